import { clips } from "#tests/kit/clips/clips";
import { barriersInBothThemes } from "#tests/e2e/barriers";
import { arriveAs, card, expect, publish, test } from "#tests/e2e/fixtures";

test("an author edits a post, and everyone can see what changed", async ({ home, member }) => {
  await publish(home, `Every street owns its storage ${member.username}`);
  const post = card(home, member.username).first();
  await expect(post.getByRole("button", { name: "Edited" })).toHaveCount(0);
  await post.getByRole("button", { name: "More about your post" }).click();
  await home.getByRole("menuitem", { name: "Edit" }).click();
  const dialog = home.getByRole("dialog", { name: "Edit post" });
  const words = dialog.getByRole("textbox", { name: "Your post" });
  await expect(words).toBeFocused();
  await words.fill(`Every house owns its storage ${member.username}`);
  await dialog.getByRole("textbox", { name: "Title" }).fill("On storage");
  await dialog.getByRole("combobox", { name: "Category" }).selectOption("Environment");
  await dialog.getByRole("textbox", { name: "Tags" }).fill("grids");
  await home.keyboard.press("Enter");
  await dialog.getByRole("combobox", { name: "Who can see it" }).selectOption("Friends only");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(post.getByRole("heading", { name: "On storage" })).toBeVisible();
  await expect(post.getByText("#grids")).toBeVisible();
  await expect(post.getByText("Friends only")).toBeVisible();
  await expect(post.getByRole("button", { name: "More about your post" })).toBeFocused();

  await post.getByRole("button", { name: "Edited" }).click();
  const history = home.getByRole("dialog", { name: "Edit history" });
  await expect(history.locator("del", { hasText: "street" })).toBeVisible();
  await expect(history.locator("ins", { hasText: "house" })).toBeVisible();
  await home.keyboard.press("Escape");
  await expect(history).toBeHidden();
  await home.reload();
  await expect(post.getByRole("heading", { name: "On storage" })).toBeVisible();
});

test("closing the form keeps the changes as a draft, and Cancel asks before it drops them", async ({
  home,
  member,
}) => {
  await publish(home, `Kept ${member.username}`);
  const post = card(home, member.username).first();
  async function edit() {
    await post.getByRole("button", { name: "More about your post" }).click();
    await home.getByRole("menuitem", { name: "Edit" }).click();
  }
  const dialog = home.getByRole("dialog", { name: "Edit post" });
  const words = dialog.getByRole("textbox", { name: "Your post" });
  await edit();
  await words.fill(`Half changed ${member.username}`);
  await home.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await edit();
  await expect(words).toHaveValue(`Half changed ${member.username}`);
  await expect(dialog.getByText("Draft restored")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByText("Discard your changes?")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await expect(words).toHaveValue(`Half changed ${member.username}`);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.getByRole("alert").getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toBeHidden();
  await expect(post).toContainText(`Kept ${member.username}`);
  await edit();
  await expect(words).toHaveValue(`Kept ${member.username}`);
});

test("a deleted post leaves the feed, and focus moves to the next one", async ({ home, member }) => {
  await publish(home, `Gone ${member.username}`);
  const post = card(home, `Gone ${member.username}`);
  await post.getByRole("button", { name: "More about your post" }).click();
  await home.getByRole("menuitem", { name: "Delete" }).click();
  const question = home.getByRole("alertdialog", { name: "Delete this post?" });
  await expect(question.getByRole("button", { name: "Keep it" })).toBeFocused();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question).toBeHidden();
  await expect(post).toHaveCount(0);
  await expect(home.getByRole("feed").getByRole("article").first()).toBeFocused();
  await home.reload();
  await expect(home.getByRole("feed").getByRole("article").first()).toBeVisible();
  await expect(post).toHaveCount(0);
});

test("a post that is deleted in its dialog closes it", async ({ home, member }) => {
  await publish(home, `Open and gone ${member.username}`);
  await card(home, `Open and gone ${member.username}`).getByRole("button", { name: "Comment" }).click();
  const dialog = home.getByRole("dialog", { name: /Post by/ });
  await dialog.getByRole("button", { name: "More about your post" }).click();
  await home.getByRole("menuitem", { name: "Delete" }).click();
  await home.getByRole("alertdialog", { name: "Delete this post?" }).getByRole("button", { name: "Delete" }).click();
  await expect(home).toHaveURL("/");
  await expect(home.getByRole("dialog")).toHaveCount(0);
  await expect(card(home, `Open and gone ${member.username}`)).toHaveCount(0);
});

test.describe("a video", () => {
  test("plays automatically while it is visible, and can be stopped", async ({ page, member }) => {
    const media = await member.uploads(await clips.webm());
    await member.posts(`Film ${member.username}`, { mediaIds: [media.id] });
    await arriveAs(page.context(), member);
    await page.goto("/");
    const post = card(page, `Film ${member.username}`);
    const video = post.locator("video");
    // Other tests may have posted above it meanwhile.
    const look = () => video.evaluate((one) => one.scrollIntoView({ block: "center" }));
    await look();
    await expect(post.getByRole("button", { name: /^Pause/ })).toBeVisible();
    expect(await video.evaluate((one: HTMLVideoElement) => [one.muted, one.loop, one.paused])).toEqual([
      true,
      true,
      false,
    ]);
    await page.evaluate(() => scrollTo(0, 4_000));
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
    await look();
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
    await post.getByRole("button", { name: /^Pause/ }).click();
    await expect(post.getByRole("button", { name: /^Play/ })).toBeVisible();
    expect(await video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
  });

  test("does not move with reduced motion, until the member plays it", async ({ page, member }) => {
    const media = await member.uploads(await clips.webm());
    await member.posts(`Still ${member.username}`, { mediaIds: [media.id] });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arriveAs(page.context(), member);
    await page.goto("/");
    const post = card(page, `Still ${member.username}`);
    await post.getByRole("button", { name: /^Play/ }).click();
    await expect(post.getByRole("button", { name: /^Pause/ })).toBeVisible();
  });

  test("does not play automatically for a member who has switched that off", async ({ page, member }) => {
    const media = await member.uploads(await clips.webm());
    await member.posts(`Quiet ${member.username}`, { mediaIds: [media.id] });
    await arriveAs(page.context(), member);
    await page.goto("/settings");
    await page
      .getByRole("radiogroup", { name: "Play videos automatically" })
      .getByRole("radio", { name: "Never" })
      .check();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.goto("/");
    const post = card(page, `Quiet ${member.username}`);
    await expect(post.getByRole("button", { name: /^Play/ })).toBeVisible();
    expect(await post.locator("video").evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
  });
});

for (const width of [1280, 390]) {
  test.describe(`at ${width} px, in both themes`, () => {
    test.use({ colorScheme: "light", viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("sharing a post, its history and its editor have no accessibility barriers", async ({ page, member }) => {
      const media = await member.uploads(await clips.webm());
      const { id } = await member.posts(`Whole @${member.username} https://example.org #open`, {
        mediaIds: [media.id],
      });
      await member.query(
        `mutation ($id: ID!) { updatePost(id: $id, input: { content: "Changed #open", visibility: BONDS }) { id } }`,
        { id: String(id) },
      );
      await arriveAs(page.context(), member);
      await page.goto("/");
      const post = card(page, "Changed").first();
      await expect(post.getByRole("button", { name: /^Play/ })).toBeVisible();
      expect.soft(await barriersInBothThemes(page), "card").toEqual([]);
      await post.getByRole("button", { name: "Share" }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      expect.soft(await barriersInBothThemes(page, { part: "[role=menu]" }), "share menu").toEqual([]);
      await page.keyboard.press("Escape");
      await post.getByRole("button", { name: "Edited" }).click();
      await expect(page.getByRole("dialog").locator("ins")).toBeVisible();
      expect.soft(await barriersInBothThemes(page, { part: "[role=dialog]" }), "history").toEqual([]);
      await page.keyboard.press("Escape");
      await post.getByRole("button", { name: "More about your post" }).click();
      await page.getByRole("menuitem", { name: "Edit" }).click();
      await page.getByRole("textbox", { name: "Your post" }).fill(" ");
      await expect(page.getByRole("dialog").getByText("Write something")).toHaveCount(0);
      expect.soft(await barriersInBothThemes(page, { part: "[role=dialog]" }), "edit").toEqual([]);
      await page.getByRole("button", { name: "Cancel" }).click();
      expect.soft(await barriersInBothThemes(page, { part: "[role=dialog]" }), "question before leaving").toEqual([]);
    });

    test("a linked comment and its deletion have no accessibility barriers", async ({ page, member }) => {
      const { id } = await member.posts("Much talked about");
      const comment = await member.comments({ id }, "With a menu");
      await arriveAs(page.context(), member);
      await page.goto(`/post/${id}?comment=${comment.id}`);
      await expect(page.locator("[data-marked]")).toBeVisible();
      expect.soft(await barriersInBothThemes(page), "linked comment").toEqual([]);
      await page.getByRole("button", { name: /More about the comment/ }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await expect(page.getByRole("alertdialog", { name: "Delete this comment?" })).toBeVisible();
      expect
        .soft(await barriersInBothThemes(page, { part: "[role=alertdialog]" }), "question before deleting")
        .toEqual([]);
    });
  });
}
