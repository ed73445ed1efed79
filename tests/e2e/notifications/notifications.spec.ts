import type { Page } from "@playwright/test";
import { join, type Person } from "#tests/kit/people";
import { atWidth, barriersInBothThemes, expectRoom } from "#tests/e2e/barriers";
import { browserOf, expect, expectFocusSomewhere, test } from "#tests/e2e/fixtures";

const menuButton = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const row = (page: Page, words: string) => page.locator("[data-row]").filter({ hasText: words });

const like = (who: Person, post: { id: number }, liked = true) =>
  who.query("mutation ($id: ID!, $liked: Boolean!) { setLiked(id: $id, liked: $liked) { id } }", {
    id: String(post.id),
    liked,
  });

test("a like shows the dot at once in every browser, and opening the menu clears it in all of them", async ({
  home,
  member,
  origin,
  browser,
}) => {
  const bo = await join({ url: origin }, "Bo Lind");
  const cy = await join({ url: origin }, "Cy Marsh");
  const post = await member.posts("Bridges are for meeting halfway");
  const elsewhere = await browserOf(browser, origin, member, "/");
  await expect(menuButton(elsewhere.page)).toHaveAccessibleName("Notifications");
  await expect(menuButton(home)).toHaveAccessibleName("Notifications");

  const fan = await browserOf(browser, origin, bo, `/post/${post.id}`);
  await fan.page.getByRole("button", { name: /^Like/ }).first().click();
  for (const page of [home, elsewhere.page]) {
    await expect(menuButton(page)).toHaveAccessibleName("Notifications, 1 unread");
    await expect(page).toHaveTitle("(1) Feed · Commonplace");
    await expect(page.getByTestId("notification-dot")).toBeVisible();
  }

  await menuButton(home).click();
  const menu = home.getByRole("dialog", { name: "Notifications" });
  await expect(menu.getByRole("link", { name: /Bo Lind liked your idea/ })).toBeVisible();
  await expect(menu).toContainText("Bridges are for meeting halfway");
  for (const page of [home, elsewhere.page]) {
    await expect(page.getByTestId("notification-dot")).toBeHidden();
    await expect(page).toHaveTitle("Feed · Commonplace");
  }
  // A notification that arrives while the menu is open appears in it.
  await like(cy, post);
  await expect(menu.getByRole("link", { name: /Cy Marsh and Bo Lind liked your idea/ })).toBeVisible();
  await like(cy, post, false);
  await like(bo, post, false);
  await expect(menu.getByText("Nothing yet")).toBeVisible();
  await like(bo, post);
  await menu.getByRole("link", { name: /Bo Lind liked your idea/ }).click();
  await expect(home).toHaveURL(`/post/${post.id}`);
  await expect(menu).toBeHidden();
  await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
  expect([...elsewhere.problems, ...fan.problems]).toEqual([]);
  await Promise.all([elsewhere.context.close(), fan.context.close()]);
});

test("a friend request is answered inside its notification", async ({ home, member, origin, browser }) => {
  const bo = await join({ url: origin }, "Bo Lind");
  const cy = await join({ url: origin }, "Cy Marsh");
  for (const one of [bo, cy])
    await one.query("mutation ($id: ID!) { sendBondRequest(id: $id) { id } }", { id: String(member.id) });
  await expect(menuButton(home)).toHaveAccessibleName("Notifications, 2 unread");
  await menuButton(home).click();
  const asker = await browserOf(browser, origin, bo, "/");
  await expect(menuButton(asker.page)).toHaveAccessibleName("Notifications");

  await row(home, "Bo Lind sent you a friend request").getByRole("button", { name: "Accept Bo Lind" }).click();
  await expect(home.getByText("Friend request accepted", { exact: true })).toBeVisible();
  await expect(row(home, "Bo Lind")).toBeHidden();
  await expectFocusSomewhere(home);
  await expect(menuButton(asker.page)).toHaveAccessibleName("Notifications, 1 unread");
  await menuButton(asker.page).click();
  await expect(row(asker.page, "Ada Byron accepted your friend request")).toBeVisible();

  await row(home, "Cy Marsh").getByRole("button", { name: "Reject Cy Marsh" }).click();
  await expect(home.getByText("Nothing yet")).toBeVisible();
  await expectFocusSomewhere(home);
  expect(asker.problems).toEqual([]);
  await asker.context.close();
});

test("all notifications have a page of their own: read one by one, or all at once", async ({
  home,
  member,
  origin,
  browser,
}) => {
  const bo = await join({ url: origin }, "Bo Lind");
  const [first, second] = [await member.posts("The first idea"), await member.posts("The second idea")];
  await like(bo, first);
  await bo.comments(second, "I have seen this work");
  await menuButton(home).click();
  await home.getByRole("link", { name: "View All Notifications" }).click();
  await expect(home).toHaveURL("/notifications");
  await expect(home.getByRole("heading", { name: "Notifications", level: 1 })).toBeFocused();
  await expect(home.getByRole("heading", { name: "Today" })).toBeVisible();
  const elsewhere = await browserOf(browser, origin, member, "/notifications");
  await expect(row(elsewhere.page, "Bo Lind")).toHaveCount(2);

  // A press on the dot marks one as read, here and in the other tab.
  await row(home, "The first idea").getByRole("button", { name: "Mark as read" }).click();
  await expect(row(home, "The first idea").getByRole("button", { name: "Mark as unread" })).toBeAttached();
  await expect(row(elsewhere.page, "The first idea").getByText("Unread:")).toHaveCount(0);
  await home.getByRole("tab", { name: "Unread" }).click();
  await expect(row(home, "commented on your idea")).toBeVisible();
  await expect(row(home, "The first idea")).toBeHidden();

  await home.getByRole("button", { name: "Mark all as read" }).click();
  await expect(home.getByText("You're all caught up")).toBeVisible();
  await expect(elsewhere.page.getByText("Unread:")).toHaveCount(0);
  await home.getByRole("tab", { name: "All" }).click();
  await expect(row(home, "Bo Lind")).toHaveCount(2);
  // The whole row is a link.
  await row(home, "commented on your idea").click({ position: { x: 400, y: 8 } });
  await expect(home).toHaveURL(new RegExp(`/post/${second.id}\\?comment=\\d+$`));
  expect(elsewhere.problems).toEqual([]);
  await elsewhere.context.close();
});

test("a member who switched off likes is not notified of them", async ({ signedIn: home, member, origin }) => {
  const bo = await join({ url: origin }, "Bo Lind");
  const post = await member.posts("An idea");
  await home.goto("/settings#notifications");
  const section = home.getByRole("region", { name: "Notifications" });
  await section.getByRole("switch", { name: "Likes of your ideas, in the app" }).uncheck();
  await expect(section.getByText("Saved")).toBeVisible();
  await home.reload();
  await expect(section.getByRole("switch", { name: "Likes of your ideas, in the app" })).not.toBeChecked();
  await like(bo, post);
  await bo.comments(post, "Told all the same");
  await expect(menuButton(home)).toHaveAccessibleName("Notifications, 1 unread");
});

test.describe("when they cannot be loaded", () => {
  test.use({ expectedNoise: /Failed to load|Failed to fetch|No response/ });

  test("the page shows an error, and tries again on request", async ({ home }) => {
    let isDown = true;
    await home.route("**/graphql", (route) =>
      isDown && route.request().postData()?.includes("NotificationsPage") ? route.abort() : route.fallback(),
    );
    await menuButton(home).click();
    const menu = home.getByRole("dialog", { name: "Notifications" });
    await expect(menu.getByText("Couldn't load notifications")).toBeVisible();
    isDown = false;
    await menu.getByRole("button", { name: "Try Again" }).click();
    await expect(menu.getByText("Nothing yet")).toBeVisible();
  });
});

for (const width of [1280, 390]) {
  test.describe(`at ${width} px, in both themes`, () => {
    test.use({
      colorScheme: "light",
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: "reduce" },
    });

    test("there are no accessibility barriers", async ({ home, member, origin }) => {
      const bo = await join({ url: origin }, "Bo Lind");
      const post = await member.posts("An idea");
      await like(bo, post);
      await bo.comments(post, "I have seen this work");
      await bo.query("mutation ($id: ID!) { sendBondRequest(id: $id) { id } }", { id: String(member.id) });
      await menuButton(home).click();
      await expect(row(home, "Bo Lind")).toHaveCount(3);
      expect.soft(await barriersInBothThemes(home, { part: "[role=dialog]" }), "menu").toEqual([]);
      await home.goto("/notifications");
      await expect(row(home, "Bo Lind")).toHaveCount(3);
      expect.soft(await barriersInBothThemes(home), "page").toEqual([]);
      await home.getByRole("button", { name: "Mark all as read" }).click();
      await home.getByRole("tab", { name: "Unread" }).click();
      await expect(home.getByText("You're all caught up")).toBeVisible();
      expect.soft(await barriersInBothThemes(home), "nothing").toEqual([]);
      await home.goto("/settings");
      await expect(home.getByRole("switch", { name: "Message requests, in the app" })).toBeVisible();
      expect.soft(await barriersInBothThemes(home), "settings").toEqual([]);
      await home.goto("/notifications");
      await expect(row(home, "Bo Lind").first()).toBeVisible();
      if (width === 390) await atWidth(home, 320, () => expectRoom(home, "page"));
    });
  });
}
