import type { Locator, Page } from "@playwright/test";
import { befriend, join } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { card, expect, publish, test } from "#tests/e2e/fixtures";

/** A dialog, the way to it, and what has the focus when it opens. */
type Opening = [name: string, open: (page: Page) => Promise<void>, focused: (dialog: Locator) => Locator];

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, ...(typeof name === "string" && { exact: true }) })
    .first()
    .click();

const ON_THE_WAY: Opening[] = [
  [
    "Create a post",
    async (page) => {
      await page.goto("/");
      await press(page, "Start a post");
    },
    (dialog) => dialog.getByRole("textbox", { name: "Your post" }),
  ],
  [
    "Share Your Idea",
    async (page) => {
      await page.goto("/");
      await press(page, "Write article");
    },
    (dialog) => dialog.getByRole("textbox", { name: "Title" }),
  ],
  [
    "Keyboard shortcuts",
    async (page) => {
      await page.goto("/");
      await expect(page.getByRole("feed").getByRole("article").first()).toBeVisible();
      await page.keyboard.press("?");
    },
    (dialog) => dialog.getByRole("searchbox", { name: "Filter" }),
  ],
  [
    "New folder",
    async (page) => {
      await page.goto("/bookmarks");
      await press(page, "Folders");
      await page.getByRole("menuitem", { name: "New folder…" }).click();
    },
    (dialog) => dialog.getByRole("textbox", { name: "Name" }),
  ],
  [
    "New conversation",
    async (page) => {
      await page.goto("/chat");
      await press(page, "New conversation");
    },
    (dialog) => dialog.getByRole("searchbox", { name: "Search friends" }),
  ],
  [
    "Create Group",
    async (page) => {
      await page.goto("/groups");
      await press(page, "Create Group");
    },
    (dialog) => dialog.getByRole("textbox", { name: "Name" }),
  ],
  [
    "Change password",
    async (page) => {
      await page.goto("/settings");
      await press(page, "Change password");
    },
    (dialog) => dialog.getByLabel("Current password"),
  ],
  [
    "Get a copy of your data",
    async (page) => {
      await page.goto("/settings");
      await press(page, "Get a copy…");
    },
    (dialog) => dialog.getByLabel("Password"),
  ],
  [
    "Delete your account",
    async (page) => {
      await page.goto("/settings");
      await press(page, "Delete account…");
    },
    (dialog) => dialog.getByRole("textbox").first(),
  ],
  [
    "Mute Amara",
    async (page) => {
      await page.goto("/profile/amara");
      await press(page, /^More about Amara/);
      await page.getByRole("menuitem", { name: "Mute…" }).click();
    },
    (dialog) => dialog.getByRole("radio", { name: "A day" }),
  ],
  [
    "Block Amara",
    async (page) => {
      await page.goto("/profile/amara");
      await press(page, /^More about Amara/);
      await page.getByRole("menuitem", { name: "Block…" }).click();
    },
    (dialog) => dialog.getByRole("button", { name: "Cancel" }),
  ],
];

test("each dialog begins at its first field", async ({ signedIn: page, member }) => {
  test.slow();
  const post = await member.posts(`Kept ${member.username}`);
  await member.send(`/api/posts/${post.id}/bookmark`);
  for (const [name, open, focused] of ON_THE_WAY)
    await test.step(name, async () => {
      await open(page);
      const dialog = page.getByRole(name.startsWith("Block") ? "alertdialog" : "dialog", { name });
      await expect(focused(dialog)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });
});

test("dialogs of things of one's own begin at their first field too", async ({ home, member, origin }) => {
  await test.step("crop", async () => {
    await home.goto("/profile/edit");
    const choosing = home.waitForEvent("filechooser");
    await press(home, "Add photo");
    const file = await pictures.png(600, 400);
    await (
      await choosing
    ).setFiles({
      name: "me.png",
      mimeType: "image/png",
      buffer: Buffer.from(await file.arrayBuffer()),
    });
    await expect(home.getByRole("dialog").getByRole("slider", { name: "Zoom" })).toBeFocused();
    await home.keyboard.press("Escape");
  });
  await test.step("edit, history and delete of a post", async () => {
    await home.goto("/");
    await publish(home, `Mine ${member.username}`);
    await card(home, `Mine ${member.username}`).getByRole("button", { name: "More about your post" }).click();
    await home.getByRole("menuitem", { name: "Edit" }).click();
    await expect(home.getByRole("dialog", { name: "Edit post" }).locator("textarea")).toBeFocused();
    await home.keyboard.press("Escape");
    await card(home, `Mine ${member.username}`).getByRole("button", { name: "More about your post" }).click();
    await home.getByRole("menuitem", { name: "Delete" }).click();
    await expect(home.getByRole("alertdialog").getByRole("button", { name: /Keep|Cancel/ })).toBeFocused();
    await home.keyboard.press("Escape");
  });
  await test.step("the members of a conversation, which have no field", async () => {
    const [bo, cy] = [await join({ url: origin }, "Bo Lind"), await join({ url: origin }, "Cy Marsh")];
    await befriend(bo, member);
    await befriend(cy, member);
    await member.send("/api/conversations", { participant_ids: [bo.id, cy.id], name: "Trams" });
    await home.goto("/chat");
    await home.getByRole("link", { name: /Trams/ }).click();
    await press(home, "More about this conversation");
    await home.getByRole("menuitem", { name: "Members" }).click();
    await expect(home.getByRole("dialog").getByRole("heading", { name: "Members" })).toBeFocused();
    await home.keyboard.press("Escape");
    await press(home, "More about this conversation");
    await home.getByRole("menuitem", { name: "Rename" }).click();
    await expect(home.getByRole("dialog").getByRole("textbox")).toBeFocused();
  });
});
