import type { Page } from "@playwright/test";
import { join, type Person } from "#tests/kit/people";
import { expect, test } from "#tests/e2e/fixtures";

const articles = (page: Page) => page.getByRole("list", { name: "Bookmarks" }).getByRole("article");
const posts = (page: Page) => articles(page).locator("h2");

/** Bookmarks posts of another member; the last of them is the newest. */
async function keep(member: Person, author: Person, ideas: { title: string; tags?: string[] }[]): Promise<number[]> {
  const ids: number[] = [];
  for (const { title, tags = [] } of ideas) {
    const post = await author.posts(`About ${title}`, { title, tags, category: "Technology" });
    const { status } = await member.send(`/api/posts/${post.id}/bookmark`);
    expect(status).toBeLessThan(300);
    ids.push(post.id);
  }
  return ids;
}

test("a member without bookmarks sees how to add one, and finds the page from their menu", async ({ home }) => {
  await home.getByRole("navigation", { name: "Quick Access" }).getByRole("link", { name: "Bookmarks" }).click();
  await expect(home).toHaveURL("/bookmarks");
  await expect(home.getByText("No bookmarks yet.")).toBeVisible();
});

test("bookmarks are searched, filtered by tags and sorted, and the address contains it", async ({
  signedIn: home,
  member,
  origin,
}) => {
  const bo = await join({ url: origin }, "Bo");
  await keep(member, bo, [
    { title: "Wind on roofs", tags: ["energy"] },
    { title: "Trees in courtyards", tags: ["cities"] },
    { title: "Heat from sewers", tags: ["energy", "cities"] },
  ]);
  await home.goto("/bookmarks");
  await expect(posts(home)).toHaveText(["Heat from sewers", "Trees in courtyards", "Wind on roofs"]);

  await home.getByRole("button", { name: /Sort by Date/ }).click();
  await expect(posts(home)).toHaveText(["Wind on roofs", "Trees in courtyards", "Heat from sewers"]);
  await home.getByRole("button", { name: "#energy 2 bookmarks" }).click();
  await expect(posts(home)).toHaveText(["Wind on roofs", "Heat from sewers"]);
  await home.getByRole("button", { name: "#cities 1 bookmark" }).click();
  await expect(posts(home)).toHaveText(["Heat from sewers"]);
  await home.reload();
  await expect(posts(home)).toHaveText(["Heat from sewers"]);
  await expect(home).toHaveURL("/bookmarks?tag=energy&tag=cities&sort=oldest");
  await home.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(articles(home)).toHaveCount(3);

  await home.getByRole("searchbox", { name: "Search bookmarks" }).fill("courtyard");
  await expect(posts(home)).toHaveText(["Trees in courtyards"]);
  await home.getByRole("searchbox", { name: "Search bookmarks" }).fill("nothing like it");
  await expect(home.getByText("Nothing matches")).toBeVisible();
  await home.getByRole("main").getByRole("button", { name: "Clear", exact: true }).click();
  await expect(articles(home)).toHaveCount(3);
});

test("a bookmark is put into folders and gets a note, and both survive a reload", async ({
  signedIn: home,
  member,
  origin,
}) => {
  const bo = await join({ url: origin }, "Bo");
  await keep(member, bo, [{ title: "Quiet trams" }, { title: "Loud trams" }]);
  await home.goto("/bookmarks");
  await expect(articles(home)).toHaveCount(2);

  await home.getByRole("button", { name: "Folders", exact: true }).first().click();
  await home.getByRole("menuitem", { name: "New folder…" }).click();
  const dialog = home.getByRole("dialog", { name: "New folder" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Transport");
  await dialog.getByRole("button", { name: "Create folder" }).click();
  await expect(dialog).toBeHidden();
  await expect(home.getByRole("button", { name: "Transport 1 bookmark" })).toBeVisible();

  await home.getByRole("button", { name: "Add note" }).first().click();
  await home.getByRole("textbox", { name: "Note" }).fill("For the meeting in May");
  await home.getByRole("button", { name: "Save note" }).click();
  await expect(home.getByText("For the meeting in May")).toBeVisible();

  await home.getByRole("button", { name: "Transport 1 bookmark" }).click();
  await expect(posts(home)).toHaveText(["Loud trams"]);
  await home.reload();
  await expect(posts(home)).toHaveText(["Loud trams"]);
  await expect(home.getByText("For the meeting in May")).toBeVisible();

  await home.getByRole("button", { name: "Change folder Transport" }).click();
  await home.getByRole("menuitem", { name: "Rename…" }).click();
  await home.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Trams");
  await home.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect(home.getByRole("button", { name: "Trams 1 bookmark" })).toBeVisible();
  await home.getByRole("button", { name: "Change folder Trams" }).click();
  await home.getByRole("menuitem", { name: "Delete…" }).click();
  await home.getByRole("alertdialog").getByRole("button", { name: "Delete folder" }).click();
  await expect(home).toHaveURL("/bookmarks");
  await expect(articles(home)).toHaveCount(2);
});

test("a removed bookmark can be restored, with its note", async ({ signedIn: home, member, origin }) => {
  const bo = await join({ url: origin }, "Bo");
  const [first = 0] = await keep(member, bo, [{ title: "Benches" }, { title: "Fountains" }]);
  await member.query(`mutation ($id: ID!) { updateBookmark(input: { id: $id, note: "Ask the mayor" }) { postId } }`, {
    id: String(first),
  });
  await home.goto("/bookmarks");
  await articles(home)
    .filter({ hasText: "Benches" })
    .getByRole("button", { name: /^Bookmark/ })
    .click();
  await expect(posts(home)).toHaveText(["Fountains"]);
  await expect(articles(home).first()).toBeFocused();
  const noted = home.waitForResponse((response) => response.request().postData()?.includes("UpdateBookmark") ?? false);
  await home.getByRole("button", { name: "Undo" }).click();
  await expect(posts(home)).toHaveText(["Fountains", "Benches"]);
  await expect(home.getByText("Ask the mayor")).toBeVisible();
  await noted;
  await home.reload();
  await expect(home.getByText("Ask the mayor")).toBeVisible();
});

test("a deleted post leaves a stub, which can be removed", async ({ signedIn: home, member, origin }) => {
  const bo = await join({ url: origin }, "Bo");
  const [id = 0] = await keep(member, bo, [{ title: "Soon gone" }]);
  await bo.query(`mutation ($id: ID!) { deletePost(id: $id) }`, { id: String(id) });
  await home.goto("/bookmarks");
  const stub = home.getByRole("article", { name: "This post isn't available" });
  await expect(stub).toContainText("This post isn't available. It may have been removed.");
  await stub.getByRole("button", { name: "Remove" }).click();
  await expect(home.getByText("No bookmarks yet.")).toBeVisible();
});
