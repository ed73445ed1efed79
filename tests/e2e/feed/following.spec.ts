import type { Page } from "@playwright/test";
import { join, type Person } from "#tests/kit/people";
import { sticksOut } from "#tests/e2e/barriers";
import { arriveAs, browserOf, card, expect, test } from "#tests/e2e/fixtures";

const articles = (page: Page) => page.getByRole("feed").getByRole("article");
const tab = (page: Page, name: "Following" | "Everything") => page.getByRole("tab", { name });
/** The line above a post that says why it is there. */
const reason = (page: Page, words: string) => card(page, words).getByRole("button", { name: /follow|liked it|^in / });
const menuItem = (page: Page, name: string | RegExp) => page.getByRole("menuitem", { name });

const HOUR = 3_600_000;

interface State {
  feed: { places: { following: { post_id: number } | null } };
}

interface Cast {
  bo: Person;
  cy: Person;
  dee: Person;
  /** A tag that nobody else uses. */
  tag: string;
  group: { id: number; name: string };
}

/** Ada has the bond Bo, follows Cy and a tag, and is in a group; Dee is unknown to her. */
async function ties(ada: Person, origin: string): Promise<Cast> {
  const server = { url: origin };
  const [bo, cy, dee] = [await join(server, "Bo Lind"), await join(server, "Cy Okoye"), await join(server, "Dee Sato")];
  await bo.send("/api/friends/request", { user_id: ada.id });
  const { body } = await ada.get<{ requests: { id: number }[] }>("/api/friends/requests");
  await ada.send(`/api/friends/requests/${body.requests[0]?.id}/accept`);
  await ada.send(`/api/users/${cy.id}/follow`);
  const tag = `canal${ada.id}`;
  await dee.posts(`Opening #${tag}`);
  expect((await ada.send(`/api/tags/${tag}/follow`)).status).toBeLessThan(300);
  const name = `Locks ${ada.id}`;
  const made = await dee.send<{ group: { id: number } }>("/api/groups", {
    name,
    description: "All about locks",
    category: "Technology",
  });
  expect(made.status).toBe(201);
  await ada.send(`/api/groups/${made.body.group.id}/join`);
  return { bo, cy, dee, tag, group: { id: made.body.group.id, name } };
}

test.describe("a member who follows", () => {
  test("opens Following, where each post says why it is there", async ({ signedIn: page, member, origin }) => {
    const { bo, cy, dee, tag, group } = await ties(member, origin);
    const byBond = await bo.posts("Written by Bo");
    await cy.posts("By one who is followed");
    await dee.posts(`About #${tag}`);
    await dee.posts("From the group", { group_id: group.id });
    const liked = await dee.posts("Liked by a friend");
    await bo.send(`/api/posts/${liked.id}/like`);
    await dee.posts("Of no interest");

    await page.goto("/");
    await expect(tab(page, "Following")).toHaveAttribute("aria-selected", "true");
    await expect(reason(page, "Liked by a friend")).toHaveText("Bo Lind liked it");
    await expect(reason(page, "From the group")).toHaveText(`in ${group.name}`);
    await expect(reason(page, `About #${tag}`)).toHaveText(`#${tag}, which you follow`);
    await expect(reason(page, "By one who is followed")).toHaveText("by Cy Okoye, whom you follow");
    await expect(card(page, byBond.content)).toBeVisible();
    await expect(reason(page, byBond.content)).toBeHidden();
    await expect(card(page, "Of no interest")).toBeHidden();

    await tab(page, "Following").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "Everything")).toBeFocused();
    await expect(page).toHaveURL("/?tab=everything");
    await expect(card(page, "Of no interest").first()).toBeVisible();
    await expect(reason(page, "Liked by a friend")).toBeHidden();
    await page.reload();
    await expect(tab(page, "Everything")).toHaveAttribute("aria-selected", "true");
    // The choice is remembered where the address does not name a tab.
    await page.goto("/");
    await expect(tab(page, "Everything")).toHaveAttribute("aria-selected", "true");
  });

  test("asks for less by the keyboard, undoes it, and finds it in the settings", async ({
    signedIn: page,
    member,
    origin,
  }) => {
    const { cy, dee, tag } = await ties(member, origin);
    await cy.posts("Stays where it is");
    await dee.posts(`About #${tag}`);
    await page.goto("/");
    await reason(page, `About #${tag}`).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(menuItem(page, "Less like this")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(card(page, `About #${tag}`)).toBeHidden();
    await expect(page.getByRole("feed").locator("article:focus")).toHaveCount(1);
    await expect(page.getByText("You will see less like this", { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card(page, `About #${tag}`)).toBeVisible();

    await reason(page, `About #${tag}`).click();
    await menuItem(page, `Mute #${tag} for a week`).click();
    await expect(card(page, `About #${tag}`)).toBeHidden();
    await expect(card(page, `Opening #${tag}`)).toBeHidden();
    await expect(page.getByText(`You muted #${tag} for a week`, { exact: true }).first()).toBeVisible();

    await page.goto("/settings#feed");
    const section = page.getByRole("region", { name: "Your feed" });
    await expect(section.getByText(`Nothing because of #${tag}`)).toBeVisible();
    await expect(section.getByText(/^Until /)).toBeVisible();
    await section.getByRole("button", { name: /^Remove/ }).click();
    await expect(section.getByText("You have not asked for anything yet")).toBeVisible();
    await page.goto("/");
    await expect(card(page, `About #${tag}`)).toBeVisible();
  });

  test("unfollows the tag of a post, and follows it again by Undo", async ({ signedIn: page, member, origin }) => {
    const { dee, tag } = await ties(member, origin);
    await dee.posts(`Newer about #${tag}`);
    await page.goto("/");
    await reason(page, `Newer about #${tag}`).click();
    await menuItem(page, `Unfollow #${tag}`).click();
    await expect(card(page, `#${tag}`)).toHaveCount(0);
    const followed = page.waitForResponse((one) => one.request().postData()?.includes("SetFeedTagFollowed") ?? false);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card(page, `#${tag}`)).toHaveCount(2);
    await followed;
    await page.reload();
    await expect(card(page, `#${tag}`)).toHaveCount(2);
  });

  test("is told of new posts that belong to the tab", async ({ signedIn: page, member, origin }) => {
    const { bo, dee } = await ties(member, origin);
    await bo.posts("There before");
    await page.goto("/");
    await expect(card(page, "There before")).toBeVisible();
    await expect(async () => {
      await dee.posts("Of no interest");
      await bo.posts("Just written");
      await expect(page.getByRole("button", { name: /new posts?$/ })).toBeVisible({ timeout: 4_000 });
    }).toPass();
    await page.getByRole("button", { name: /new posts?$/ }).click();
    await expect(card(page, "Just written").first()).toBeVisible();
    await expect(card(page, "Of no interest")).toHaveCount(0);
  });

  test("keeps the position in each tab", async ({ signedIn: page, member, origin }) => {
    const { bo } = await ties(member, origin);
    for (let i = 0; i < 8; i++) await bo.posts("Many words ".repeat(30), { title: `Thought ${i}` });
    await page.goto("/");
    await expect(articles(page)).toHaveCount(9);
    const topOf = () =>
      page.evaluate(() => {
        const one = [...document.querySelectorAll<HTMLElement>("[data-post]")].find(
          (each) => each.getBoundingClientRect().bottom > 130,
        );
        return `${one?.dataset["post"]} ${Math.round(one?.getBoundingClientRect().top ?? 0)}`;
      });
    await articles(page).nth(5).scrollIntoViewIfNeeded();
    const before = await topOf();
    await tab(page, "Everything").click();
    await expect(articles(page)).toHaveCount(10);
    await expect.poll(topOf).not.toBe(before);
    await tab(page, "Following").click();
    await expect.poll(topOf).toBe(before);
  });

  test("continues on a phone where they were on another device, and finds the newest posts again", async ({
    signedIn: page,
    member,
    origin,
    browser,
  }) => {
    const { bo } = await ties(member, origin);
    const write = async (from: number, to: number) => {
      for (let i = from; i < to; i++) await bo.posts("Many words ".repeat(30), { title: `Thought ${i}.` });
    };
    await write(0, 9);
    await page.goto("/");
    await expect(articles(page)).toHaveCount(10);
    await card(page, "Thought 3.").evaluate((one) => one.scrollIntoView());
    await expect
      .poll(async () => (await member.get<State>("/api/feed/state")).body.feed.places.following?.post_id)
      .toBe(Number(await card(page, "Thought 3.").getAttribute("data-post")));
    await page.close();
    await write(9, 20);

    const phone = await browserOf(browser, origin, member, "about:blank");
    await phone.page.setViewportSize({ width: 390, height: 844 });
    await phone.page.goto("/");
    await expect(card(phone.page, "Thought 19.")).toBeVisible();
    await expect(phone.page.getByText("More than 10 new")).toBeVisible();
    expect(await sticksOut(phone.page)).toEqual([]);
    const requests: string[] = [];
    phone.page.on("request", (request) => requests.push(request.postData() ?? ""));
    await phone.page.getByRole("button", { name: "Continue where you were" }).focus();
    await phone.page.keyboard.press("Enter");
    await expect(articles(phone.page).first()).toContainText("Thought 3.");
    await expect(articles(phone.page).first()).toBeFocused();
    await expect(card(phone.page, "Thought 19.")).toBeHidden();
    expect(requests.filter((body) => body.includes("FeedPage"))).toHaveLength(1);
    expect(await sticksOut(phone.page)).toEqual([]);

    await phone.page.getByRole("button", { name: "Newest posts" }).click();
    await expect(articles(phone.page).first()).toContainText("Thought 19.");
    await expect(phone.page.getByRole("button", { name: "Continue where you were" })).toBeVisible();
    await phone.context.close();
  });

  test("sees on another device where they were", async ({ signedIn: page, member, origin, browser }) => {
    const { bo } = await ties(member, origin);
    await bo.posts("Seen yesterday");
    const stored = page.waitForResponse((response) => response.request().postData()?.includes("SetFeedPlace") ?? false);
    await page.goto("/");
    await expect(card(page, "Seen yesterday")).toBeVisible();
    await stored;
    await page.close();
    await bo.posts("Written since");

    const other = await browserOf(browser, origin, member, "about:blank");
    await other.page.clock.setSystemTime(Date.now() + 20 * HOUR);
    await other.page.goto("/");
    const line = other.page.getByText(/^You were here (today|yesterday) at /);
    await expect(line).toBeVisible();
    const order = await other.page
      .getByRole("feed")
      .evaluate((feed) =>
        feed.textContent.replaceAll(/.*(Written since).*(You were here).*(Seen yesterday).*/g, "$1 $2 $3"),
      );
    expect(order).toBe("Written since You were here Seen yesterday");
    await other.context.close();
  });
});

test.describe("a member who follows nobody, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("finds in Following whom to follow, and following fills it", async ({ page, member }) => {
    await arriveAs(page.context(), member);
    await page.goto("/");
    await expect(tab(page, "Everything")).toHaveAttribute("aria-selected", "true");
    await tab(page, "Following").click();
    await expect(page.getByText("Follow somebody, and their posts appear here")).toBeVisible();
    const people = page.getByRole("region", { name: "People to follow" });
    const tags = page.getByRole("region", { name: "Tags to follow" });
    await expect(people.getByRole("button", { name: /^Follow / })).toHaveCount(3);
    await expect(tags.getByRole("button", { name: /^Follow #/ })).toHaveCount(3);
    expect(await sticksOut(page)).toEqual([]);
    await tags
      .getByRole("button", { name: /^Follow #/ })
      .first()
      .click();
    await expect(articles(page).first()).toBeVisible();
    await expect(people).toBeHidden();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sticksOut(page)).toEqual([]);
  });
});
