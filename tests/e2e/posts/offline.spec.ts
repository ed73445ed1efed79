import type { Page } from "@playwright/test";
import { join, type Person } from "#tests/kit/people";
import { PICTURE } from "#tests/e2e/dragging";
import { card, expect, signIn, test } from "#tests/e2e/fixtures";
import { away, back, OFFLINE_NOISE, openHome } from "#tests/e2e/network";

test.use({ expectedNoise: OFFLINE_NOISE });

const textOf = (who: Person) => `Without network ${who.username}`;
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Create a post" });
const wordsOf = (page: Page) => dialogOf(page).getByRole("textbox", { name: "Your post" });
const preview = (page: Page) => dialogOf(page).getByRole("img", { name: "Your picture" });
const waiting = (page: Page) => page.getByRole("list", { name: "Posts that are not sent yet" }).getByRole("listitem");

const openComposer = (page: Page) => page.getByRole("button", { name: "Start a post" }).click();
const post = (page: Page) => dialogOf(page).getByRole("button", { name: "Post", exact: true }).click();

async function choosePicture(page: Page): Promise<void> {
  await dialogOf(page).locator("input[type=file]").setInputFiles(PICTURE);
  await expect(preview(page)).toBeVisible();
}

/** Writes a post with a picture while the server does not answer, and leaves it waiting. */
async function leaveWaiting(page: Page, text: string): Promise<void> {
  await openHome(page);
  await away(page);
  await openComposer(page);
  await wordsOf(page).fill(text);
  await choosePicture(page);
  await post(page);
  await expect(dialogOf(page)).toBeHidden();
  // No request is on its way any more.
  await expect(waiting(page)).toContainText(["Waiting to send"]);
}

/** Reads how often the member's post was published, and with how many files. */
async function published(who: Person, reader = who): Promise<number[]> {
  const { body } = await reader.get<{ posts: { content: string; media: object[] }[] }>(
    `/api/feed?username=${who.username}`,
  );
  return body.posts.filter(({ content }) => content === textOf(who)).map(({ media }) => media.length);
}

test("a post without network waits with its picture, and is published once when the network is back", async ({
  signedIn: page,
  member,
}) => {
  await openHome(page);
  await openComposer(page);
  await wordsOf(page).fill(textOf(member));
  await page.context().setOffline(true);
  await choosePicture(page);
  await expect(dialogOf(page).getByText("Waiting to upload")).toBeVisible();
  await post(page);
  await expect(dialogOf(page)).toBeHidden();
  await expect(waiting(page)).toContainText([textOf(member)]);
  await expect(waiting(page)).toContainText(["Waiting to send"]);
  await expect(page.getByText("One change will be saved")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("Your post has been published successfully").first()).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expect(card(page, textOf(member))).toHaveCount(1);
  expect(await published(member)).toEqual([1]);
});

test("what waits can be discarded, and that can be undone", async ({ signedIn: page, member }) => {
  await openHome(page);
  await openComposer(page);
  await wordsOf(page).fill(textOf(member));
  await page.context().setOffline(true);
  await choosePicture(page);
  await post(page);
  await waiting(page).getByRole("button", { name: "Discard" }).click();
  await expect(waiting(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(waiting(page)).toContainText([textOf(member)]);
  await page.context().setOffline(false);
  await expect.poll(() => published(member)).toEqual([1]);
});

test("a post that waits survives a reload, and two tabs publish it once", async ({
  signedIn: page,
  member,
  context,
}) => {
  await leaveWaiting(page, textOf(member));
  const other = await context.newPage();
  await other.goto("/");
  await back(page);
  await page.reload();
  await expect.poll(() => published(member)).toEqual([1]);
  for (const tab of [page, other]) await expect(waiting(tab)).toHaveCount(0);
  expect(await published(member)).toEqual([1]);
  await openComposer(page);
  await expect(wordsOf(page)).toHaveValue("");
  await expect(preview(page)).toHaveCount(0);
});

test("a post that waits is published by nobody else who signs in, and by its author afterwards", async ({
  signedIn: page,
  member,
  origin,
}) => {
  await leaveWaiting(page, textOf(member));
  await page.getByRole("button", { name: /account/i }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/auth/login");
  await back(page);
  const eva = await join({ url: origin }, "Eva Next");
  await page.evaluate((token) => localStorage.setItem("auth_token", token), eva.token);
  await openHome(page);
  await expect(waiting(page)).toHaveCount(0);
  expect(await published(eva)).toEqual([]);
  await page.evaluate(() => localStorage.removeItem("auth_token"));
  await signIn(page, member);
  await expect.poll(() => published(member, eva)).toEqual([1]);
});

test("a post that the server refuses says why, and goes back into the composer", async ({ signedIn: page, member }) => {
  await leaveWaiting(page, textOf(member));
  await page.route(/\/graphql$/, async (route) => {
    if (!route.request().postData()?.includes("CreatePost")) return route.continue();
    const errors = [{ message: "Not like this.", extensions: { code: "BAD_USER_INPUT" } }];
    return route.fulfill({ json: { data: null, errors } });
  });
  await back(page);
  await expect(waiting(page)).toContainText(["Not like this."]);
  await page.unroute(/\/graphql$/);
  await waiting(page).getByRole("button", { name: "Edit" }).click();
  await expect(wordsOf(page)).toHaveValue(textOf(member));
  await expect(preview(page)).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await post(page);
  await expect(card(page, textOf(member))).toHaveCount(1);
  expect(await published(member)).toEqual([1]);
});

test("a picture that is chosen without network stays in the draft, and is uploaded when it is back", async ({
  signedIn: page,
  member,
}) => {
  await openHome(page);
  await openComposer(page);
  await wordsOf(page).fill(textOf(member));
  await page.context().setOffline(true);
  await choosePicture(page);
  await expect(dialogOf(page).getByText("Waiting to upload")).toBeVisible();
  await expect(dialogOf(page).getByRole("alert")).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(dialogOf(page).getByText("Waiting to upload")).toHaveCount(0);
  await expect(dialogOf(page).getByText("Draft saved", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await page.reload();
  await openComposer(page);
  await expect(preview(page)).toBeVisible();
  await post(page);
  await expect(dialogOf(page)).toBeHidden();
  expect(await published(member)).toEqual([1]);
});
