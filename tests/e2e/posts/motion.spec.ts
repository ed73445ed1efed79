import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { sendMessage, talk } from "#tests/kit/chat";
import { befriend, join } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { arriveAs, card, expect, test } from "#tests/e2e/fixtures";

/** Returns how many frames the picture has that is visible now. */
async function frames(page: Page, picture: Locator): Promise<number> {
  const address = await picture.evaluate((image: HTMLImageElement) => image.src);
  const answer = await page.request.get(address);
  const { pages = 1 } = await sharp(await answer.body()).metadata();
  return pages;
}

test("a moving picture is still with reduced motion until the member plays it, in a post and large", async ({
  page,
  member,
}) => {
  const media = await member.uploads(await pictures.animation(6, 300));
  await member.posts(`Moving ${member.username}`, { mediaIds: [media.id] });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await arriveAs(page.context(), member);
  await page.goto("/");
  const post = card(page, `Moving ${member.username}`);
  const picture = post.getByRole("img", { name: /^Picture by/ });
  const play = post.getByRole("button", { name: /^Play/ });
  await expect(play).toBeVisible();
  expect(await frames(page, picture)).toBe(1);
  await play.click();
  await expect.poll(() => frames(page, picture)).toBe(6);
  await post.getByRole("button", { name: /^Pause/ }).click();
  await expect.poll(() => frames(page, picture)).toBe(1);

  await post.getByRole("button", { name: "Comment" }).click();
  const dialog = page.getByRole("dialog", { name: /Post by/ });
  await expect(dialog.getByRole("button", { name: /^Play/ })).toBeVisible();
  await dialog.locator("[data-picture]").click();
  const large = page.getByRole("dialog", { name: "Picture" });
  expect(await frames(page, large.getByRole("img"))).toBe(1);
  await large.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => frames(page, large.getByRole("img"))).toBe(6);
});

test("a moving picture of a message follows the setting, and can be stopped", async ({ page, member, origin }) => {
  const friend = await join({ url: origin }, "Bo Lind");
  await befriend(member, friend);
  const conversation = await talk(member, [friend]);
  const { id } = await friend.uploads(await pictures.animation(6, 300));
  await sendMessage(friend, conversation, "Look", { media_ids: [id] });
  await arriveAs(page.context(), member);
  await page.goto(`/chat?c=${conversation.id}`);
  const log = page.getByRole("log", { name: "Messages" });
  const picture = log.getByRole("img", { name: /^Picture by/ });
  await log.getByRole("button", { name: /^Pause/ }).click();
  await expect.poll(() => frames(page, picture)).toBe(1);

  await member.query(`mutation { updateSettings(input: { autoplay: NEVER }) { autoplay } }`);
  await page.reload();
  await expect(log.getByRole("button", { name: /^Play/ })).toBeVisible();
  expect(await frames(page, picture)).toBe(1);
});
