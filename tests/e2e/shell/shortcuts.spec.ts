import type { Page } from "@playwright/test";
import { card, expect, test } from "#tests/e2e/fixtures";

/** Waits until the setting of the shortcuts is loaded; the cards then have the attribute of their keys. */
const keysAreOn = (page: Page) =>
  expect(page.getByRole("feed").getByRole("article").first()).toHaveAttribute("aria-keyshortcuts", /l/);

const focusedPost = "[data-post]:focus, [data-post]:has(:focus)";

test("posts are moved through, liked, bookmarked and opened by single keys", async ({ home }) => {
  const articles = home.getByRole("feed").getByRole("article");
  await keysAreOn(home);
  await home.keyboard.press("j");
  await expect(articles.first()).toBeFocused();
  await home.keyboard.press("j");
  await expect(articles.nth(1)).toBeFocused();
  await home.keyboard.press("k");
  await expect(articles.first()).toBeFocused();

  const like = articles.first().getByRole("button", { name: /Like/ });
  const wasLiked = await like.getAttribute("aria-pressed");
  await home.keyboard.press("l");
  await expect(like).not.toHaveAttribute("aria-pressed", String(wasLiked));
  await home.keyboard.press("b");
  await expect(articles.first().getByRole("button", { name: /Bookmark/ })).toHaveAttribute("aria-pressed", "true");

  await home.keyboard.press("s");
  await expect(home.getByRole("menu")).toBeVisible();
  await home.keyboard.press("Escape");
  await expect(home.getByRole("menu")).toBeHidden();
  await expect(home.locator(focusedPost)).toHaveCount(1);

  await home.keyboard.press("o");
  await expect(home).toHaveURL(/\/post\/\d+$/);
  await expect(home.getByRole("dialog")).toBeVisible();
  await home.keyboard.press("Escape");
  await expect(home).toHaveURL("/");
  await expect(home.locator(focusedPost)).toHaveCount(1);
  await home.keyboard.press("c");
  await expect(home.getByRole("dialog").getByRole("textbox", { name: "Write a comment" })).toBeFocused();
});

test("the key of the search waits for a box that is still loading", async ({ signedIn: page }) => {
  let load = () => {};
  const held = new Promise<void>((resolve) => (load = resolve));
  await page.route("**/SearchBox-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await keysAreOn(page);
  await expect(page.getByRole("combobox")).toBeHidden();
  await page.keyboard.press("/");
  load();
  await expect(page.getByRole("combobox", { name: "Search ideas, people, or tags" })).toBeFocused();
  await expect(page).toHaveURL("/");
});

test("keys are heard from the moment at which the first post is there", async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    // This runs after the change of the page and before its next frame: nobody presses a key sooner.
    const watching = new MutationObserver(() => {
      if (!document.querySelector("[role=feed] [data-post]")) return;
      watching.disconnect();
      for (const key of ["j", "?"])
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    });
    watching.observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help.getByRole("searchbox", { name: "Filter" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(page.getByRole("feed").getByRole("article").first()).toBeFocused();
});

test("two keys lead to another screen, and one opens the composer", async ({ home, member }) => {
  await keysAreOn(home);
  await home.keyboard.press("g");
  await home.keyboard.press("k");
  await expect(home).toHaveURL("/bookmarks");
  for (const [key, address] of [
    ["b", "/bonds"],
    ["f", "/friends"],
    ["i", "/ai-insights"],
    ["g", "/groups"],
    ["p", `/profile/${member.username.toLowerCase()}`],
    ["s", "/settings"],
  ] as const) {
    await home.keyboard.press("g");
    await home.keyboard.press(key);
    await expect(home).toHaveURL(address);
  }
  await home.keyboard.press("n");
  await expect(home).toHaveURL("/");
  const dialog = home.getByRole("dialog", { name: "Create a post" });
  await expect(dialog).toBeVisible();
  await home.keyboard.type("jlb?");
  await expect(dialog.getByRole("textbox", { name: "Your post" })).toHaveText("jlb?");
});

test("Control and K search or lead to any page, also while someone types", async ({ home }) => {
  await home.getByRole("banner").getByRole("combobox").focus();
  await home.keyboard.press("Control+k");
  const palette = home.getByRole("dialog", { name: "Search or go to" });
  await expect(palette.getByRole("searchbox")).toBeFocused();
  await home.keyboard.press("Escape");
  await expect(palette).toBeHidden();
  await expect(home.getByRole("banner").getByRole("combobox")).toBeFocused();
  await home.keyboard.press("Control+k");
  await home.keyboard.type("grou");
  await home.keyboard.press("ArrowDown");
  await expect(palette.getByRole("link", { name: "Groups" })).toBeFocused();
  await home.keyboard.press("Enter");
  await expect(home).toHaveURL("/groups");
  await home.keyboard.press("Control+k");
  await home.keyboard.type("solar roof");
  await home.keyboard.press("Enter");
  await expect(home).toHaveURL("/search?q=solar+roof");
});

test("a question mark lists the keys, and the list can be filtered", async ({ home }) => {
  await keysAreOn(home);
  await home.keyboard.press("?");
  const help = home.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help.getByText("Next post")).toBeVisible();
  await help.getByRole("searchbox", { name: "Filter" }).fill("bookmark");
  await expect(help.getByText("Next post")).toBeHidden();
  await expect(help.getByText("Go to Bookmarks")).toBeVisible();
  await help.getByRole("searchbox", { name: "Filter" }).fill("zzz");
  await expect(help.getByText("No shortcut matches")).toBeVisible();
  await home.keyboard.press("Escape");
  await expect(help).toBeHidden();
});

test("a member who switches the keys off does not trigger them", async ({ signedIn: home, member }) => {
  const post = await member.posts(`Left alone by keys ${member.username}`);
  await home.goto("/settings");
  const row = home.getByRole("switch", { name: "Keyboard shortcuts" });
  await expect(row).toBeChecked();
  await row.click();
  await expect(home.getByText("Saved").first()).toBeVisible();
  await home.goto("/");
  const own = card(home, post.content);
  await own.focus();
  await home.keyboard.press("l");
  await home.keyboard.press("?");
  await expect(home.getByRole("dialog")).toBeHidden();
  await expect(own.getByRole("button", { name: /Like/ })).toHaveAttribute("aria-pressed", "false");
  await expect(own).not.toHaveAttribute("aria-keyshortcuts");
});
