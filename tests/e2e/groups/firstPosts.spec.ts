import type { Page } from "@playwright/test";
import { join } from "#tests/kit/people";
import { arriveAs, expect, test } from "#tests/e2e/fixtures";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const isNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

test("first posts wait on a phone: the owner declines, undoes that with the keyboard, and approves", async ({
  browser,
  signedIn: home,
  member,
  origin,
}) => {
  const name = `Cellars ${Date.now()}`;
  const { body } = await member.send<{ group: { id: number; slug: string } }>("/api/groups", {
    name,
    description: "What we store in our cellars.",
    category: "Environment",
  });
  const { group } = body;
  await home.goto(`/groups/${group.slug}`);
  await home.getByRole("button", { name: "Edit", exact: true }).click();
  const form = home.getByRole("dialog", { name: "Edit group" });
  await form.getByLabel("Approve first posts").check();
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(form).toBeHidden();

  const bo = await join({ url: origin }, "Bo");
  await bo.send(`/api/groups/${group.id}/join`);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: origin });
  await arriveAs(context, bo);
  const theirs = await context.newPage();
  await theirs.goto(`/groups/${group.slug}`);
  await theirs.getByRole("button", { name: "Start a post" }).click();
  const composer = theirs.getByRole("dialog", { name: "Create a post" });
  await composer.getByLabel("Your post").fill("Potatoes keep longest in sand");
  await composer.getByRole("button", { name: "Post", exact: true }).click();
  await expect(theirs.getByRole("article").getByText("Waiting for approval")).toBeVisible();
  await isNarrow(theirs);

  await home.goto(`/groups/${group.slug}?tab=waiting`);
  await expect(home.getByRole("tab", { name: "Waiting posts (1)" })).toBeVisible();
  await expect(home.getByText("Potatoes keep longest in sand")).toBeVisible();
  await isNarrow(home);
  await home.getByRole("button", { name: "Decline the post by Bo" }).click();
  const dialog = home.getByRole("dialog", { name: "Decline the post by Bo?" });
  await dialog.getByRole("textbox").fill("Please introduce yourself first.");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(home.getByText("Nothing waits")).toBeVisible();
  await home.getByRole("button", { name: "Undo" }).focus();
  await home.keyboard.press("Enter");
  await expect(home.getByText("Potatoes keep longest in sand")).toBeVisible();
  await home.getByRole("button", { name: "Approve the post by Bo" }).press("Enter");
  await expect(home.getByText("Nothing waits")).toBeVisible();
  await home.goto(`/groups/${group.slug}`);
  await expect(home.getByRole("article").getByText("Potatoes keep longest in sand")).toBeVisible();

  // A member chooses what they are notified of.
  await theirs.reload();
  await expect(theirs.getByText("Waiting for approval")).toBeHidden();
  await theirs.getByRole("button", { name: /^Notifications: Mentions and replies/ }).click();
  await theirs.getByRole("menuitemradio", { name: "All posts" }).click();
  await expect(theirs.getByRole("button", { name: /^Notifications: All posts/ })).toBeVisible();
  await context.close();
});
