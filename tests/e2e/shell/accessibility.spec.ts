import type { Page } from "@playwright/test";
import { barriers } from "#tests/e2e/barriers";
import { expect, test } from "#tests/e2e/fixtures";
import { GUEST_SCREENS, MEMBER_WALKS } from "#tests/e2e/screens";

// Each screen is searched whole, which takes a while where much else goes on.
test.describe.configure({ timeout: 90_000 });

const LOOKS = [
  { scheme: "light", width: 1280 },
  { scheme: "light", width: 390 },
  { scheme: "dark", width: 1280 },
  { scheme: "dark", width: 390 },
] as const;

for (const { scheme, width } of LOOKS) {
  test.describe(`in ${scheme} at ${width} px`, () => {
    test.use({
      colorScheme: scheme,
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: "reduce" },
      expectedNoise: /404 \(Not Found\)/,
    });

    test("guests meet no barrier", async ({ page }) => {
      for (const [name, go] of GUEST_SCREENS) {
        await go(page);
        expect.soft(await barriers(page), name).toEqual([]);
      }
    });

    for (const [walk, screens] of Object.entries(MEMBER_WALKS)) {
      test(`members meet no barrier: ${walk}`, async ({ home }) => {
        for (const [name, go] of screens) {
          await go(home);
          expect.soft(await barriers(home), name).toEqual([]);
        }
      });
    }
  });
}

test.describe("at 320 px", () => {
  test.use({
    viewport: { width: 320, height: 640 },
    contextOptions: { reducedMotion: "reduce" },
    expectedNoise: /404 \(Not Found\)/,
  });

  /** What sticks out of the page to the right. */
  const sticksOut = (page: Page) =>
    page.evaluate(() => {
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      if (wide <= 0) return [];
      const parts = [...document.querySelectorAll("body *")].filter(
        (one) => one.getBoundingClientRect().right > innerWidth,
      );
      return [`${wide} px`, ...parts.map((one) => one.outerHTML.slice(0, 120))];
    });
  /** What still moves although the reader asked for stillness. */
  const moves = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length);

  test("nothing of a guest's scrolls sideways, and nothing moves", async ({ page }) => {
    for (const [name, go] of GUEST_SCREENS) {
      await go(page);
      expect.soft(await sticksOut(page), name).toEqual([]);
      await expect.soft.poll(() => moves(page), name).toBe(0);
    }
  });

  for (const [walk, screens] of Object.entries(MEMBER_WALKS)) {
    test(`nothing of a member's scrolls sideways, and nothing moves: ${walk}`, async ({ home }) => {
      for (const [name, go] of screens) {
        await go(home);
        expect.soft(await sticksOut(home), name).toEqual([]);
        await expect.soft.poll(() => moves(home), name).toBe(0);
      }
    });
  }
});
