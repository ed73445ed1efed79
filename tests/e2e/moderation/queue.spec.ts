import type { Page } from "@playwright/test";
import { browserOf, expect, test } from "#tests/e2e/fixtures";
import { join } from "#tests/kit/people";
import { makeStaff, reportedPost } from "#tests/e2e/staff";

test.use({ expectedNoise: /404 \(Not Found\)/ });

const rowOf = (page: Page, words: string) =>
  page.getByRole("list", { name: "Cases" }).getByRole("link").filter({ hasText: words });

test("a moderator claims a case and hides the post, its author reads why, and Undo brings it back", async ({
  signedIn,
  member,
  origin,
  browser,
}) => {
  // Two moderators and an author take part.
  const mia = await join({ url: origin }, "Mia Berg");
  const { author, reporter, post } = await reportedPost(origin, {
    by: "Bo Dahl",
    words: "Followers, cheap, today only",
    rule: "no-spam",
  });
  await Promise.all([makeStaff(member, "moderator"), makeStaff(mia, "moderator")]);
  const isVisible = async () => (await reporter.get(`/api/posts/${post.id}`)).status === 200;

  await signedIn.goto("/");
  await signedIn.getByRole("button", { name: "Your account" }).click();
  await signedIn.getByRole("menuitem", { name: /^Moderation/ }).click();
  await rowOf(signedIn, "Followers, cheap").click();
  await expect(signedIn.getByText("The third time this week")).toBeVisible();
  await expect(signedIn.getByText(/^Yours until/)).toBeVisible();

  const colleague = await browserOf(browser, origin, mia, "/moderation");
  await rowOf(colleague.page, "Followers, cheap").click();
  await expect(colleague.page.getByText(/^Ada Byron is on this until/)).toBeVisible();
  await expect(colleague.page.getByRole("button", { name: "Hide" })).toBeDisabled();

  await signedIn.getByRole("button", { name: "Hide" }).click();
  const dialog = signedIn.getByRole("dialog", { name: /^Hide/ });
  await expect(dialog.getByLabel("Rule")).toHaveValue("no-spam");
  await dialog.getByRole("button", { name: "Hide" }).click();
  await expect(dialog.getByText("Please say why. The member reads it.")).toBeVisible();
  await dialog.getByLabel("Words to the member").fill("This is advertising.");
  await dialog.getByRole("button", { name: "Hide" }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(signedIn, "Followers, cheap")).toBeHidden();
  await expect(rowOf(colleague.page, "Followers, cheap")).toBeHidden();
  expect(await isVisible()).toBe(false);
  await expect.poll(async () => (await author.get("/api/notifications")).text).toContain("This is advertising.");

  await signedIn.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(signedIn, "Followers, cheap")).toBeVisible();
  expect(await isVisible()).toBe(true);

  await signedIn.goto("/moderation/log");
  await expect(signedIn.getByRole("list", { name: "Acts" })).toContainText("Ada Byron hid the post “Followers, cheap");
  expect(colleague.problems).toEqual([]);
  await colleague.context.close();
});

test("the keyboard alone decides, and nobody but moderators finds the queue", async ({ signedIn, member, origin }) => {
  const rule = "share-what-you-may-share";
  await reportedPost(origin, { by: "Bo Dahl", words: "A film that is not mine", rule });
  await reportedPost(origin, { by: "Dee Lind", words: "A song that is not mine", rule });
  const heading = (name: string) => signedIn.getByRole("heading", { level: 2, name });

  await signedIn.goto(`/moderation?rule=${rule}`);
  await expect(signedIn.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await makeStaff(member, "moderator");
  await signedIn.reload();

  await expect(heading("a post by Bo Dahl")).toBeVisible();
  await signedIn.keyboard.press("j");
  await expect(heading("a post by Dee Lind")).toBeVisible();
  await signedIn.keyboard.press("k");
  await expect(heading("a post by Bo Dahl")).toBeVisible();
  await signedIn.keyboard.press("?");
  await expect(signedIn.getByRole("region", { name: "Among cases" })).toContainText("No breach");
  await signedIn.keyboard.press("Escape");

  for (const [key, outcome] of [
    ["h", /^Hide/],
    ["r", /^Remove/],
    ["s", /^Suspend/],
  ] as const) {
    await signedIn.keyboard.press(key);
    const dialog = signedIn.getByRole("dialog", { name: outcome });
    await expect(dialog.getByLabel("Words to the member")).toBeVisible();
    await signedIn.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }

  await signedIn.keyboard.press("w");
  await expect(signedIn.getByRole("dialog").getByLabel("Words to the member")).toBeFocused();
  await signedIn.keyboard.type("Please share your own films.");
  await signedIn.keyboard.press("Escape");
  await signedIn.keyboard.press("w");
  await expect(signedIn.getByRole("dialog").getByLabel("Words to the member")).toHaveValue(
    "Please share your own films.",
  );
  await signedIn.keyboard.press("Control+Enter");
  await expect(heading("a post by Dee Lind")).toBeVisible();
  await expect(rowOf(signedIn, "A film that is not mine")).toBeHidden();
  await signedIn.keyboard.press("u");
  await expect(heading("a post by Bo Dahl")).toBeVisible();
  await signedIn.keyboard.press("a");
  await signedIn.keyboard.press("Control+Enter");
  await expect(rowOf(signedIn, "A film that is not mine")).toBeHidden();
});
