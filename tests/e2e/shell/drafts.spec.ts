import type { Page } from "@playwright/test";
import { sendMessage, talk } from "#tests/kit/chat";
import { befriend, join, type Person } from "#tests/kit/people";
import { expect, test } from "#tests/e2e/fixtures";

/** Signs another member in on the same browser. */
async function comeAs(page: Page, member: Person): Promise<void> {
  await page.evaluate((token) => localStorage.setItem("auth_token", token), member.token);
  await page.reload();
}

const commentBox = (page: Page) => page.getByRole("textbox", { name: "Write a comment" });
const messageBox = (page: Page) => page.getByRole("textbox", { name: "Write a message" });

test("a half-written message is named in the list of chats, for its member alone", async ({
  signedIn: page,
  member,
  origin,
}) => {
  const bo = await join({ url: origin }, "Bo Lind");
  const cy = await join({ url: origin }, "Cy Marsh");
  await befriend(bo, member);
  await befriend(cy, member);
  const conversation = await talk(member, [bo]);
  await sendMessage(bo, conversation, "Shall we meet?");
  const other = await talk(member, [cy]);
  await sendMessage(cy, other, "Hello from Cy");
  await page.goto(`/chat?c=${conversation.id}`);
  await messageBox(page).fill("On Friday, if");
  await page.goto(`/chat?c=${other.id}`);
  await expect(page.getByRole("link", { name: /Bo Lind/ })).toContainText("Draft: On Friday, if");
  await page.reload();
  await expect(page.getByRole("link", { name: /Bo Lind/ })).toContainText("Draft: On Friday, if");

  await comeAs(page, bo);
  await page.goto(`/chat?c=${conversation.id}`);
  await expect(page.getByRole("log").getByText("Shall we meet?")).toBeVisible();
  await expect(messageBox(page)).toHaveValue("");
  await expect(page.getByText("Draft")).toHaveCount(0);

  await comeAs(page, member);
  await page.goto(`/chat?c=${conversation.id}`);
  await expect(messageBox(page)).toHaveValue("On Friday, if");
  await messageBox(page).press("Enter");
  await expect(page.getByRole("log").getByText("On Friday, if")).toBeVisible();
  await page.goto(`/chat?c=${other.id}`);
  await expect(page.getByRole("link", { name: /Bo Lind/ })).toContainText("You: On Friday, if");
});

test("a message is edited where it was left, and Cancel drops the change", async ({
  signedIn: page,
  member,
  origin,
}) => {
  const bo = await join({ url: origin }, "Bo Lind");
  await befriend(bo, member);
  const conversation = await talk(member, [bo]);
  await sendMessage(member, conversation, "First words");
  await page.goto(`/chat?c=${conversation.id}`);
  await messageBox(page).fill("Something new");
  const box = page.getByRole("textbox", { name: "Edit your message" });
  async function edit() {
    await page.getByRole("log").getByText("First words").hover();
    await page.getByRole("button", { name: /^More/ }).last().click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
  }
  await edit();
  await box.fill("First words, better");
  await box.press("Escape");
  await expect(messageBox(page)).toHaveValue("Something new");
  await page.reload();
  await edit();
  await expect(box).toHaveValue("First words, better");
  await page.getByRole("button", { name: "Cancel" }).click();
  await edit();
  await expect(box).toHaveValue("First words");
});

test("one key discards a draft, and Undo brings it back", async ({ signedIn: page, member }) => {
  const post = await member.posts(`Discussed ${member.username}`);
  await page.goto(`/post/${post.id}`);
  await commentBox(page).fill("Half a comment");
  await page.reload();
  await expect(commentBox(page)).toHaveValue("Half a comment");
  await expect(page.getByText("Draft restored")).toBeVisible();
  await page.keyboard.press("F9");
  await expect(commentBox(page)).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(commentBox(page)).toHaveValue("Half a comment");
  await expect(page.getByText("Draft restored")).toBeVisible();
  await page.keyboard.press("F9");
  await page.reload();
  await expect(commentBox(page)).toHaveValue("");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Discard a restored draft");
});

test("two tabs do not overwrite each other: both show both texts until one is chosen", async ({
  signedIn: page,
  member,
  context,
}) => {
  const post = await member.posts(`Discussed ${member.username}`);
  await page.goto(`/post/${post.id}`);
  const other = await context.newPage();
  await other.goto(`/post/${post.id}`);
  await expect(commentBox(other)).toBeVisible();
  await commentBox(page).fill("One thought");
  await commentBox(other).fill("Something else");
  for (const [tab, mine, theirs] of [
    [page, "One thought", "Something else"],
    [other, "Something else", "One thought"],
  ] as const) {
    await expect(tab.getByRole("group", { name: "This one" })).toContainText(mine);
    await expect(tab.getByRole("group", { name: "The other" })).toContainText(theirs);
  }
  await other.getByRole("button", { name: "Take the other" }).click();
  for (const tab of [page, other]) {
    await expect(commentBox(tab)).toHaveValue("One thought");
    await expect(tab.getByRole("group", { name: "The other" })).toHaveCount(0);
  }
  await other.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(commentBox(page)).toHaveValue("");
});

test("an edited comment that was changed meanwhile shows both versions", async ({ signedIn: page, member }) => {
  const post = await member.posts(`Discussed ${member.username}`);
  const comment = await member.comments(post, "First words");
  await page.goto(`/post/${post.id}`);
  const box = page.getByRole("textbox", { name: "Edit your comment" });
  async function edit() {
    await page.getByRole("button", { name: /More about the comment/ }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
  }
  await edit();
  await box.fill("Words that were never saved");
  await page.goto("/");
  await member.query("mutation ($id: ID!, $content: String!) { updateComment(id: $id, content: $content) { id } }", {
    id: String(comment.id),
    content: "Saved on the phone",
  });
  await page.goto(`/post/${post.id}`);
  await edit();
  await expect(page.getByRole("group", { name: "This one" })).toContainText("Words that were never saved");
  await expect(page.getByRole("group", { name: "The saved one" })).toContainText("Saved on the phone");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(box).toHaveValue("Words that were never saved");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("paragraph").filter({ hasText: "Words that were never saved" })).toBeVisible();
});

test("a profile that was saved on another device shows both, and follows it in the fields that were not touched", async ({
  signedIn: page,
  member,
}) => {
  await page.goto("/profile/edit");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await field("Location").fill("Half a pla");
  await page.goto("/");
  await member.query("mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }", {
    input: { location: "London", bio: "Numbers" },
  });
  await page.goto("/profile/edit");
  await expect(page.getByRole("group", { name: "This one" })).toContainText("Location: Half a pla");
  await expect(page.getByRole("group", { name: "The saved one" })).toContainText("Location: London");
  await expect(field("Bio")).toHaveValue("Numbers");
  await page.getByRole("button", { name: "Take the saved one" }).click();
  await expect(field("Location")).toHaveValue("London");
  await expect(page.getByRole("button", { name: "Save changes" })).toBeDisabled();
});

test("the form of a group is there again after Escape and a reload, and empty once the group exists", async ({
  signedIn: page,
}) => {
  await page.goto("/groups");
  const dialog = page.getByRole("dialog", { name: "Create Group" });
  const open = () => page.getByRole("button", { name: "Create Group" }).first().click();
  const name = `Roof gardens ${Date.now()}`;
  await open();
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Category").selectOption("Science");
  await dialog.getByText("Private", { exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await open();
  await expect(dialog.getByLabel("Name")).toHaveValue(name);
  await expect(dialog.getByLabel("Category")).toHaveValue("Science");
  await expect(dialog.getByRole("radio", { name: /^Private/ })).toBeChecked();
  await expect(dialog.getByText("Draft restored")).toBeVisible();
  await dialog.getByLabel("Description").fill("What grows on a roof, and what it weighs.");
  await dialog.getByRole("button", { name: "Create Group" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goto("/groups");
  await open();
  await expect(dialog.getByLabel("Name")).toHaveValue("");
});

test.describe("a private group", () => {
  // Its address is not found for browsers that are not signed in, as the request for the page is.
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test("the message to a private group's admins is kept until it is sent, and they read it", async ({
    signedIn: page,
    member,
    origin,
  }) => {
    const bo = await join({ url: origin }, "Bo Lind");
    const { body } = await bo.send<{ group: { slug: string } }>("/api/groups", {
      name: `Cellars ${Date.now()}`,
      description: "What ripens in the dark.",
      category: "Science",
      visibility: "private",
    });
    const { slug } = body.group;
    await page.goto(`/groups/${slug}`);
    const message = page.getByRole("textbox", { name: "A message to the admins" });
    await message.fill("I keep cheese");
    await page.goto("/groups");
    await page.goto(`/groups/${slug}`);
    await expect(message).toHaveValue("I keep cheese");
    await expect(page.getByText("Draft restored")).toBeVisible();
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByRole("button", { name: /^Requested/ })).toBeVisible();
    await expect(page.getByText("Draft restored")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Send message" })).toBeDisabled();
    await message.fill("I keep cheese, and wine");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Message sent").first()).toBeVisible();
    await page.reload();
    await expect(message).toHaveValue("I keep cheese, and wine");
    await expect(page.getByText("Draft restored")).toHaveCount(0);

    await comeAs(page, bo);
    await page.goto(`/groups/${slug}?tab=requests`);
    await expect(page.getByRole("listitem").filter({ hasText: member.name })).toContainText("I keep cheese, and wine");
  });
});
