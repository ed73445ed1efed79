import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { PASSWORD } from "#tests/kit/people";
import { sticksOut } from "#tests/e2e/barriers";
import { expect, test } from "#tests/e2e/fixtures";

/** Creates an account by the form, as a newcomer does. */
async function register(page: Page, name: string): Promise<void> {
  const username = `robin-${randomBytes(4).toString("hex")}`;
  await page.goto("/auth/register");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email", { exact: true }).fill(`${username}@example.test`);
  await page.getByLabel("Username", { exact: true }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password", { exact: true }).fill(PASSWORD);
  await expect(page.getByText("Available", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/");
}

for (const width of [390, 1280])
  test(`at ${width} px a new member chooses tags, people and groups on the home page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await register(page, "Robin Day");
    const guide = page.getByRole("region", { name: "Welcome, Robin Day" });
    const choice = guide.getByRole("region", { name: "Choose what to follow" });
    const part = (name: string) => choice.getByRole("region", { name });
    await expect(part("Tags to follow").getByRole("button", { name: /^Follow #/ })).toHaveCount(3);
    await expect(part("People to follow").getByRole("button", { name: /^Follow / })).toHaveCount(3);
    await expect(part("Groups to join").getByRole("listitem")).toHaveCount(3);
    expect(await sticksOut(page)).toEqual([]);
    await expect(choice.getByRole("button", { name: "Skip" })).toBeVisible();

    for (const name of ["Tags to follow", "People to follow"]) {
      await part(name)
        .getByRole("button", { name: /^Follow / })
        .first()
        .focus();
      await page.keyboard.press("Enter");
      await expect(part(name).getByRole("button", { name: /^Unfollow / })).toHaveCount(1);
    }
    await choice.getByRole("button", { name: "Done" }).click();
    await expect(choice).toBeHidden();
    await expect(guide.getByText("Choose what to follow, done")).toBeVisible();
    await expect(guide.getByRole("heading", { name: "Welcome, Robin Day" })).toBeFocused();
    await page.reload();
    await expect(guide.getByText("Choose what to follow, done")).toBeVisible();
    await expect(choice).toBeHidden();
  });

test("a new member skips the choice, and finds it again among the first steps", async ({ page }) => {
  await register(page, "Robin Day");
  const guide = page.getByRole("region", { name: "Welcome, Robin Day" });
  const choice = guide.getByRole("region", { name: "Choose what to follow" });
  await choice.getByRole("button", { name: "Skip" }).click();
  await expect(choice).toBeHidden();
  await page.reload();
  await guide.getByRole("button", { name: "Choose what to follow" }).press("Enter");
  await expect(choice).toBeFocused();
  await expect(choice.getByRole("button", { name: "Skip" })).toBeVisible();
});
