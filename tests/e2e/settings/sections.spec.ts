import { expect, test } from "#tests/e2e/fixtures";

test.describe("the links to the sections on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("show whole the one of the section that an address names", async ({ signedIn: page }) => {
    await page.goto("/settings#privacy");
    const current = page.getByRole("navigation", { name: "Settings" }).locator("[aria-current]");
    await expect(current).toHaveText("Privacy");
    await expect(current).toBeInViewport({ ratio: 1 });
  });
});
