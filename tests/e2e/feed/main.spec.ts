import { randomBytes } from "node:crypto";
import { join } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { arriveAs, card, expect, test, watch } from "#tests/e2e/fixtures";

test("a newcomer registers, signs in, reads, posts a picture, likes, bookmarks and comments, and others see it live", async ({
  page,
  browser,
  origin,
}) => {
  const username = `grace-${randomBytes(4).toString("hex")}`;
  const idea = `A bench at every bus stop ${username}`;

  await test.step("registers", async () => {
    await page.goto("/");
    await expect(page).toHaveURL("/auth/login");
    await page.getByRole("link", { name: "Create account" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Grace Hopper");
    await page.getByLabel("Email", { exact: true }).fill(`${username}@example.test`);
    await page.getByLabel("Username", { exact: true }).fill(username);
    await page.getByLabel("Password", { exact: true }).fill("compilers are friends");
    await page.getByLabel("Confirm Password", { exact: true }).fill("compilers are friends");
    await expect(page.getByText("Available", { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Success", { exact: true }).first()).toBeVisible();
  });

  await test.step("signs out and in again", async () => {
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(page).toHaveURL("/auth/login");
    await expect(page.getByText("Logged out", { exact: true }).first()).toBeVisible();
    await page.getByLabel("Email or username").fill(username.toUpperCase());
    await page.getByLabel("Password", { exact: true }).fill("compilers are friends");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page).toHaveURL("/");
  });

  await test.step("scrolls the feed to its second page", async () => {
    const articles = page.getByRole("feed").getByRole("article");
    await expect(articles).toHaveCount(10);
    await expect(articles.first()).toHaveAttribute("aria-posinset", "1");
    await articles.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 20_000);
    await expect(articles).toHaveCount(20);
    await page.evaluate(() => scrollTo(0, 0));
  });

  const other = await browser.newContext({ baseURL: origin });
  const problems = watch(other, origin);
  const reader = await join({ url: origin }, "Bo");
  // Whoever follows a newcomer sees their posts at once.
  const { body } = await reader.get<{ user: { id: number } }>(`/api/profile/${username}`);
  expect((await reader.send(`/api/users/${body.user.id}/follow`)).status).toBe(200);
  await arriveAs(other, reader);
  const second = await other.newPage();
  const subscribed = new Promise<void>((resolve) => {
    second.on("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => {
        if (String(payload).includes('"subscribe"')) resolve();
      });
    });
  });
  await second.goto("/");
  await expect(second.getByRole("tab", { name: "Following" })).toHaveAttribute("aria-selected", "true");
  await subscribed;

  await test.step("posts an idea with a picture", async () => {
    await page.getByRole("button", { name: "Start a post" }).click();
    const dialog = page.getByRole("dialog", { name: "Create a post" });
    const post = dialog.getByRole("button", { name: "Post", exact: true });
    await expect(post).toBeDisabled();
    await dialog.getByRole("textbox", { name: "Your post" }).fill(`${idea} #cities`);
    const file = await pictures.png(640, 400);
    const choosing = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Photo" }).click();
    await (
      await choosing
    ).setFiles({
      name: "bench.png",
      mimeType: "image/png",
      buffer: Buffer.from(await file.arrayBuffer()),
    });
    await expect(dialog.getByRole("img").first()).toBeVisible();
    await post.click();
    await expect(page.getByText("Post created", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("Your post has been published successfully", { exact: true }).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    const first = page.getByRole("feed").getByRole("article").first();
    await expect(first).toContainText(idea);
    await expect(first).toContainText("#cities");
    const picture = first.locator("img[src*='/media/']");
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
  });

  await test.step("another member sees it arrive", async () => {
    await second.getByRole("button", { name: /new post/ }).click();
    await expect(second.getByRole("feed").getByRole("article").filter({ hasText: idea })).toBeVisible();
  });

  await test.step("likes, bookmarks and comments", async () => {
    const own = card(page, idea);
    await own.getByRole("button", { name: /Like/ }).click();
    await expect(own.getByRole("button", { name: /Like/ })).toHaveAttribute("aria-pressed", "true");
    await own.getByRole("button", { name: /Bookmark/ }).click();
    await expect(own.getByRole("button", { name: /Bookmark/ })).toHaveAttribute("aria-pressed", "true");

    await own.getByRole("button", { name: /Comment/ }).click();
    const dialog = page.getByRole("dialog");
    await expect(page).toHaveURL(/\/post\/\d+$/);
    const box = dialog.getByRole("textbox", { name: "Write a comment" });
    await expect(box).toBeFocused();
    await box.fill("  And a roof over it  ");
    await dialog.getByRole("button", { name: "Comment", exact: true }).click();
    await expect(dialog.getByRole("paragraph").filter({ hasText: "And a roof over it" })).toBeVisible();
    await dialog.getByRole("button", { name: "Reply" }).click();
    await dialog.getByRole("textbox", { name: /reply/i }).fill("In winter above all");
    await dialog.getByRole("button", { name: "Reply", exact: true }).last().click();
    await expect(dialog.getByRole("paragraph").filter({ hasText: "In winter above all" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/");
    await expect(own.getByRole("button", { name: /Comment/ })).toContainText("2");
  });

  await test.step("sees all of it again after a reload", async () => {
    await page.reload();
    const own = card(page, idea);
    await expect(own.getByRole("button", { name: /Like/ })).toHaveAttribute("aria-pressed", "true");
    await expect(own.getByRole("button", { name: /Like/ })).toContainText("1");
    await expect(own.getByRole("button", { name: /Bookmark/ })).toHaveAttribute("aria-pressed", "true");
    await expect(own.getByRole("button", { name: /Comment/ })).toContainText("2");
  });

  expect(problems).toEqual([]);
  await other.close();
});
