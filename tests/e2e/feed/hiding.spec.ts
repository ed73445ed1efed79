import { anEstablishedMember, card, expect, test } from "#tests/e2e/fixtures";

test("a post that a member hides leaves their feed, comes back by Undo, and is listed in the settings", async ({
  home,
  origin,
}) => {
  const amara = await anEstablishedMember(origin);
  const title = `Seldom seen ${Date.now()}`;
  const post = await amara.posts("A few words about it", { title });
  await home.reload();
  const hide = async () => {
    await card(home, title)
      .getByRole("button", { name: /^More about/ })
      .click();
    await home.getByRole("menuitem", { name: "Hide this post from me" }).click();
    await expect(card(home, title)).toBeHidden();
  };
  await hide();
  await home.getByRole("button", { name: "Undo" }).click();
  await expect(card(home, title)).toBeVisible();
  await hide();
  await home.reload();
  await expect(home.getByRole("feed").getByRole("article").first()).toBeVisible();
  await expect(card(home, title)).toBeHidden();

  await home.goto(`/post/${post.id}`);
  await expect(home.getByText("You have hidden this post.")).toBeVisible();

  await home.goto("/settings");
  await home.getByRole("button", { name: `Show again: ${title}` }).click();
  await expect(home.getByText("You have not hidden any posts")).toBeVisible();
  await home.goto(`/post/${post.id}`);
  await expect(home.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(home.getByText("You have hidden this post.")).toBeHidden();
});
