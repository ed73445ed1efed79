import { talk } from "#tests/kit/chat";
import { befriend, join } from "#tests/kit/people";
import { expect, test } from "#tests/e2e/fixtures";

test("an unsent comment and reply are there again after Escape, a reload and a closed tab", async ({
  signedIn: page,
  member,
  context,
}) => {
  const post = await member.posts(`Discussed ${member.username}`);
  await member.comments(post, "A first comment");
  await page.goto("/");
  const article = page.getByRole("article").filter({ hasText: `Discussed ${member.username}` });
  const dialog = page.getByRole("dialog");
  const comment = dialog.getByRole("textbox", { name: "Write a comment" });
  const reply = dialog.getByRole("textbox", { name: `Reply to ${member.name}` });

  await article.getByRole("button", { name: /Comment/ }).click();
  await comment.fill("Half a comment");
  await dialog.getByRole("button", { name: "Reply", exact: true }).first().click();
  await reply.fill("Half a reply");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await article.getByRole("button", { name: /Comment/ }).click();
  await expect(comment).toHaveValue("Half a comment");
  await expect(comment).toBeFocused();
  await expect(reply).toHaveValue("Half a reply");
  await expect(dialog.getByText("Draft restored")).toHaveCount(2);

  await comment.fill("Half a comment, longer");
  const other = await context.newPage();
  await page.close();
  await other.goto(`/post/${post.id}`);
  const again = other.getByRole("textbox", { name: "Write a comment" });
  await expect(again).toHaveValue("Half a comment, longer");
  await expect(other.getByText("Draft restored")).toHaveCount(2);
  await other.getByRole("button", { name: "Discard" }).first().click();
  await expect(again).toHaveValue("");
  await expect(again).toBeFocused();
  await other.reload();
  await expect(again).toHaveValue("");
  await other.getByRole("textbox", { name: `Reply to ${member.name}` }).press("Control+Enter");
  // The box closes when the server has the reply.
  await expect(other.getByRole("textbox", { name: `Reply to ${member.name}` })).toHaveCount(0);
  await expect(other.getByRole("paragraph").filter({ hasText: "Half a reply" })).toBeVisible();
  await other.reload();
  await expect(other.getByRole("paragraph").filter({ hasText: "Half a reply" })).toBeVisible();
  await expect(other.getByText("Draft restored")).toHaveCount(0);
});

test("a half-written message is there again after a reload, for its member alone", async ({
  signedIn: page,
  member,
  origin,
}) => {
  const bo = await join({ url: origin }, "Bo Lind");
  await befriend(bo, member);
  const conversation = await talk(member, [bo]);
  await page.goto(`/chat?c=${conversation.id}`);
  const box = page.getByRole("textbox", { name: "Write a message" });
  await box.fill("Half a message");
  await page.reload();
  await expect(box).toHaveValue("Half a message");
  await expect(page.getByText("Draft restored")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue("");
  await expect(page.getByText("Draft restored")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("log").getByText("Half a message")).toBeVisible();
  await expect(box).toHaveValue("");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("unsent")))).toEqual([]);
});
