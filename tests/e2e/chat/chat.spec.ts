import type { Locator, Page, Request } from "@playwright/test";
import { open, sendMessage, talk } from "#tests/kit/chat";
import { repeatUntil } from "#tests/kit/eventually";
import { befriend, join, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { arriveAs, browserOf, expect, test } from "#tests/e2e/fixtures";

/** Returns a friend of the member, and the conversation of the two. */
async function friendOf(member: Person, origin: string, name = "Bo Lind") {
  const friend = await join({ url: origin }, name);
  await befriend(member, friend);
  return { friend, conversation: await talk(member, [friend]) };
}

const box = (page: Page) => page.getByRole("textbox", { name: "Write a message" });
const log = (page: Page) => page.getByRole("log", { name: "Messages" });
const line = (page: Page, words: string): Locator => log(page).locator("[data-message]").filter({ hasText: words });
const unread = (page: Page) => page.getByRole("link", { name: "Messages", exact: true });

async function write(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await box(page).press("Enter");
}

async function choose(page: Page, words: string, what: string): Promise<void> {
  await line(page, words).hover();
  await line(page, words)
    .getByRole("button", { name: /^More about this message/ })
    .click();
  await page.getByRole("menuitem", { name: what, exact: true }).click();
}

test("two participants see each other's messages, typing, receipts and unread counts", async ({
  signedIn: home,
  member,
  origin,
  browser,
}) => {
  const { friend, conversation } = await friendOf(member, origin);
  const theirs = await browserOf(browser, origin, friend, "/");
  await expect(unread(theirs.page)).toBeVisible();
  await home.goto(`/chat?c=${conversation.id}`);
  await expect(home.getByText("No messages yet. Say hello.")).toBeVisible();

  await write(home, "Hello Bo");
  await expect(line(home, "Hello Bo")).toBeVisible();
  await expect(line(home, "Hello Bo").getByRole("img", { name: "Sent" })).toBeVisible();
  await expect(unread(theirs.page)).toContainText("1");
  await expect(theirs.page).toHaveTitle(/^\(\d+\) /);

  await unread(theirs.page).click();
  const row = theirs.page.getByRole("list", { name: "Conversations" }).getByRole("link").first();
  await expect(row).toContainText("Hello Bo");
  await expect(row).toContainText("1 unread message");
  await expect(theirs.page.getByText("Choose a conversation")).toBeVisible();
  await row.click();
  await expect(line(theirs.page, "Hello Bo")).toBeVisible();
  await expect(line(home, "Hello Bo").getByRole("img", { name: "Read" })).toBeVisible();
  await expect(unread(theirs.page)).not.toContainText(/\d/);

  await box(theirs.page).pressSequentially("Hello A");
  await expect(home.getByText("Bo Lind is typing…")).toBeVisible();
  await box(theirs.page).fill("Hello Ada");
  await box(theirs.page).press("Enter");
  await expect(line(home, "Hello Ada")).toBeVisible();
  await expect(home.getByText("Bo Lind is typing…")).toBeHidden();
  await expect(line(theirs.page, "Hello Ada").getByRole("img", { name: "Read" })).toBeVisible();
  await theirs.context.close();
  expect(theirs.problems).toEqual([]);
});

test("the composer sends text by Enter, ignores blanks, and grows to 120 pixels", async ({
  signedIn: home,
  member,
  origin,
}) => {
  const { conversation } = await friendOf(member, origin);
  await home.goto(`/chat?c=${conversation.id}`);
  const send = home.getByRole("button", { name: "Send" });
  await expect(send).toBeDisabled();
  await box(home).fill("   \n ");
  await expect(send).toBeDisabled();
  await box(home).fill("One");
  await box(home).press("Shift+Enter");
  await box(home).pressSequentially("Two");
  await expect(box(home)).toHaveValue("One\nTwo");
  // While an input method composes, Enter belongs to it.
  await box(home).dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true });
  await expect(box(home)).toHaveValue("One\nTwo");
  await box(home).press("Enter");
  await expect(box(home)).toHaveValue("");
  await expect(line(home, "One")).toContainText("Two");
  await box(home).fill("line\n".repeat(30));
  expect((await box(home).boundingBox())?.height).toBeLessThanOrEqual(120);
  await expect(home.getByRole("contentinfo")).toHaveCount(0);
});

test.describe("without an answer", () => {
  test.use({ expectedNoise: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|No response received|WebSocket/i });

  test("a message stays in the browser over a reload, and is stored once in the end", async ({
    home,
    member,
    origin,
  }) => {
    const { friend, conversation } = await friendOf(member, origin);
    const isSending = (body: string | null) => body?.includes("SendMessage") ?? false;
    await home.route("**/graphql", (route) =>
      isSending(route.request().postData()) ? route.abort() : route.fallback(),
    );
    await home.goto(`/chat?c=${conversation.id}`);
    await write(home, "first");
    await write(home, "second");
    await expect(log(home).getByText("second")).toBeVisible();
    await expect(log(home).getByRole("button", { name: "Try Again" })).toHaveCount(2);
    await home.reload();
    await expect(log(home).getByText("first")).toBeVisible();
    await expect(log(home).getByRole("button", { name: "Try Again" })).toHaveCount(2);
    await home.unroute("**/graphql");
    await log(home).getByRole("button", { name: "Try Again" }).first().click();
    await expect(line(home, "second").getByRole("img", { name: "Sent" })).toBeVisible();
    await expect(log(home).locator("[data-letter]")).toHaveCount(0);
    const { messages } = await open(friend, conversation);
    expect(messages.map(({ text }) => text)).toEqual(["first", "second"]);
  });

  test("missed messages are loaded when the network is back", async ({ signedIn: home, member, origin }) => {
    const { friend, conversation } = await friendOf(member, origin);
    await home.goto(`/chat?c=${conversation.id}`);
    await expect(home.getByText("No messages yet. Say hello.")).toBeVisible();
    await home.context().setOffline(true);
    await write(home, "from the tunnel");
    await expect(log(home).getByText("Waiting for the network")).toBeVisible();
    for (const text of ["one", "two", "three"]) await sendMessage(friend, conversation, text);
    await home.context().setOffline(false);
    await expect(line(home, "three")).toBeVisible();
    await expect(line(home, "from the tunnel")).toBeVisible();
    await expect(log(home).locator("[data-letter]")).toHaveCount(0);
    await expect(log(home).locator("[data-message]")).toHaveCount(4);
  });
});

test("a message can be replied to, edited, reacted to and deleted", async ({
  signedIn: home,
  member,
  origin,
  browser,
}) => {
  const { friend, conversation } = await friendOf(member, origin);
  await sendMessage(friend, conversation, "Tea or coffee?");
  const theirs = await browserOf(browser, origin, friend, `/chat?c=${conversation.id}`);
  await home.goto(`/chat?c=${conversation.id}`);

  await choose(home, "Tea or coffee?", "👍");
  await expect(line(home, "Tea or coffee?").getByRole("button", { name: /👍 1/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(line(theirs.page, "Tea or coffee?").getByRole("button", { name: /👍 1/ })).toBeVisible();

  await choose(home, "Tea or coffee?", "Reply");
  await expect(home.getByText("Reply to Bo Lind")).toBeVisible();
  await write(home, "Tea, with mlik");
  await expect(line(theirs.page, "Tea, with mlik")).toContainText("Tea or coffee?");

  await choose(home, "Tea, with mlik", "Edit");
  const changing = home.getByRole("textbox", { name: "Edit your message" });
  await expect(changing).toHaveValue("Tea, with mlik");
  await changing.fill("Tea, with milk");
  await changing.press("Enter");
  await expect(line(home, "Tea, with milk")).toContainText("edited");
  await expect(line(theirs.page, "Tea, with milk")).toContainText("edited");

  await choose(home, "Tea, with milk", "Delete for everyone");
  await home.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(line(home, "Message deleted")).toBeVisible();
  await expect(line(theirs.page, "Message deleted")).toBeVisible();
  await expect(line(theirs.page, "Tea, with milk")).toHaveCount(0);
  await theirs.context.close();
  expect(theirs.problems).toEqual([]);
});

test("a picture is sent with a message and opens as large as the screen", async ({
  signedIn: home,
  member,
  origin,
}) => {
  const { conversation } = await friendOf(member, origin);
  await home.goto(`/chat?c=${conversation.id}`);
  const choosing = home.waitForEvent("filechooser");
  await home.getByRole("button", { name: "Add pictures" }).click();
  const file = await pictures.png(320, 200);
  await (
    await choosing
  ).setFiles({ name: "tea.png", mimeType: "image/png", buffer: Buffer.from(await file.arrayBuffer()) });
  await expect(home.getByRole("progressbar")).toHaveCount(0);
  await home.getByRole("button", { name: "Send" }).click();
  const picture = log(home).locator("[data-message]").getByRole("img", { name: "Picture by Ada Byron" });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await picture.click();
  await expect(home.getByRole("dialog", { name: "Picture" })).toBeVisible();
  await home.keyboard.press("Escape");
  await expect(home.getByRole("dialog")).toHaveCount(0);
});

test("a stranger's message waits among the requests, and is not counted", async ({ home, member, origin, browser }) => {
  const cy = await join({ url: origin }, "Cy Dahl");
  const theirs = await browserOf(browser, origin, cy, `/profile/${member.username}`);
  await theirs.page.getByRole("button", { name: "Message", exact: true }).click();
  await expect(theirs.page).toHaveURL(/\/chat\?c=\d+$/);
  await expect(theirs.page.getByText(/You can send .* one message/)).toBeVisible();
  await write(theirs.page, "May I ask you something?");
  await expect(theirs.page.getByText(/when Ada Byron has accepted/)).toBeVisible();

  await expect(unread(home)).not.toContainText(/\d/);
  await home.goto("/chat");
  await home.getByRole("button", { name: /^Requests/ }).click();
  await home
    .getByRole("list", { name: "Conversations" })
    .getByRole("link", { name: /Cy Dahl/ })
    .click();
  await expect(line(home, "May I ask you something?")).toBeVisible();
  await home.getByRole("group", { name: "Message request" }).getByRole("button", { name: "Accept" }).click();
  await expect(home.getByRole("group", { name: "Message request" })).toHaveCount(0);
  await expect(box(theirs.page)).toBeVisible();
  await write(theirs.page, "Thank you");
  await expect(line(home, "Thank you")).toBeVisible();
  await theirs.context.close();
  expect(theirs.problems).toEqual([]);
});

test.describe("without network", () => {
  test.use({ expectedNoise: /ERR_|No response received|WebSocket/ });

  test("the one message to a stranger waits, and there is no box for a second", async ({
    signedIn: home,
    member,
    origin,
    context,
  }) => {
    const cy = await join({ url: origin }, "Cy Dahl");
    const conversation = await talk(member, [cy]);
    await home.goto(`/chat?c=${conversation.id}`);
    await expect(home.getByText(/You can send .* one message/)).toBeVisible();
    await context.setOffline(true);
    await write(home, "May I ask you something?");
    await expect(line(home, "May I ask").or(home.getByText("May I ask you something?")).first()).toBeVisible();
    await expect(home.getByText(/You can write again when Cy Dahl has accepted/)).toBeVisible();
    await expect(box(home)).toHaveCount(0);
    await context.setOffline(false);
    await expect.poll(async () => (await open(cy, conversation)).lastSeq).toBe(1);
    await expect(home.getByText(/You can write again when Cy Dahl has accepted/)).toBeVisible();
  });
});

test("friends create a group, rename it and leave it", async ({ signedIn: home, member, origin }) => {
  await friendOf(member, origin, "Bo Lind");
  const { friend: cy } = await friendOf(member, origin, "Cy Dahl");
  await home.goto("/chat");
  await home.getByRole("button", { name: "New conversation" }).first().click();
  const dialog = home.getByRole("dialog", { name: "New conversation" });
  await dialog.getByRole("checkbox", { name: /Bo Lind/ }).check();
  await dialog.getByRole("checkbox", { name: /Cy Dahl/ }).check();
  await dialog.getByRole("button", { name: "Create group" }).click();
  await expect(dialog.getByText("Please enter a name")).toBeVisible();
  await dialog.getByLabel("Name of the group").fill("Balconies");
  await dialog.getByRole("button", { name: "Create group" }).click();
  await expect(home.getByRole("heading", { level: 2, name: "Balconies" })).toBeVisible();
  await expect(home.getByText("3 members")).toBeVisible();

  const more = home.getByRole("button", { name: "More about this conversation" });
  await more.click();
  await home.getByRole("menuitem", { name: "Rename" }).click();
  await home.getByRole("dialog").getByLabel("Name of the group").fill("Gardens");
  await home.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(home.getByRole("heading", { level: 2, name: "Gardens" })).toBeVisible();

  await more.click();
  await home.getByRole("menuitem", { name: "Members" }).click();
  await home
    .getByRole("dialog")
    .getByRole("button", { name: `Remove ${cy.name}` })
    .click();
  await home.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(home.getByRole("alertdialog")).toHaveCount(0);
  await expect(home.getByRole("dialog").getByRole("link", { name: cy.name })).toHaveCount(0);
  await home.keyboard.press("Escape");
  await expect(home.getByText("2 members")).toBeVisible();

  await more.click();
  await home.getByRole("menuitem", { name: "Mute for 8 hours" }).click();
  await more.click();
  await expect(home.getByRole("menuitem", { name: "Unmute" })).toBeVisible();
  await home.getByRole("menuitem", { name: "Leave conversation" }).click();
  await home.getByRole("alertdialog").getByRole("button", { name: "Leave", exact: true }).click();
  await expect(home).toHaveURL("/chat");
  await expect(home.getByRole("link", { name: /Gardens/ })).toHaveCount(0);
});

test("a long conversation opens at its end; older messages are added above without a jump", async ({
  signedIn: home,
  member,
  origin,
}) => {
  const { friend, conversation } = await friendOf(member, origin);
  for (let at = 1; at <= 130; at++) await sendMessage(at % 2 ? friend : member, conversation, `message ${at} of many`);
  await home.goto(`/chat?c=${conversation.id}`);
  await expect(line(home, "message 130 of many")).toBeInViewport();
  // The first message of the first page stays in view while the page before it loads.
  const pane = log(home);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const isOlder = (request: Request) => /"before":\d/.test(request.postData() ?? "");
  await home.route(/\/graphql$/, async (route) => {
    if (isOlder(route.request())) await held;
    await route.continue();
  });
  // Until the list has found its position, it returns to its end.
  await repeatUntil(() => pane.evaluate((one) => one.scrollTo(0, 400)), home.waitForRequest(isOlder));
  const mark = await pane.evaluate((one) => {
    const top = one.getBoundingClientRect().top;
    const seen = [...one.querySelectorAll<HTMLElement>("[data-message]")].find(
      (row) => row.getBoundingClientRect().top > top + 40,
    );
    return { seq: seen?.dataset["message"] ?? "", y: seen?.getBoundingClientRect().top ?? 0 };
  });
  answer();
  await expect.poll(() => pane.evaluate((one) => one.scrollHeight)).toBeGreaterThan(3_000);
  const now = await pane.locator(`[data-message="${mark.seq}"]`).evaluate((one) => one.getBoundingClientRect().top);
  expect(Math.abs(now - mark.y)).toBeLessThanOrEqual(2);

  await home.getByRole("button", { name: "Search this conversation" }).click();
  await home.getByRole("searchbox", { name: "Search this conversation" }).fill("message 12 of many");
  await home.getByRole("region", { name: "Messages found" }).getByRole("link").last().click();
  await expect(line(home, "message 12 of many")).toBeInViewport();
  await home.getByRole("button", { name: /^Jump to latest/ }).click();
  await expect(line(home, "message 130 of many")).toBeInViewport();
});

test("no message arrives after signing out", async ({ home, member, origin }) => {
  const { friend, conversation } = await friendOf(member, origin);
  const sockets: { closed: boolean }[] = [];
  home.on("websocket", (socket) => {
    const one = { closed: false };
    sockets.push(one);
    socket.on("close", () => (one.closed = true));
  });
  await home.goto(`/chat?c=${conversation.id}`);
  await sendMessage(friend, conversation, "Still there?");
  await expect(line(home, "Still there?")).toBeVisible();
  await home.getByRole("button", { name: "Your account" }).click();
  await home.getByRole("menuitem", { name: "Logout" }).click();
  await expect(home).toHaveURL("/auth/login");
  await expect.poll(() => sockets.every(({ closed }) => closed)).toBe(true);
  expect(sockets.length).toBeGreaterThan(0);
  await sendMessage(friend, conversation, "Gone");
  await expect(home.getByText("Gone")).toHaveCount(0);
  await expect(home).not.toHaveTitle(/^\(/);
});

test("on phones the list comes first, then the conversation with a back button", async ({ page, member, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { friend, conversation } = await friendOf(member, origin);
  await sendMessage(friend, conversation, "On the way");
  await arriveAs(page.context(), member);
  await page.goto("/");
  await expect(unread(page)).toContainText("1");
  await unread(page).click();
  const bar = page.getByRole("navigation", { name: "Main, bottom" });
  await expect(bar).toBeVisible();
  await page.getByRole("list", { name: "Conversations" }).getByRole("link").first().click();
  await expect(line(page, "On the way")).toBeInViewport();
  await expect(bar).toHaveCount(0);
  await expect(box(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "All conversations" }).click();
  await expect(page).toHaveURL("/chat");
  await expect(bar).toBeVisible();
});

test("a missing conversation shows a message", async ({ signedIn: home }) => {
  await home.goto("/chat?c=999999999");
  await expect(home.getByText("This conversation isn't available")).toBeVisible();
  await home.getByRole("link", { name: "All conversations" }).last().click();
  await expect(home.getByText("Choose a conversation")).toBeVisible();
});
