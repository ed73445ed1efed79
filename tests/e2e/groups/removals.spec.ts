import { join } from "#tests/kit/people";
import { expect, test } from "#tests/e2e/fixtures";

test.use({ viewport: { width: 390, height: 844 } });

test("an owner removes a comment in their group with words for its author, by keyboard, and undoes it", async ({
  signedIn: home,
  member,
  origin,
}) => {
  const { body } = await member.send<{ group: { id: number } }>("/api/groups", {
    name: `Orchards ${Date.now()}`,
    description: "What we grow.",
    category: "Environment",
  });
  const bo = await join({ url: origin }, "Bo");
  await bo.send(`/api/groups/${body.group.id}/join`);
  const post = await member.posts("When do you prune?", { group_id: body.group.id });
  await bo.comments(post, "Buy my ladders");
  await home.goto(`/post/${post.id}`);
  const comment = home.getByText("Buy my ladders");
  await expect(comment).toBeVisible();
  const menu = home.getByRole("button", { name: "More about the comment by Bo" });
  await menu.press("Enter");
  await home.getByRole("menuitem", { name: /Remove/ }).press("Enter");
  const dialog = home.getByRole("dialog", { name: "Remove this comment from the group?" });
  await dialog.getByRole("textbox").fill("No advertising, please.");
  const rule = dialog.getByRole("combobox", { name: "Rule (optional)" });
  const { rules } = (await bo.get<{ rules: { key: string; title: string }[] }>("/api/rules")).body;
  await rule.selectOption({ label: rules[0]?.title ?? "" });
  await dialog.getByRole("button", { name: "Remove" }).press("Enter");
  await expect(comment).toBeHidden();
  const { notifications } = (await bo.get<{ notifications: { message: string }[] }>("/api/notifications")).body;
  expect(JSON.stringify(notifications)).toContain(`${rules[0]?.title}: No advertising, please.`);
  await home.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(comment).toBeVisible();
  await expect(home.getByText("The comment is back", { exact: true })).toBeVisible();
});
