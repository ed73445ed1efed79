import type { Page } from "@playwright/test";
import { join } from "#tests/kit/people";
import { anEstablishedMember, arriveAs, card, expect, test } from "#tests/e2e/fixtures";

const articles = (page: Page) => page.getByRole("feed").getByRole("article");

/** Scrolls down until this many posts are loaded. */
async function readTo(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 4_000);
    expect(await articles(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 30_000 });
}

/** Returns the card at the top of the window, and its position. */
const topCard = (page: Page) =>
  page.evaluate(() => {
    const one = [...document.querySelectorAll<HTMLElement>("[data-post]")].find(
      (each) => each.getBoundingClientRect().bottom > 84,
    );
    return { id: one?.dataset["post"] ?? "", top: Math.round(one?.getBoundingClientRect().top ?? 0) };
  });

/** Waits until nothing moves any more, and returns the scroll position. */
async function settled(page: Page): Promise<number> {
  let before = -1;
  await expect(async () => {
    const now = await page.evaluate(() => scrollY);
    const isStill = now === before;
    before = now;
    expect(isStill).toBe(true);
  }).toPass({ intervals: [250] });
  return before;
}

test("a page is fetched before the end is reached, and shown only there", async ({ page, member }) => {
  // Ten cards of some height make the feed long, whatever other tests have posted.
  for (let i = 0; i < 10; i++) await member.posts("Many words ".repeat(30), { title: `Thought ${i}` });
  await arriveAs(page.context(), member);
  const pages: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes('"FeedPage"')) pages.push(request.postData() ?? "");
  });
  await page.goto("/");
  await expect(articles(page)).toHaveCount(10);
  pages.length = 0;
  await articles(page).nth(6).scrollIntoViewIfNeeded();
  await expect.poll(() => pages.length).toBe(1);
  await expect(articles(page)).toHaveCount(10);
  await readTo(page, 20);
});

test("Back restores the scroll position, after five pages, without loading", async ({ home }) => {
  await readTo(home, 50);
  await home.mouse.wheel(0, -2_500);
  const before = await settled(home);
  const at = await topCard(home);
  await home.getByRole("link", { name: "Settings" }).first().click();
  await expect(home).toHaveURL("/settings");
  await expect(home.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();

  const requested: string[] = [];
  home.on("request", (request) => {
    if (request.postData()?.includes('"FeedPage"')) requested.push(request.url());
  });
  await home.goBack();
  await expect(home.getByRole("feed")).toBeVisible();
  expect(await home.locator("[data-skeleton]").count()).toBe(0);
  const after = await settled(home);
  expect(Math.abs(after - before)).toBeLessThanOrEqual(2);
  const back = await topCard(home);
  expect(back.id).toBe(at.id);
  expect(Math.abs(back.top - at.top)).toBeLessThanOrEqual(2);
  expect(requested).toEqual([]);
});

test("a reload opens the feed at the post that was read", async ({ home }) => {
  await readTo(home, 20);
  await articles(home).nth(13).scrollIntoViewIfNeeded();
  await settled(home);
  const before = await topCard(home);
  await home.reload();
  await expect(articles(home).first()).toBeVisible();
  await expect.poll(async () => (await topCard(home)).id).toBe(before.id);
  await settled(home);
  expect(Math.abs((await topCard(home)).top - before.top)).toBeLessThanOrEqual(2);
});

test("after ten pages a button loads each further page, and the focus goes to its first post", async ({ home }) => {
  await readTo(home, 100);
  const button = home.getByRole("button", { name: "Load more" });
  await expect(button).toBeVisible();
  await home.mouse.wheel(0, 20_000);
  await settled(home);
  await expect(articles(home)).toHaveCount(100);
  await button.focus();
  await home.keyboard.press("Enter");
  await expect(articles(home)).toHaveCount(110);
  await expect(articles(home).nth(100)).toBeFocused();
  await expect(articles(home).nth(100)).toHaveAttribute("aria-posinset", "101");
  await expect(home.getByRole("status").filter({ hasText: "10 more posts" })).toBeAttached();
});

test("new posts wait above the reader, appear on request, and the reader can go back", async ({ home, origin }) => {
  await readTo(home, 20);
  await settled(home);
  const before = await topCard(home);
  const words = `A bridge for hedgehogs at ${before.id}`;
  const amara = await anEstablishedMember(origin);
  const post = await amara.posts(words);
  const pill = home.getByRole("button", { name: /new posts?$/ });
  await expect(pill).toBeVisible();
  expect(await topCard(home)).toEqual(before);

  await home.keyboard.press(".");
  await expect(card(home, words)).toBeVisible();
  await expect(card(home, words)).toBeInViewport();
  const back = home.getByRole("button", { name: "Back to where you were" });
  await back.click();
  await expect.poll(async () => (await topCard(home)).id).toBe(before.id);
  await settled(home);
  expect(Math.abs((await topCard(home)).top - before.top)).toBeLessThanOrEqual(2);
  await expect(back).toBeHidden();
  // Elsewhere the posts of newcomers would stand below it.
  await amara.query("mutation ($id: ID!) { deletePost(id: $id) }", { id: String(post.id) });
});

test("changes of a visible post by others appear without a reload", async ({ home, member, origin }) => {
  const post = await member.posts(`Counted live by ${member.username}`);
  await home.reload();
  await expect(card(home, post.content)).toBeVisible();
  const like = card(home, post.content).getByRole("button", { name: /Like/ });
  await expect(like).toContainText("0");
  const bo = await join({ url: origin }, "Bo");
  // The subscription follows a moment after the post has come into view.
  await expect(async () => {
    const { status } = await bo.send(`/api/posts/${post.id}/like`);
    expect(status).toBeLessThan(300);
    await expect(like).toContainText("1", { timeout: 2_000 });
  }).toPass();
});

test("a refresh is confirmed", async ({ home }) => {
  await home.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(home.getByText("Feed refreshed", { exact: true }).first()).toBeVisible();
  await expect(home.getByText("Latest posts have been loaded", { exact: true }).first()).toBeVisible();
});

test("a link leads past the feed, which does not grow by it", async ({ home }) => {
  const skip = home.getByRole("link", { name: "Skip past the feed" });
  await skip.focus();
  await home.keyboard.press("Enter");
  await expect(home.locator("#after-feed")).toBeFocused();
  await expect(articles(home)).toHaveCount(10);
});

test("the columns have the widths of the design", async ({ home }) => {
  await home.setViewportSize({ width: 1320, height: 900 });
  const widths = () =>
    home.evaluate(() => {
      const main = document.querySelector("main");
      // The navigation is beside the content, whose columns are those of the page.
      const [rail, content] = [main?.parentElement, main?.querySelector(":scope > div")].map((element) =>
        element ? getComputedStyle(element).gridTemplateColumns : "",
      );
      return `${rail?.split(" ")[0]} ${content}`;
    });
  await expect.poll(widths).toBe("256px 600px 304px");
  await home.setViewportSize({ width: 1600, height: 900 });
  await expect.poll(widths).toBe("288px 640px 336px");
  await expect(home.getByRole("region", { name: "News" })).toBeVisible();
});

test("a newcomer sees the first steps, and can dismiss the guide", async ({ home, member }) => {
  const guide = home.getByRole("region", { name: `Welcome, ${member.name}` });
  await expect(guide.getByRole("listitem").first()).toContainText("Verify your email address");
  await guide.getByRole("button", { name: "Resend" }).click();
  await expect(home.getByText("Success", { exact: true }).first()).toBeVisible();
  await expect(guide.getByRole("link", { name: "Add a photo and a bio" })).toHaveAttribute("href", "/profile/edit");
  await expect(guide.getByRole("link", { name: "Find people to bond with" })).toHaveAttribute("href", "/bonds");
  await guide.getByRole("link", { name: "Share your first idea" }).click();
  const dialog = home.getByRole("dialog", { name: "Create a post" });
  await dialog.getByRole("textbox", { name: "Your post" }).fill(`The first of ${member.username}`);
  await dialog.getByRole("button", { name: "Post", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(guide.getByText("Share your first idea, done")).toBeVisible();

  await guide.getByRole("button", { name: "Hide the first steps" }).click();
  await expect(guide).toBeHidden();
  await expect(home.getByRole("heading", { name: "Feed", exact: true })).toBeFocused();
  await home.reload();
  await expect(articles(home).first()).toBeVisible();
  await expect(guide).toBeHidden();
});
