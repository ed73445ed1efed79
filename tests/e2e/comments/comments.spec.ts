import { arriveAs, expect, test } from "#tests/e2e/fixtures";
import { join, type Person } from "#tests/kit/people";

/** Creates a post of another member with comments. */
async function conversation(origin: string): Promise<{ author: Person; post: { id: number } }> {
  const author = await join({ url: origin }, "Bo Author");
  return { author, post: await author.posts(`About which one talks ${author.username}`) };
}

test("a comment is edited and deleted in the list", async ({ page, origin, member }) => {
  const { post } = await conversation(origin);
  await member.comments(post, "A first thouhgt");
  await arriveAs(page.context(), member);
  await page.goto(`/post/${post.id}`);
  const comment = page.locator("[data-comment]", { hasText: "A first" });
  const menu = comment.getByRole("button", { name: /More about the comment/ });
  await menu.click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const box = page.getByRole("textbox", { name: "Edit your comment" });
  await expect(box).toBeFocused();
  await box.fill("A first thought");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(comment.getByText("A first thought")).toBeVisible();
  await expect(comment.getByText("· Edited")).toBeVisible();
  await expect(menu).toBeFocused();

  await menu.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(comment).toHaveCount(0);
  await expect(page.getByText("No comments yet. Start the conversation.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No comments yet. Start the conversation.")).toBeVisible();
});

test("a deleted comment with replies stays as a placeholder", async ({ page, origin, member }) => {
  const { author, post } = await conversation(origin);
  const first = await member.comments(post, "Words to be taken back");
  await author.comments(post, "An answer that stays", first);
  await arriveAs(page.context(), member);
  await page.goto(`/post/${post.id}`);
  await page
    .locator("[data-comment]", { hasText: "Words to be taken back" })
    .getByRole("button", { name: /More about the comment/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("This comment was deleted")).toBeVisible();
  await expect(page.getByText("An answer that stays")).toBeVisible();
  await expect(page.getByText("Words to be taken back")).toHaveCount(0);
});

test("the author of a post may delete comments under it, but not edit them", async ({ page, origin, member }) => {
  const { author, post } = await conversation(origin);
  await member.comments(post, "Not welcome here");
  await arriveAs(page.context(), author);
  await page.goto(`/post/${post.id}`);
  await page.getByRole("button", { name: /More about the comment/ }).click();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Edit" })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Not welcome here")).toHaveCount(0);
});

test("a comment is liked and replied to, and long threads are expanded", async ({ page, origin, member }) => {
  const { author, post } = await conversation(origin);
  const first = await author.comments(post, "The first word");
  for (let reply = 1; reply <= 12; reply++) await author.comments(post, `Reply ${reply} of many`, first);
  await arriveAs(page.context(), member);
  await page.goto(`/post/${post.id}`);
  const like = page
    .locator("[data-comment]", { hasText: "The first word" })
    .getByRole("button", { name: "Like" })
    .first();
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like).toContainText("1");
  await page.getByRole("button", { name: "Show 2 more replies" }).click();
  await expect(page.getByText("Reply 12 of many")).toBeVisible();

  await page.getByRole("button", { name: "Reply", exact: true }).first().click();
  await page.getByRole("textbox", { name: /Reply to/ }).fill("An answer, kept for good");
  await page.getByRole("textbox", { name: /Reply to/ }).press("Control+Enter");
  await expect(page.getByRole("paragraph").filter({ hasText: "An answer, kept for good" })).toHaveCount(1);
  await expect(page.getByRole("list", { name: "Comments that are not sent yet" })).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Show 3 more replies" }).click();
  await expect(page.getByRole("paragraph").filter({ hasText: "An answer, kept for good" })).toBeVisible();
});

test("the address of a comment opens its post at it, also deep in a thread", async ({ page, origin, member }) => {
  const { author, post } = await conversation(origin);
  const first = await author.comments(post, "Where it began");
  for (let reply = 1; reply <= 11; reply++) await author.comments(post, `Step ${reply}`, first);
  const last = await author.comments(post, "Where it led", first);
  for (let other = 1; other <= 3; other++) await author.comments(post, `Elsewhere ${other}`);
  await arriveAs(page.context(), member);
  await page.goto(`/post/${post.id}?comment=${last.id}`);
  const linked = page.locator(`[data-comment="${last.id}"]`);
  await expect(linked).toBeInViewport();
  await expect(linked).toBeFocused();
  await expect(linked.locator("[data-marked]")).toBeVisible();
  await expect(linked.locator("[data-marked]")).toHaveCount(0);
});

test("a comment far down is shown on top when its address is opened", async ({ page, origin, member }) => {
  const { author, post } = await conversation(origin);
  for (let other = 1; other <= 21; other++) await author.comments(post, `Before ${other}`);
  const far = await author.comments(post, "Far down");
  await arriveAs(page.context(), member);
  await page.goto(`/post/${post.id}?comment=${far.id}`);
  await expect(page.getByRole("region", { name: "The linked comment" }).getByText("Far down")).toBeVisible();
  await page.getByRole("button", { name: "Show more comments" }).click();
  await expect(page.getByText("Before 21")).toBeVisible();
  await expect(page.getByText("Far down")).toHaveCount(1);
});

test("the address of a deleted comment shows a message", async ({ page, origin, member }) => {
  const { author, post } = await conversation(origin);
  await author.comments(post, "Still here");
  await arriveAs(page.context(), member);
  await page.goto(`/post/${post.id}?comment=999999999`);
  await expect(page.getByText("Still here")).toBeVisible();
  await expect(page.getByText("This comment isn't available.", { exact: false })).toBeVisible();
});

test.describe("when the server fails", () => {
  test.use({ expectedNoise: /500|Server error occurred|Broken/ });

  test("the like of a comment is reverted", async ({ page, origin, member }) => {
    const { author, post } = await conversation(origin);
    await author.comments(post, "Likable");
    await arriveAs(page.context(), member);
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes(`"SetCommentLiked"`)
        ? route.fulfill({ status: 500, contentType: "application/json", body: `{"errors":[{"message":"Broken"}]}` })
        : route.fallback(),
    );
    await page.goto(`/post/${post.id}`);
    const like = page.locator("[data-comment]").getByRole("button", { name: "Like" });
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByText("Like removed, could not save")).toBeAttached();
  });
});
