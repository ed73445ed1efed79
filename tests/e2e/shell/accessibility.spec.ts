import type { Page } from "@playwright/test";
import { atWidth, barriersInBothThemes, expectRoom } from "#tests/e2e/barriers";
import { expect, test } from "#tests/e2e/fixtures";
import { FINDING_WALKS } from "#tests/e2e/screens/finding";
import { GUEST_SCREENS } from "#tests/e2e/screens/guests";
import { PEOPLE_WALKS } from "#tests/e2e/screens/people";
import { READING_WALKS } from "#tests/e2e/screens/reading";
import type { Screen } from "#tests/e2e/screens/screen";

// Each screen is checked as a whole, which takes a while on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** The width at which a walk is checked, and the one at which it is walked: a phone's begins on the narrowest. */
const WIDTHS = [
  { width: 1280, from: { width: 1280, height: 900 } },
  { width: 390, from: { width: 320, height: 640 } },
];

for (const { width, from } of WIDTHS) {
  test.describe(`at ${width} px, in both themes`, () => {
    test.use({
      colorScheme: "light",
      viewport: from,
      contextOptions: { reducedMotion: "reduce" },
      expectedNoise: /404 \(Not Found\)/,
    });

    /** Runs one walk: each screen fits into 320 px, and is checked at its width in both themes. */
    async function walk(page: Page, screens: readonly Screen[]): Promise<void> {
      for (const [name, go] of screens) {
        await go(page);
        if (from.width === 320) await expectRoom(page, name);
        await atWidth(page, width, async () => {
          expect.soft(await barriersInBothThemes(page), name).toEqual([]);
        });
      }
    }

    test("guests meet no accessibility barriers", ({ page }) => walk(page, GUEST_SCREENS));
    for (const [name, screens] of Object.entries({ ...READING_WALKS, ...PEOPLE_WALKS, ...FINDING_WALKS }))
      test(`members meet no barrier: ${name}`, ({ signedIn }) => walk(signedIn, screens));
  });
}
