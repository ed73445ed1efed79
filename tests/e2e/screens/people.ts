import { expect } from "#tests/e2e/fixtures";
import type { Walks } from "./screen.ts";

/** The screens of members: bonds, profiles, settings and chat. */
export const PEOPLE_WALKS: Walks = {
  people: [
    [
      "bonds",
      async (page) => {
        await page.goto("/bonds");
        await expect(page.getByText("No pending requests")).toBeVisible();
        await expect(page.getByText("No friends yet. Find people to bond with")).toBeVisible();
        await expect(page.getByRole("list", { name: "Suggested people" }).getByRole("listitem")).toHaveCount(10);
      },
    ],
    [
      "friends and connections",
      async (page) => {
        await page.goto("/friends?tab=suggested");
        await expect(page.getByRole("list", { name: "People" }).getByRole("listitem")).toHaveCount(6);
      },
    ],
    [
      "muting the author of a post",
      async (page) => {
        await page.goto("/");
        await page
          .getByRole("feed")
          .getByRole("button", { name: /^More about (?!your)/ })
          .first()
          .click();
        await page.getByRole("menuitem", { name: "Mute…" }).click();
        await expect(page.getByRole("dialog", { name: /^Mute / })).toBeVisible();
      },
    ],
  ],
  profiles: [
    [
      "own profile",
      async (page) => {
        await page.goto("/");
        await page.getByRole("link", { name: "Your profile" }).click();
        await expect(page.getByText("No posts yet")).toBeVisible();
        await expect(page.getByRole("meter", { name: "Profile completion" })).toBeVisible();
      },
    ],
    [
      "edit profile with errors",
      async (page) => {
        await page.getByRole("main").getByRole("link", { name: "Edit Profile" }).click();
        await page.getByRole("textbox", { name: "Name", exact: true }).fill("");
        await page.getByRole("button", { name: "Save changes" }).click();
        await expect(page.getByText("Name is required")).toBeVisible();
      },
    ],
    [
      "unsaved changes",
      async (page) => {
        await page.getByRole("button", { name: "Cancel" }).click();
        await expect(page.getByRole("alertdialog", { name: "Discard your changes?" })).toBeVisible();
      },
    ],
    [
      "someone's profile",
      async (page) => {
        await page.getByRole("button", { name: "Discard" }).click();
        await page.goto("/profile/amara");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("link", { name: "View all posts" })).toBeVisible();
        await page.getByRole("tab", { name: "Comments" }).click();
        await expect(page.getByRole("list", { name: "Comments" })).toBeVisible();
      },
    ],
    [
      "all posts of somebody",
      async (page) => {
        await page.goto("/profile/amara/posts");
        await expect(page.getByRole("feed").getByRole("article").first()).toBeVisible();
      },
    ],
  ],
  "analytics and what is not there": [
    [
      "analytics",
      async (page) => {
        await page.goto("/");
        await page.getByRole("link", { name: "Your profile" }).click();
        const closed = page.getByRole("button", { name: /^Analytics/, expanded: false });
        const detailed = page.getByRole("link", { name: "View detailed analytics" });
        // On phones the card is a line that opens.
        await expect(closed.or(detailed)).toBeVisible();
        if (await closed.isVisible()) await closed.click();
        await detailed.click();
        await page.getByRole("slider", { name: "Profile Views" }).focus();
        await expect(page.getByRole("slider")).toHaveCount(3);
      },
    ],
    [
      "analytics as tables",
      async (page) => {
        await page.getByRole("switch", { name: "Show as tables" }).check();
        await expect(page.getByRole("table", { name: "Search Appearances" })).toBeVisible();
      },
    ],
    [
      "no profile",
      async (page) => {
        await page.goto("/profile/nobody-at-all");
        await expect(page.getByRole("heading", { name: "Profile not found" })).toBeVisible();
      },
    ],
    [
      "404 of a member",
      async (page) => {
        await page.goto("/no/such/page");
        await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
      },
    ],
  ],
  settings: [
    [
      "settings",
      async (page) => {
        await page.goto("/settings");
        await expect(page.getByRole("list", { name: "Devices" })).toBeVisible();
        await expect(page.getByRole("switch", { name: "Keyboard shortcuts" })).toBeVisible();
      },
    ],
    [
      "change password",
      async (page) => {
        await page.getByRole("button", { name: "Change password" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Save password" }).click();
        await expect(page.getByRole("dialog").getByText("Password is required")).toHaveCount(2);
      },
    ],
    [
      "a copy of one's data",
      async (page) => {
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Get a copy…" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Make my copy" }).click();
        await expect(page.getByRole("dialog").getByText("Password is required")).toBeVisible();
      },
    ],
    [
      "delete account",
      async (page) => {
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Delete account…" }).click();
        await expect(page.getByRole("dialog", { name: "Delete your account" })).toBeVisible();
      },
    ],
  ],
  chat: [
    [
      "chat without conversations",
      async (page) => {
        await page.goto("/chat");
        await expect(page.getByText("No conversations yet")).toBeVisible();
      },
    ],
    [
      "a first message",
      async (page) => {
        await page.goto("/profile/amara");
        await page.getByRole("button", { name: "Message", exact: true }).click();
        await expect(page.getByRole("textbox", { name: "Write a message" })).toBeVisible();
        await page.getByRole("textbox", { name: "Write a message" }).fill("Good morning");
        await page.getByRole("button", { name: "Send" }).click();
        await expect(page.getByRole("log").getByRole("img", { name: "Sent" })).toBeVisible();
      },
    ],
  ],
};
