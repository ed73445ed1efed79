import type { Page } from "@playwright/test";
import { join } from "#tests/kit/people";
import { expect, expectFocusSomewhere, signIn, subscribed, test } from "#tests/e2e/fixtures";
import { away, back } from "#tests/e2e/network";

test.use({ expectedNoise: /No response received|WebSocket|ERR_|Failed to load resource|You do not have permission/ });

const likeOf = (page: Page) => page.getByRole("article").first().getByRole("button", { name: /^Like/ });

/** Opens a post and waits for the work in the background. */
async function openPost(page: Page, id: number): Promise<void> {
  const live = subscribed(page, "RelationChanged");
  await page.goto(`/post/${id}`);
  await expect(likeOf(page)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Write a comment" })).toBeVisible();
  await live;
  await page.waitForLoadState("networkidle");
}

async function comment(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: "Write a comment" }).fill(words);
  await page.getByRole("button", { name: "Comment", exact: true }).click();
}

test("likes, bookmarks and comments made while the server is away are saved later, each once", async ({
  signedIn: page,
  member,
  origin,
}) => {
  const bo = await join({ url: origin }, "Bo Author");
  const post = await bo.posts(`While away ${bo.username}`);
  await openPost(page, post.id);
  const article = page.getByRole("article").first();
  const like = likeOf(page);
  const bookmark = article.getByRole("button", { name: /^Bookmark/ });
  await away(page);
  await like.click();
  await bookmark.click();
  await bookmark.click();
  await comment(page, "Written while away");
  await expect(page.getByText("Waiting to send")).toBeVisible();
  await expect(page.getByText("3 changes will be saved")).toBeVisible();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(bookmark).toHaveAttribute("aria-pressed", "false");

  await back(page);
  await expect(page.locator("[data-comment]", { hasText: "Written while away" })).toHaveCount(1);
  await expect(page.getByText("Waiting to send")).toBeHidden();
  await expect
    .poll(async () => (await member.get<{ post: object }>(`/api/posts/${post.id}`)).body.post)
    .toMatchObject({ liked: true, bookmarked: false, likesCount: 1, commentsCount: 1 });
});

test("what waits survives a reload of the page", async ({ signedIn: page, member, origin }) => {
  const bo = await join({ url: origin }, "Bo Author");
  const post = await bo.posts(`Before the reload ${bo.username}`);
  await openPost(page, post.id);
  await away(page);
  await likeOf(page).click();
  await comment(page, "Before the reload");
  await expect(page.getByText("2 changes will be saved")).toBeVisible();
  await back(page);
  await page.reload();
  await expect(page.locator("[data-comment]", { hasText: "Before the reload" })).toHaveCount(1);
  await expect
    .poll(async () => (await member.get<{ post: object }>(`/api/posts/${post.id}`)).body.post)
    .toMatchObject({ liked: true, likesCount: 1, commentsCount: 1 });
});

test("another tab sends what waits, once, and both show it", async ({ signedIn: page, member, origin, context }) => {
  const bo = await join({ url: origin }, "Bo Author");
  const post = await bo.posts(`In two tabs ${bo.username}`);
  await openPost(page, post.id);
  await away(page);
  await likeOf(page).click();
  await comment(page, "From the first tab");
  await comment(page, "And one after it");
  await expect(page.getByText("3 changes will be saved")).toBeVisible();

  const other = await context.newPage();
  await other.goto(`/post/${post.id}`);
  await expect(other.locator("[data-comment]")).toHaveText([/From the first tab/, /And one after it/]);
  await expect(likeOf(other)).toHaveAttribute("aria-pressed", "true");
  await back(page);
  await expect(page.locator("[data-comment]")).toHaveText([/From the first tab/, /And one after it/]);
  await expect(page.getByText("Waiting to send")).toBeHidden();
  await expect(likeOf(page)).toHaveAttribute("aria-pressed", "true");
  await expect
    .poll(async () => (await member.get<{ post: object }>(`/api/posts/${post.id}`)).body.post)
    .toMatchObject({ liked: true, likesCount: 1, commentsCount: 2 });
});

test("a comment that the server refuses says why, and can be discarded", async ({ signedIn: page, origin }) => {
  const bo = await join({ url: origin }, "Bo Author");
  const post = await bo.posts(`Refused ${bo.username}`);
  await openPost(page, post.id);
  await away(page);
  await comment(page, "Too late");
  await expect(page.getByText("Waiting to send")).toBeVisible();
  await page.route(/\/graphql$/, async (route) => {
    if (!route.request().postData()?.includes("AddComment")) return route.continue();
    const errors = [{ message: "You cannot comment here.", extensions: { code: "FORBIDDEN" } }];
    return route.fulfill({ json: { data: null, errors } });
  });
  await back(page);
  const refused = page.locator("[data-pending-comment]");
  await expect(refused).toContainText("You cannot comment here.");
  await refused.getByRole("button", { name: "Discard" }).focus();
  await page.keyboard.press("Enter");
  await expect(refused).toHaveCount(0);
  await expectFocusSomewhere(page);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Write a comment" })).toBeVisible();
  await expect(refused).toHaveCount(0);
});

test("a sign-out keeps what waits for its member: nobody else sends it, and the next sign-in does", async ({
  signedIn: page,
  member,
  origin,
}) => {
  const bo = await join({ url: origin }, "Bo Author");
  const post = await bo.posts(`Left behind ${bo.username}`);
  const counts = async () => (await bo.get<{ post: object }>(`/api/posts/${post.id}`)).body.post;
  await openPost(page, post.id);
  await away(page);
  await likeOf(page).click();
  await comment(page, "Left behind");
  await expect(page.getByText("2 changes will be saved")).toBeVisible();
  // No request is on its way any more, which could still arrive as the member's own after the sign-out.
  await expect(page.getByText("Waiting to send")).toBeVisible();
  await page.getByRole("button", { name: /account/i }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/auth/login");
  await back(page);

  const eva = await join({ url: origin }, "Eva Next");
  await page.evaluate((token) => localStorage.setItem("auth_token", token), eva.token);
  await openPost(page, post.id);
  await expect(likeOf(page)).toHaveAttribute("aria-pressed", "false");
  expect(await counts()).toMatchObject({ likesCount: 0, commentsCount: 0 });

  await page.evaluate(() => localStorage.removeItem("auth_token"));
  await signIn(page, member);
  await page.goto(`/post/${post.id}`);
  await expect(page.locator("[data-comment]", { hasText: "Left behind" })).toHaveCount(1);
  await expect(likeOf(page)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(counts).toMatchObject({ likesCount: 1, commentsCount: 1 });
});
