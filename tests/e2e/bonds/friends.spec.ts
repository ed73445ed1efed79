import type { Page } from "@playwright/test";
import { join, type Person } from "#tests/kit/people";
import { card, expect, test } from "#tests/e2e/fixtures";

const people = (page: Page) => page.getByRole("list", { name: "People" }).getByRole("listitem");

async function follows(one: Person, other: Person): Promise<void> {
  await one.query(`mutation ($id: ID!) { follow(id: $id) { id } }`, { id: String(other.id) });
}

test("each tab has its people, and the address contains the tab", async ({ signedIn: home, member, origin }) => {
  const [bo, cy, di] = await Promise.all(["Bo Lind", "Cy Marsh", "Di Okri"].map((name) => join({ url: origin }, name)));
  if (!bo || !cy || !di) throw new Error("nobody has joined");
  await follows(member, bo);
  await follows(cy, member);
  await follows(member, di);
  await follows(di, member);
  await home.goto("/bonds");
  await home
    .getByRole("navigation", { name: "Quick Access" })
    .getByRole("link", { name: "Following", exact: true })
    .click();
  await expect(home).toHaveURL("/friends");
  await expect(home.getByRole("tab", { name: "Following" })).toHaveAttribute("aria-selected", "true");
  await expect(people(home)).toHaveCount(2);
  await expect(home.getByRole("tab")).toHaveText(["Following2", "Followers2", "Mutual1", "Suggested"]);
  await home.getByRole("tab", { name: "Followers" }).click();
  await expect(home).toHaveURL("/friends?tab=followers");
  await expect(people(home).filter({ hasText: "Cy Marsh" })).toBeVisible();
  await home.getByRole("tab", { name: "Mutual" }).click();
  await expect(people(home)).toHaveCount(1);
  await expect(people(home)).toContainText("Di Okri");
  await home.reload();
  await expect(home.getByRole("tab", { name: "Mutual" })).toHaveAttribute("aria-selected", "true");
  await home.getByRole("tab", { name: "Suggested" }).click();
  await expect(people(home)).toHaveCount(6);
});

test("people are followed and unfollowed in the list", async ({ signedIn: home, member, origin }) => {
  const bo = await join({ url: origin }, "Bo Lind");
  await follows(bo, member);
  await home.goto("/friends?tab=followers");
  await people(home).getByRole("button", { name: "Follow Bo Lind" }).click();
  await expect(people(home).getByRole("button", { name: "Unfollow Bo Lind" })).toBeVisible();
  await home.getByRole("tab", { name: "Following" }).click();
  await people(home).getByRole("button", { name: "Unfollow Bo Lind" }).click();
  await expect(people(home).getByRole("button", { name: "Follow Bo Lind" })).toBeFocused();
  await expect(home.getByRole("tab", { name: "Following" })).toHaveText("Following0");
  await home.reload();
  await expect(home.getByText("You do not follow anyone yet.")).toBeVisible();
  await home.getByRole("button", { name: "See who is suggested" }).click();
  await expect(home).toHaveURL("/friends?tab=suggested");
});

test("connections are searched by name", async ({ signedIn: home, member, origin }) => {
  for (const name of ["Bo Lind", "Cy Marsh"]) await follows(member, await join({ url: origin }, name));
  await home.goto("/friends");
  await expect(people(home)).toHaveCount(2);
  const search = home.getByRole("searchbox", { name: "Search connections" });
  await search.fill("marsh");
  await expect(people(home)).toHaveCount(1);
  await expect(people(home)).toContainText("Cy Marsh");
  await search.fill("zz");
  await expect(home.getByText("No one matches ‘zz’")).toBeVisible();
  await search.fill("");
  await expect(people(home)).toHaveCount(2);
});

test("an author is muted from their post, and unmuted in the settings", async ({ home, origin }) => {
  const bo = await join({ url: origin }, "Bo Lind");
  const words = `Loud words ${bo.username}`;
  await bo.posts(words);
  await home.reload();
  await card(home, words).getByRole("button", { name: "More about Bo Lind" }).click();
  await home.getByRole("menuitem", { name: "Mute…" }).click();
  const dialog = home.getByRole("dialog", { name: "Mute Bo Lind?" });
  await dialog.getByRole("radio", { name: "A week" }).check();
  await dialog.getByRole("button", { name: "Mute", exact: true }).click();
  await expect(home.getByText("You muted Bo Lind", { exact: true })).toBeVisible();
  await expect(card(home, words)).toBeHidden();
  await home.goto("/settings#privacy");
  await expect(home.getByRole("list", { name: "Muted people" })).toContainText("Bo Lind");
  await home.getByRole("button", { name: "Unmute Bo Lind" }).click();
  await expect(home.getByText("You have not muted anyone")).toBeVisible();
});

test("an author is blocked after a question, and unblocked in the settings", async ({ home, origin }) => {
  const bo = await join({ url: origin }, "Bo Lind");
  const words = `Unwanted words ${bo.username}`;
  await bo.posts(words);
  await home.reload();
  await card(home, words).getByRole("button", { name: "More about Bo Lind" }).click();
  await home.getByRole("menuitem", { name: "Block…" }).click();
  const dialog = home.getByRole("alertdialog", { name: "Block Bo Lind?" });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await dialog.getByRole("button", { name: "Block", exact: true }).click();
  await expect(home.getByText("You blocked Bo Lind", { exact: true })).toBeVisible();
  await expect(card(home, words)).toBeHidden();
  await home.goto("/settings#privacy");
  await home.getByRole("button", { name: "Unblock Bo Lind" }).click();
  await expect(home.getByText("You have not blocked anyone")).toBeVisible();
});

test("the author of a comment is blocked from its menu", async ({ signedIn: home, member, origin }) => {
  const bo = await join({ url: origin }, "Bo Lind");
  const post = await member.posts("A question to all");
  await bo.comments(post, "A rude answer");
  await home.goto(`/post/${post.id}`);
  await home.getByRole("button", { name: "More about the comment by Bo Lind" }).click();
  await home.getByRole("menuitem", { name: "Block…" }).click();
  await home.getByRole("alertdialog").getByRole("button", { name: "Block", exact: true }).click();
  await expect(home.getByText("You blocked Bo Lind", { exact: true })).toBeVisible();
  await expect(home.getByText("A rude answer")).toBeHidden();
});
