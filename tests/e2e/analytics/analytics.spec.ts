import type { Page } from "@playwright/test";
import { join, type Person } from "#tests/kit/people";
import { arriveAs, expect, test } from "#tests/e2e/fixtures";

interface Figures {
  viewer: { analytics: { figures: { metric: string; count: number }[] } };
}

/** Reads a member's figure of a metric for today. */
async function countOf(member: Person, metric: string): Promise<number> {
  const { viewer } = await member.query<Figures>(`{ viewer { analytics { figures { metric count } } } }`);
  return viewer.analytics.figures.find((figure) => figure.metric === metric)?.count ?? -1;
}

/** Collects the sightings that a page has sent to the server. */
function sightingsOf(page: Page): { kind: string; id: number }[] {
  const sightings: { kind: string; id: number }[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/events")) return;
    const { events } = request.postDataJSON() as { events: { kind: string; id: number }[] };
    sightings.push(...events);
  });
  return sightings;
}

test("an opened profile, a visible post and a person in results count for their members", async ({
  signedIn: home,
  origin,
}) => {
  const bo = await join({ url: origin }, "Bo Lindqvist");
  await bo.posts("Benches that face each other");
  await home.goto(`/profile/${bo.username.toLowerCase()}`);
  await expect(home.getByRole("heading", { level: 1, name: "Bo Lindqvist" })).toBeVisible();
  await home.getByRole("article").first().scrollIntoViewIfNeeded();
  await expect.poll(() => countOf(bo, "PROFILE_VIEWS")).toBe(1);
  await expect.poll(() => countOf(bo, "POST_IMPRESSIONS")).toBe(1);
  expect(await countOf(bo, "SEARCH_APPEARANCES")).toBe(0);

  await home.goto("/bonds");
  await home.getByRole("searchbox").first().fill(bo.username);
  await expect(home.locator(`[data-found="${bo.id}"]`)).toBeVisible();
  await home.locator(`[data-found="${bo.id}"]`).scrollIntoViewIfNeeded();
  await expect.poll(() => countOf(bo, "SEARCH_APPEARANCES")).toBe(1);
});

test("the viewer's own profile and posts are never reported", async ({ home, member, origin }) => {
  const own = await member.posts("My own words");
  const bo = await join({ url: origin }, "Bo");
  const post = await bo.posts("Somebody else's words");
  const sightings = sightingsOf(home);
  await home.goto(`/profile/${member.username.toLowerCase()}`);
  await expect(home.getByRole("article").first()).toBeVisible();
  await home.goto("/");
  const seen = home.getByRole("feed").locator(`[data-post="${post.id}"]`);
  await expect(seen).toBeVisible();
  await seen.scrollIntoViewIfNeeded();
  await expect.poll(() => sightings.some(({ id }) => id === post.id)).toBe(true);
  expect(sightings.filter(({ kind }) => kind !== "impression")).toEqual([]);
  expect(sightings.some(({ id }) => id === own.id)).toBe(false);
});

test("an owner reads their figures, moves through a chart by keys and reads it as a table", async ({
  home,
  member,
  origin,
}) => {
  const bo = await join({ url: origin }, "Bo");
  await bo.send("/api/events", { events: [{ kind: "profile_view", id: member.id }] });
  await home.getByRole("link", { name: "Your profile" }).click();
  const card = home.getByRole("region", { name: "Analytics" });
  await expect(card.getByText("Last 7 days")).toBeVisible();
  await expect(card.getByText("Premium")).toBeVisible();
  await expect(card.getByRole("listitem").filter({ hasText: "Profile Views" })).toHaveText(/1\s*new/);
  await expect(card.getByRole("progressbar")).toHaveCount(3);
  await card.getByRole("tab", { name: "Month" }).click();
  await expect(card.getByText("Last 30 days")).toBeVisible();
  await card.getByRole("tab", { name: "Year" }).click();
  await expect(card.getByText("Last year")).toBeVisible();

  await card.getByRole("link", { name: "View detailed analytics" }).click();
  await expect(home).toHaveURL(`/profile/${member.username.toLowerCase()}/analytics`);
  const chart = home.getByRole("slider", { name: "Profile Views" });
  // The chart ends with the last whole day: the view of today stands beside it.
  await expect(home.getByRole("region", { name: "Profile Views" }).getByText(/1 so far today\.$/)).toBeVisible();
  await expect(chart).toHaveAttribute("aria-valuemax", "6");
  const yesterday = await chart.getAttribute("aria-valuetext");
  expect(yesterday).toMatch(/: 0$/);
  await chart.focus();
  await home.keyboard.press("ArrowLeft");
  await expect(chart).toHaveAttribute("aria-valuenow", "5");
  await home.keyboard.press("End");
  await expect(chart).toHaveAttribute("aria-valuetext", yesterday ?? "");
  await home.getByRole("switch", { name: "Show as tables" }).check();
  const table = home.getByRole("table", { name: "Profile Views" });
  await expect(table.getByRole("row")).toHaveCount(8);
  await expect(table.getByRole("row").nth(1)).toHaveText(/1$/);
  await home.getByRole("tab", { name: "Month" }).click();
  await expect(table.getByRole("row")).toHaveCount(31);
});

for (const width of [390, 1280])
  test(`at ${width} px, every day that is written under a chart stands at its point`, async ({
    signedIn: page,
    member,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/profile/${member.username.toLowerCase()}/analytics`);
    const chart = page.getByRole("slider", { name: "Post Impressions" });
    const lengths = { Week: 7, Month: 30, Year: 53 };
    for (const [range, length] of Object.entries(lengths)) {
      await page.getByRole("tab", { name: range }).click();
      await expect(chart).toHaveAttribute("aria-valuemax", String(length - 1));
      const box = await chart.boundingBox();
      const days = await chart
        .locator("xpath=following-sibling::*[1]")
        .locator("span")
        .evaluateAll((spans) =>
          spans.map((span) => ({ day: span.textContent, ...(span.getBoundingClientRect().toJSON() as DOMRect) })),
        );
      expect(days.length).toBeGreaterThan(1);
      await chart.focus();
      await page.keyboard.press("Home");
      const at = new Map<string, number>();
      for (let point = 0; point < length; point++) {
        await expect(chart).toHaveAttribute("aria-valuenow", String(point));
        const text = (await chart.getAttribute("aria-valuetext")) ?? "";
        at.set(text.split(/ to |: /)[0] ?? "", (box?.x ?? 0) + ((box?.width ?? 0) * point) / (length - 1));
        await page.keyboard.press("ArrowRight");
      }
      for (const { day, left, right } of days) {
        const x = at.get(day) ?? Number.NaN;
        const isAtEnd = x === at.values().next().value || x === [...at.values()].at(-1);
        const nearest = isAtEnd ? Math.min(Math.abs(left - x), Math.abs(right - x)) : Math.abs((left + right) / 2 - x);
        expect(nearest, `${range}: ${day}`).toBeLessThan(1.5);
      }
    }
  });

test("an owner reads which posts were seen, and the visitors with their sources", async ({
  signedIn: home,
  member,
  origin,
}) => {
  const [bo, cy] = await Promise.all([join({ url: origin }, "Bo Lindqvist"), join({ url: origin }, "Cy")]);
  for (const one of [member, bo])
    await one.query(`mutation { updateSettings(input: { showVisits: true }) { showVisits } }`);
  const post = await member.posts("Ramps before stairs");
  const visit = { kind: "profile_view", id: member.id };
  await bo.send("/api/events", {
    events: [
      { ...visit, source: "search" },
      { kind: "impression", id: post.id },
    ],
  });
  await cy.send("/api/events", { events: [visit] });
  await home.goto(`/profile/${member.username.toLowerCase()}/analytics`);

  const posts = home.getByRole("region", { name: "Top posts" });
  await expect(posts.getByRole("listitem")).toHaveText(/Ramps before stairs\s*1 impression by 1 member/);
  const sources = home.getByRole("region", { name: "Where visitors come from" });
  await expect(sources.getByRole("listitem").filter({ hasText: "Search" })).toHaveText(/1 visit, 50%/);
  await expect(sources.getByRole("listitem").filter({ hasText: "Elsewhere" })).toHaveText(/1 visit, 50%/);
  const visitors = home.getByRole("region", { name: "Visitors", exact: true });
  await expect(visitors.getByText(/^2 members opened your profile/)).toBeVisible();
  await expect(visitors.getByRole("listitem")).toHaveText(/Bo Lindqvist.*1 visit, last just now/);
  await expect(visitors.getByText("And 1 other member without a name.")).toBeVisible();
  await posts.getByRole("link", { name: "Ramps before stairs" }).click();
  await expect(home).toHaveURL(`/post/${post.id}`);
});

test("an author whose post was visible in the feed gets the impression", async ({ home, origin }) => {
  const bo = await join({ url: origin }, "Bo Lindqvist");
  const post = await bo.posts("Benches that face each other");
  const sightings = sightingsOf(home);
  await home.goto("/");
  const seen = home.getByRole("feed").locator(`[data-post="${post.id}"]`);
  await seen.scrollIntoViewIfNeeded();
  // What is seen is watched a moment after the page is there; a link that is followed before has no source.
  await expect.poll(() => sightings.some(({ id }) => id === post.id)).toBe(true);
  await seen.getByRole("link", { name: "Bo Lindqvist" }).first().click();
  await expect(home.getByRole("heading", { level: 1, name: "Bo Lindqvist" })).toBeVisible();
  await expect.poll(() => sightings.find(({ kind }) => kind === "profile_view")).toMatchObject({ source: "feed" });
});

test("nobody else can read them", async ({ signedIn: home }) => {
  await home.goto("/profile/amara");
  await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(home.getByRole("region", { name: "Analytics" })).toHaveCount(0);
  await home.goto("/profile/amara/analytics");
  await expect(home.getByRole("heading", { level: 1, name: /^Only Amara .* can see these figures\.$/ })).toBeVisible();
  await expect(home.getByRole("link", { name: "Edit Profile" })).toBeVisible();
  await home.getByRole("link", { name: "View profile" }).click();
  await expect(home).toHaveURL("/profile/amara");
});

test("all posts of a member load page by page", async ({ signedIn: home, origin }) => {
  const bo = await join({ url: origin }, "Bo Lindqvist");
  for (let nr = 1; nr <= 12; nr++) await bo.posts(`Idea ${nr}`);
  await home.goto(`/profile/${bo.username.toUpperCase()}/posts`);
  await expect(home).toHaveURL(`/profile/${bo.username.toLowerCase()}/posts`);
  await expect(home.getByRole("heading", { level: 1, name: "Posts by Bo Lindqvist" })).toBeVisible();
  // Trending tags in the second column have counts of posts too.
  await expect(home.getByText("12 posts", { exact: true }).first()).toBeVisible();
  const posts = home.getByRole("feed").getByRole("article");
  await expect(posts).toHaveCount(10);
  await expect(async () => {
    await home.mouse.wheel(0, 4_000);
    await expect(posts).toHaveCount(12, { timeout: 500 });
  }).toPass();
  await expect(home.getByText("You have seen all posts.")).toBeVisible();
});

test.describe("at an unknown address", () => {
  test.use({ expectedNoise: /404/ });
  test("there are no posts", async ({ signedIn: home }) => {
    await home.goto("/profile/nobody-at-all/posts");
    await expect(home.getByRole("heading", { name: "Profile not found" })).toBeVisible();
    await home.goto("/profile/nobody-at-all/analytics");
    await expect(home.getByRole("heading", { name: "Profile not found" })).toBeVisible();
  });
});

test("a page reports its member's presence once a minute, whatever their activity", async ({ page, member }) => {
  let pings = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes('"operationName":"Ping"')) pings += 1;
  });
  await arriveAs(page.context(), member);
  await page.goto("/");
  await expect.poll(() => pings).toBe(1);
  for (let nr = 0; nr < 5; nr++) await page.mouse.move(200, 100 + 20 * nr);
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Your account" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  expect(pings).toBe(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the figures of one's own profile are one line that opens", async ({ home, member }) => {
    await home.goto(`/profile/${member.username}`);
    const card = home.getByRole("region", { name: "Analytics" });
    const title = card.getByRole("button", { name: /^Analytics/ });
    await expect(title).toHaveText(/0 profile views · Last 7 days/);
    await expect(card.getByRole("tab")).toHaveCount(0);
    await title.press("Enter");
    await expect(card.getByRole("progressbar")).toHaveCount(3);
    await expect(title).toBeFocused();
    await title.press("Enter");
    await expect(card.getByRole("progressbar")).toHaveCount(0);
  });
});
