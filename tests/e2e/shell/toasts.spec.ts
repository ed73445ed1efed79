import type { Page } from "@playwright/test";
import { expect, refusePosts, test } from "#tests/e2e/fixtures";

const region = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" });
const toast = (page: Page) => region(page).getByRole("listitem");

/** Shows a toast to a guest. */
async function raise(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(toast(page)).toContainText("Please enter your email address");
}

test.describe("over a dialog", () => {
  test.use({ expectedNoise: /Server error/ });

  test("a toast is announced, reached by F8 and closed, and the dialog stays", async ({ home }) => {
    await refusePosts(home);
    await home.getByRole("button", { name: "Start a post" }).click();
    const dialog = home.getByRole("dialog", { name: "Create a post" });
    const words = dialog.getByRole("textbox", { name: "Your post" });
    await words.fill("An idea that does not get through");
    await words.press("Control+Enter");

    // The search is by role, because it does not match what an open dialog hides from screen readers.
    await expect(toast(home)).toContainText("Post failed");
    const announcement = home.locator("[aria-live=assertive]", { hasText: "Post failed" }).first();
    await expect(announcement).toBeAttached();
    expect(await announcement.evaluate((element) => element.closest("[aria-hidden=true]") === null)).toBe(true);

    await words.focus();
    await home.keyboard.press("F8");
    await expect(region(home).getByRole("list")).toBeFocused();
    await home.keyboard.press("Tab");
    await expect(toast(home)).toBeFocused();
    await home.keyboard.press("Tab");
    await expect(toast(home).getByRole("button", { name: "Close" })).toBeFocused();
    await home.keyboard.press("Enter");
    await expect(toast(home)).toBeHidden();
    await expect(words).toBeFocused();
    await expect(dialog).toBeVisible();
    await expect(words).toHaveValue("An idea that does not get through");

    await words.press("Control+Enter");
    await toast(home).getByRole("button", { name: "Close" }).click();
    await expect(toast(home)).toBeHidden();
    await expect(dialog).toBeVisible();
  });
});

test.describe("a toast", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/auth/forgot-password");
  });

  test("is one at a time, and at most 420 pixels wide", async ({ page }) => {
    await raise(page);
    await raise(page);
    await expect(toast(page)).toHaveCount(1);
    const box = await toast(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
  });

  test("waits while the pointer is on it, and then closes by itself", async ({ page }) => {
    await raise(page);
    const ring = toast(page).locator("circle").nth(1);
    const plays = () => ring.evaluate((element) => element.getAnimations()[0]?.playState);
    expect(await plays()).toBe("running");
    await toast(page).hover();
    await expect.poll(plays).toBe("paused");
    await page.mouse.move(5, 5);
    await expect.poll(plays).toBe("running");
    await expect(toast(page)).toBeHidden();
  });

  test("that was closed by hand does not keep the next one from closing", async ({ page }) => {
    await raise(page);
    await toast(page).getByRole("button", { name: "Close" }).click();
    await expect(toast(page)).toBeHidden();
    await raise(page);
    await expect(toast(page)).toBeHidden();
  });

  test("is swiped away to the right, past 50 pixels", async ({ page }) => {
    const swipe = async (by: number) => {
      const box = await toast(page).boundingBox();
      if (!box) throw new Error("There is no toast.");
      await page.mouse.move(box.x + 40, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 40 + by / 2, box.y + box.height / 2, { steps: 4 });
      await page.mouse.move(box.x + 40 + by, box.y + box.height / 2, { steps: 4 });
      await page.mouse.up();
    };
    await raise(page);
    await swipe(45);
    await expect(toast(page)).toHaveAttribute("data-state", "open");
    // The pointer is over the toast, so its time stands still, and only the swipe can close it.
    await swipe(70);
    await expect(toast(page)).toBeHidden();
  });
});
