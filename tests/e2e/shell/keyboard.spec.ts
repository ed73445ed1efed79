import { card, expect, expectFocusSomewhere, test } from "#tests/e2e/fixtures";
import { PASSWORD } from "#tests/kit/people";

test("signing in needs no mouse and few keys", async ({ page, member }) => {
  await page.goto("/auth/login");
  const field = page.getByLabel("Email or username");
  await expect(field).toBeVisible();
  let keys = 0;
  while (!(await field.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press("Tab");
    expect(++keys).toBeLessThanOrEqual(12);
  }
  await page.keyboard.type(member.username);
  const password = page.getByLabel("Password", { exact: true });
  while (!(await password.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press("Tab");
    expect(++keys).toBeLessThanOrEqual(12);
  }
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});

test("the feed is read, liked, opened and written with the keyboard alone", async ({ home, member }) => {
  await test.step("the first elements in tab order skip what repeats", async () => {
    await home.keyboard.press("Tab");
    await expect(home.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await home.keyboard.press("Enter");
    await home.keyboard.press("Tab");
    const inContent = home.getByRole("main").locator(":focus");
    await expect(inContent).toHaveCount(1);
  });

  const words = `By keys alone ${member.username}`;
  await test.step("a post is written", async () => {
    const start = home.getByRole("button", { name: "Start a post" });
    await start.focus();
    await home.keyboard.press("Enter");
    const dialog = home.getByRole("dialog", { name: "Create a post" });
    await expect(dialog.getByRole("textbox", { name: "Your post" })).toBeFocused();
    await home.keyboard.type(words);
    for (let i = 0; i < 12; i++) {
      await home.keyboard.press("Tab");
      await expect(dialog.locator(":focus")).toHaveCount(1);
    }
    await dialog.getByRole("textbox", { name: "Your post" }).focus();
    await home.keyboard.press("Control+Enter");
    await expect(dialog).toBeHidden();
    await expect(card(home, words)).toBeVisible();
    await expectFocusSomewhere(home);
  });

  await test.step("posts are moved through", async () => {
    const articles = home.getByRole("feed").getByRole("article");
    await articles.first().focus();
    await home.keyboard.press("PageDown");
    await expect(articles.nth(1)).toBeFocused();
    await home.keyboard.press("PageUp");
    await expect(articles.first()).toBeFocused();
  });

  await test.step("one is liked and opened, and focus returns", async () => {
    const own = card(home, words);
    const like = own.getByRole("button", { name: /Like/ });
    await like.focus();
    await home.keyboard.press("Space");
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(like).toBeFocused();
    const comment = own.getByRole("button", { name: /Comment/ });
    await comment.focus();
    await home.keyboard.press("Enter");
    const dialog = home.getByRole("dialog");
    await expect(dialog.getByRole("textbox", { name: "Write a comment" })).toBeFocused();
    await home.keyboard.type("Said without a mouse");
    await home.keyboard.press("Control+Enter");
    await expect(dialog.getByRole("paragraph").filter({ hasText: "Said without a mouse" })).toBeVisible();
    await home.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expectFocusSomewhere(home);
    await expect(comment).toBeFocused();
  });

  await test.step("the theme is chosen and the member signs out", async () => {
    await home.getByRole("button", { name: "Your account" }).focus();
    await home.keyboard.press("Enter");
    await expect(home.getByRole("menu")).toBeVisible();
    await expectFocusSomewhere(home);
    await home.keyboard.press("Escape");
    await expect(home.getByRole("button", { name: "Your account" })).toBeFocused();
    await home.keyboard.press("Enter");
    await home.keyboard.press("End");
    await expect(home.getByRole("menuitem", { name: "Logout" })).toBeFocused();
    await home.keyboard.press("Enter");
    await expect(home).toHaveURL("/auth/login");
  });
});
