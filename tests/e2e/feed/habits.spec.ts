import { join } from "#tests/kit/people";
import { arriveAs, expect, test } from "#tests/e2e/fixtures";

test("the middle button and Ctrl open a card in a tab of its own, and the feed stays", async ({ page, member }) => {
  await member.posts("Words of a card that opens in tabs", { title: "Tabs" });
  await arriveAs(page.context(), member);
  await page.goto("/");
  const words = page.getByText("Words of a card that opens in tabs");
  for (const press of [
    () => words.click({ modifiers: ["Control"] }),
    () => words.click({ modifiers: ["Shift"] }),
    () => words.click({ button: "middle" }),
  ]) {
    const opened = page.context().waitForEvent("page");
    await press();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/post\/\d+$/);
    await tab.close();
  }
  await expect(page).toHaveURL("/");
});

test("a long name without spaces does not push a page sideways", async ({ page, member, origin }) => {
  const wide = await join({ url: origin }, `Wide ${"W".repeat(70)}`);
  const post = await member.posts("A post with a wide commenter");
  await wide.comments(post, "9".repeat(400));
  await arriveAs(page.context(), member);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/post/${post.id}`);
  await expect(page.getByText("9".repeat(400))).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("keys of a composition do not leave the field of the palette", async ({ home }) => {
  await home.keyboard.press("ControlOrMeta+k");
  const field = home.getByRole("searchbox", { name: "Search or go to" });
  await expect(field).toBeFocused();
  const browser = await home.context().newCDPSession(home);
  await browser.send("Input.imeSetComposition", { text: "にほん", selectionStart: 3, selectionEnd: 3 });
  await home.keyboard.press("ArrowDown");
  await expect(field).toBeFocused();
  await home.keyboard.press("Escape");
  await expect(field).toBeVisible();
});
