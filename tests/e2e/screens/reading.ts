import { card, expect, publish } from "#tests/e2e/fixtures";
import type { Walks } from "./screen.ts";

/** The screens of posts: the home feed, bookmarks and writing. */
export const READING_WALKS: Walks = {
  home: [
    [
      "home",
      async (page) => {
        await page.goto("/");
        await expect(page.getByRole("feed").getByRole("article")).toHaveCount(10);
      },
    ],
    [
      "menu",
      async (page) => {
        await page.getByRole("button", { name: "Your account" }).click();
        await expect(page.getByRole("menu")).toBeVisible();
      },
    ],
    [
      "composer",
      async (page) => {
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Start a post" }).click();
        await page.getByRole("textbox", { name: "Your post" }).fill("An idea");
        await expect(page.getByRole("dialog").getByRole("button", { name: "Post", exact: true })).toBeEnabled();
      },
    ],
  ],
  "a post": [
    [
      "a few words, whose date leads to the post",
      async (page) => {
        await page.goto("/");
        await publish(page, "An idea");
        await expect(
          card(page, "An idea")
            .first()
            .getByRole("link", { name: /20\d\d$/ }),
        ).toBeVisible();
      },
    ],
    [
      "post dialog",
      async (page) => {
        await page
          .getByRole("feed")
          .getByRole("article")
          .nth(1)
          .getByRole("button", { name: /Comment/ })
          .click();
        await expect(page.getByRole("dialog").getByRole("heading", { name: "Comments" })).toBeVisible();
        await expect(page.getByText("Loading comments…")).toBeHidden();
      },
    ],
    [
      "post page",
      async (page) => {
        await page.goto(page.url());
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByText("Loading comments…")).toBeHidden();
      },
    ],
  ],
  bookmarks: [
    [
      "notifications without any",
      async (page) => {
        await page.goto("/notifications");
        await expect(page.getByText("Nothing yet")).toBeVisible();
      },
    ],
    [
      "bookmarks without any",
      async (page) => {
        await page.goto("/bookmarks");
        await expect(page.getByText("No bookmarks yet.")).toBeVisible();
      },
    ],
    [
      "bookmarks",
      async (page) => {
        await page.goto("/");
        const saved = page.waitForResponse(
          (response) => response.request().postData()?.includes("SetBookmarked") ?? false,
        );
        await page
          .getByRole("feed")
          .getByRole("article")
          .first()
          .getByRole("button", { name: /^Bookmark/ })
          .click();
        await saved;
        await page.goto("/bookmarks");
        await page.getByRole("button", { name: "Add note" }).click();
        await expect(page.getByRole("textbox", { name: "Note" })).toBeFocused();
        // A link that is half under the header counts as too small.
        await page.evaluate(() => scrollTo(0, 0));
      },
    ],
    [
      "new folder",
      async (page) => {
        await page.getByRole("button", { name: "New folder" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Create folder" }).click();
        await expect(page.getByRole("dialog").getByText("Please give the folder a name")).toBeVisible();
      },
    ],
    [
      "keyboard shortcuts",
      async (page) => {
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Your account" }).click();
        await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
        await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
      },
    ],
  ],
  writing: [
    [
      "create a post",
      async (page) => {
        await page.goto("/create");
        await page.getByRole("button", { name: "Emoji" }).click();
        await expect(page.getByRole("gridcell", { name: "Grinning face", exact: true })).toBeVisible();
      },
    ],
    [
      "share an idea",
      async (page) => {
        await page.goto("/create?write=idea");
        await page.getByRole("button", { name: "#community" }).click();
        await page.getByRole("button", { name: "Publish Idea" }).click();
        await expect(page.getByText("Title is required")).toBeVisible();
      },
    ],
    [
      "preview of an idea",
      async (page) => {
        await page.getByRole("button", { name: "Preview" }).click();
        await expect(page.getByRole("dialog", { name: "Preview" }).getByRole("article")).toBeVisible();
      },
    ],
  ],
};
