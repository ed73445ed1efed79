import type { Page } from "@playwright/test";
import { barriersAtWidths, expectRoom } from "#tests/e2e/barriers";
import { expect, test } from "#tests/e2e/fixtures";
import { FINDING_WALKS } from "#tests/e2e/screens/finding";
import { GUEST_SCREENS } from "#tests/e2e/screens/guests";
import { ADMINISTERING_WALKS } from "#tests/e2e/screens/administering";
import { MODERATING_WALKS } from "#tests/e2e/screens/moderating";
import { PEOPLE_WALKS } from "#tests/e2e/screens/people";
import { READING_WALKS } from "#tests/e2e/screens/reading";
import type { Screen } from "#tests/e2e/screens/screen";
import { isRelease } from "#tests/kit/release";

// Each screen is checked as a whole, which takes a while on a busy machine.
test.describe.configure({ timeout: 120_000 });

const WALKS = { ...READING_WALKS, ...PEOPLE_WALKS, ...FINDING_WALKS, ...MODERATING_WALKS, ...ADMINISTERING_WALKS };

test.use({
  colorScheme: "light",
  viewport: { width: 320, height: 900 },
  contextOptions: { reducedMotion: "reduce" },
  expectedNoise: /404 \(Not Found\)/,
});

/** The widths at which screens are checked; the walk itself goes through the narrowest window. */
const WIDTHS = [390, 1280];

/**
 * Runs one walk: each screen fits into 320 px, and is checked in both themes: at both widths for a release, else at one,
 * in turns.
 */
async function walk(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [index, [name, go]] of screens.entries()) {
    await go(page);
    await expectRoom(page, name);
    const widths = isRelease ? WIDTHS : [WIDTHS[index % WIDTHS.length] ?? 390];
    expect.soft(await barriersAtWidths(page, widths), name).toEqual([]);
  }
}

test("barriers that are planted are found, at each width, in each theme, and again in a page that was checked", async ({
  page,
}) => {
  await page.setContent(
    `<html lang="en"><title>A page</title><main><h1>A page</h1><img src="data:,">
      <style>p { color: #bbb; background: #fff } @media (prefers-color-scheme: dark) { p { color: #333; background: #000 } }</style>
      <p>Pale words</p></main></html>`,
  );
  const found = (await barriersAtWidths(page, WIDTHS)).map((one) => one.split(": ").slice(0, 2).join(": "));
  expect(found.toSorted()).toEqual(
    WIDTHS.flatMap((width) => [
      `${width} px, dark: color-contrast`,
      `${width} px, light: color-contrast`,
      `${width} px, light: image-alt`,
    ]).toSorted(),
  );
});

test("guests meet no accessibility barriers", ({ page }) => walk(page, GUEST_SCREENS));
for (const [name, screens] of Object.entries(WALKS))
  test(`members meet no barrier: ${name}`, ({ signedIn }) => walk(signedIn, screens));
