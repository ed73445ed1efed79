import type { Page } from "@playwright/test";
import { befriend, join, PASSWORD } from "#tests/kit/people";
import { arriveAs, expect, expectFocusSomewhere, test } from "#tests/e2e/fixtures";

/** Presses a button by keyboard, and expects that it goes and leaves the focus somewhere. */
async function pressAway(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole("button", { name }).first();
  await button.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(async () => {
    if (await question.isVisible()) await question.getByRole("button").last().click();
    // An open question hides the button behind it, so both have to be gone.
    await expect(question.or(page.getByRole("button", { name }))).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expectFocusSomewhere(page);
}

test("the focus stays near when the control that had it goes", async ({ signedIn: page, member, origin }) => {
  test.slow();
  const bo = await join({ url: origin }, "Bo Lind");
  const name = `Trams ${member.username}`;

  await test.step("a group is joined", async () => {
    const { body } = await bo.send<{ group: { slug: string } }>("/api/groups", {
      name,
      slug: `trams-${member.id}`,
      description: "Rails in streets",
      category: "Technology",
      visibility: "public",
    });
    await page.goto(`/groups/${body.group.slug}`);
    await pressAway(page, /^Join Group/);
  });
  await test.step("all notifications are read", async () => {
    const post = await member.posts(`About ${name}`);
    await bo.send(`/api/posts/${post.id}/like`);
    await page.goto("/notifications");
    await pressAway(page, "Mark all as read");
  });
  await test.step("a question of the insights is deleted", async () => {
    await member.query(`mutation { createInsight(prompt: "What about trams?", clientId: "t${member.id}") { id } }`);
    await page.goto("/ai-insights");
    await pressAway(page, /^Delete “/);
  });
  await test.step("a sent request is withdrawn", async () => {
    await member.query(`mutation ($id: ID!) { sendBondRequest(id: $id) { id } }`, { id: String(bo.id) });
    await page.goto("/bonds");
    await pressAway(page, /^Withdraw/);
  });
  await test.step("somebody is unmuted in the settings", async () => {
    await member.query(`mutation ($id: ID!) { mute(id: $id) { id } }`, { id: String(bo.id) });
    await page.goto("/settings");
    await pressAway(page, "Unmute Bo Lind");
    await expect(page.getByRole("heading", { name: "Muted people" })).toBeFocused();
  });
  await test.step("a friend is removed", async () => {
    await befriend(bo, member);
    await page.goto("/bonds");
    await pressAway(page, "Remove Bo Lind");
  });
  await test.step("a toast is closed", async () => {
    const close = page.getByRole("button", { name: "Close", exact: true });
    await page.keyboard.press("F8");
    await close.focus();
    await page.keyboard.press("Enter");
    await expect(close).toHaveCount(0);
    await expectFocusSomewhere(page);
  });
  await test.step("the first steps are hidden", async () => {
    await page.goto("/");
    await pressAway(page, "Hide the first steps");
  });
});

test("after the devices are all shown, the focus is among them", async ({ page, member, origin }) => {
  const body = JSON.stringify({ login: member.username, password: PASSWORD });
  const headers = { "content-type": "application/json" };
  for (let i = 0; i < 6; i++) await fetch(`${origin}/api/auth/login`, { method: "POST", headers, body });
  await arriveAs(page.context(), member);
  await page.goto("/settings");
  await pressAway(page, /^Show all \d+/);
  await expect(page.getByRole("group", { name: "Where you are signed in" }).locator(":focus")).toHaveCount(1);
});
