import type { Page } from "@playwright/test";
import { card, expect, publish } from "./fixtures.ts";

/** A screen in some state, and the steps that lead there. */
export type Screen = [name: string, go: (page: Page) => Promise<void>];

/** The screens of visitors. */
export const GUEST_SCREENS: readonly Screen[] = [
  ["login", async (page) => void (await page.goto("/auth/login"))],
  [
    "login with errors",
    async (page) => {
      await page.goto("/auth/login");
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await expect(page.getByText("Password is required")).toBeVisible();
    },
  ],
  [
    "register",
    async (page) => {
      await page.goto("/auth/register");
      await page.getByRole("button", { name: "Create Account" }).click();
      await expect(page.getByText("Name is required", { exact: true })).toBeVisible();
    },
  ],
  [
    "reset password",
    async (page) => {
      await page.goto("/auth/forgot-password");
      await page.getByRole("button", { name: "Send reset link" }).click();
      await expect(page.getByRole("main").getByText("Please enter your email address")).toBeVisible();
    },
  ],
  [
    "set new password",
    async (page) => {
      await page.goto("/auth/reset-password/some-token?email=ada@example.test");
      await page.getByRole("button", { name: "Set New Password" }).click();
      await expect(page.getByText("Please confirm your password")).toBeVisible();
    },
  ],
  [
    "verify email",
    async (page) => {
      await page.goto("/auth/verify-email");
      await expect(page.getByRole("button", { name: "Resend" })).toBeVisible();
    },
  ],
  [
    "404",
    async (page) => {
      await page.goto("/no/such/page");
      await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    },
  ],
];

/** The screens of members, in walks: each screen is reached from the one before it. */
export const MEMBER_WALKS: Readonly<Record<string, readonly Screen[]>> = {
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
        await expect(page.getByText("You're all caught up")).toBeVisible();
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
  explore: [
    [
      "explore",
      async (page) => {
        await page.goto("/explore");
        await expect(page.getByRole("region", { name: "Trending tags" }).getByRole("listitem").first()).toBeVisible();
      },
    ],
    [
      "a tag",
      async (page) => {
        await page.goto("/tags/energy");
        await expect(page.getByRole("feed").getByRole("article").first()).toBeVisible();
        await expect(page.getByRole("button", { name: "Follow #energy" })).toBeVisible();
      },
    ],
    [
      "a category",
      async (page) => {
        await page.goto("/explore?category=Education");
        await expect(page.getByRole("feed").getByRole("article").first()).toBeVisible();
      },
    ],
    [
      "an empty category",
      async (page) => {
        await page.goto("/explore?category=Cooking");
        await expect(page.getByText("No ideas in this category")).toBeVisible();
      },
    ],
  ],
  search: [
    [
      "search",
      async (page) => {
        await page.goto("/search");
        await page.getByText("Search tips").click();
        await expect(page.getByText("has:image")).toBeVisible();
      },
    ],
    [
      "ideas found",
      async (page) => {
        await page.goto("/search?q=energy");
        await expect(page.getByRole("list", { name: "Ideas found" }).locator("mark").first()).toBeVisible();
      },
    ],
    [
      "people found",
      async (page) => {
        await page.goto("/search?q=an&kind=people");
        await expect(page.getByRole("list", { name: "People found" }).getByRole("listitem").first()).toBeVisible();
      },
    ],
    [
      "tags found",
      async (page) => {
        await page.goto("/search?q=en&kind=tags");
        await expect(page.getByRole("list", { name: "Tags found" }).getByRole("listitem").first()).toBeVisible();
      },
    ],
    [
      "nothing found",
      async (page) => {
        await page.goto("/search?q=zzqqxxyy");
        await expect(page.getByText("No ideas found for “zzqqxxyy”")).toBeVisible();
      },
    ],
    [
      "suggestions under the header's search, where there is room for it",
      async (page) => {
        const box = page.getByRole("banner").getByRole("combobox");
        if (await box.isHidden()) return;
        await box.fill("en");
        await expect(page.getByRole("listbox").getByRole("option").nth(2)).toBeVisible();
        await box.press("ArrowDown");
        await expect(page.getByRole("option", { selected: true })).toBeVisible();
      },
    ],
  ],
  insights: [
    [
      "insights",
      async (page) => {
        await page.goto("/ai-insights");
        await page.getByRole("button", { name: "Get Insights" }).click();
        await expect(page.getByText("Please ask with at least 3 characters")).toBeVisible();
      },
    ],
    [
      "an answer",
      async (page) => {
        await page.getByRole("list", { name: "Examples" }).getByRole("button").first().click();
        await page.getByRole("button", { name: "Get Insights" }).click();
        const meter = page.getByRole("button", { name: /% confidence$/ }).first();
        await meter.click();
        await expect(meter).toHaveAttribute("aria-expanded", "true");
        await expect(page.getByRole("region", { name: "Your questions" })).toBeVisible();
      },
    ],
    [
      "too little to tell",
      async (page) => {
        await page.getByRole("textbox", { name: "Your question" }).fill("zzqqxxyy?");
        await page.getByRole("button", { name: "Get Insights" }).click();
        await expect(page.getByText("Too little to tell")).toBeVisible();
      },
    ],
  ],
  groups: [
    [
      "groups",
      async (page) => {
        await page.goto("/groups");
        await expect(page.getByRole("list", { name: "Featured groups" }).getByRole("listitem").first()).toBeVisible();
        await expect(page.getByRole("navigation", { name: "Browse by category" }).getByRole("link")).toHaveCount(10);
      },
    ],
    [
      "a private group from outside",
      async (page) => {
        await page.goto("/groups/night-shift");
        await expect(page.getByText("This group is private")).toBeVisible();
      },
    ],
    [
      "create a group, with errors",
      async (page) => {
        await page.goto("/groups");
        await page.getByRole("button", { name: "Create Group" }).click();
        const dialog = page.getByRole("dialog", { name: "Create Group" });
        await dialog.getByRole("button", { name: "Create Group" }).click();
        await expect(dialog.getByText("Please enter a name")).toBeVisible();
      },
    ],
    [
      "an own group",
      async (page) => {
        const dialog = page.getByRole("dialog", { name: "Create Group" });
        await dialog.getByLabel("Name").fill(`Walkers ${Date.now()}${Math.random().toFixed(6).slice(2)}`);
        await dialog.getByLabel("Description").fill("We walk to work.");
        await dialog.getByLabel("Category").selectOption("Health");
        await dialog.getByText("Private", { exact: true }).click();
        await expect(dialog.getByLabel("Private")).toBeChecked();
        await dialog.getByRole("button", { name: "Create Group" }).click();
        await expect(page.getByRole("heading", { level: 1, name: /^Walkers/ })).toBeVisible();
        await expect(page.getByText("Write the first post of the group.")).toBeVisible();
      },
    ],
    [
      "its members",
      async (page) => {
        await page.getByRole("tab", { name: "Members" }).click();
        await expect(page.getByRole("region", { name: "Members" }).getByRole("listitem")).toHaveCount(1);
      },
    ],
    [
      "who asks to be let in",
      async (page) => {
        await page.getByRole("tab", { name: "Requests" }).click();
        await expect(page.getByText("Nobody waits to be let in.")).toBeVisible();
      },
    ],
    [
      "editing it",
      async (page) => {
        await page.getByRole("button", { name: "Edit" }).click();
        await expect(page.getByRole("dialog", { name: "Edit group" })).toBeVisible();
      },
    ],
    [
      "the last owner's way out",
      async (page) => {
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Leave" }).click();
        await expect(page.getByRole("dialog", { name: "You can't leave yet" })).toBeVisible();
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
      "delete account",
      async (page) => {
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Delete account…" }).click();
        await expect(page.getByRole("dialog", { name: "Delete your account" })).toBeVisible();
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
        await expect(page.getByRole("dialog", { name: "Discard your changes?" })).toBeVisible();
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
        await page.getByRole("link", { name: "View detailed analytics" }).click();
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
};
