import type { Page } from "@playwright/test";
import { join } from "#tests/kit/people";
import { expect, test } from "#tests/e2e/fixtures";

const trending = (page: Page) => page.getByRole("region", { name: "Trending tags" });
const featured = (page: Page) => page.getByRole("region", { name: "Featured categories" });
const articles = (page: Page) => page.getByRole("feed").getByRole("article");

test("Explore shows tags with counts and growth, six categories, three numbers", async ({ home }) => {
  await home.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Explore" }).click();
  await expect(home).toHaveURL("/explore");
  await expect(home.getByRole("heading", { level: 1, name: "Explore Ideas" })).toBeVisible();

  const tags = trending(home).getByRole("listitem");
  await expect(tags.first()).toBeVisible();
  const rows = await tags.allInnerTexts();
  expect(rows.length).toBeLessThanOrEqual(10);
  for (const row of rows)
    expect(row.replace(/\s+/g, " ")).toMatch(
      /#\S+ [\d.,K]+ posts? · \d+ members this week(, usually ([\d.]+|none))? ?((New|0%|[+−][\d,]+%) )?(Follow|Unfollow)$/,
    );

  await expect(featured(home).getByRole("listitem")).toHaveText(Array.from({ length: 6 }, () => /\d+ ideas?/));
  const numbers = ["Ideas shared", "Active members", "Discussions this week"];
  await expect(home.getByRole("main").getByRole("term")).toHaveText(numbers);
  await expect(home.getByRole("main").getByRole("definition")).toHaveText(numbers.map(() => /^[1-9][\d.,]*K?$/));
});

test("a trending tag leads to its posts, and can be followed and unfollowed", async ({ signedIn: home }) => {
  await home.goto("/explore");
  const first = trending(home).getByRole("link").first();
  const tag = ((await first.innerText()).match(/#\S+/) ?? [""])[0];
  await first.click();
  await expect(home).toHaveURL(`/tags/${tag.slice(1)}`);
  await expect(home.getByRole("heading", { level: 1, name: tag })).toBeVisible();
  await expect(articles(home).first()).toBeVisible();

  const follow = home.getByRole("button", { name: `Follow ${tag}`, exact: true });
  const unfollow = home.getByRole("button", { name: `Unfollow ${tag}`, exact: true });
  await follow.click();
  await expect(unfollow).toBeFocused();
  await home.reload();
  await unfollow.click();
  await expect(follow).toBeVisible();
  await home.reload();
  await expect(follow).toBeVisible();
  await home.getByRole("main").getByRole("link", { name: "Explore", exact: true }).click();
  await expect(home).toHaveURL("/explore");
});

test("a tag is followed in the list of trends, by the keyboard too", async ({ signedIn: home }) => {
  await home.goto("/explore");
  const row = trending(home).getByRole("listitem").first();
  const follow = row.getByRole("button", { name: /^Follow #/ });
  await row.getByRole("link").focus();
  await home.keyboard.press("Tab");
  await expect(follow).toBeFocused();
  await home.keyboard.press("Enter");
  await expect(row.getByRole("button", { name: /^Unfollow #/ })).toBeFocused();
  await expect(home).toHaveURL("/explore");
  await home.reload();
  await row.getByRole("button", { name: /^Unfollow #/ }).click();
  await expect(follow).toBeVisible();
});

test("a tag has its own posts, in upper and lower case", async ({ signedIn: home, origin }) => {
  const bo = await join({ url: origin }, "Bo");
  const tag = `lanterns${Date.now()}`;
  await bo.posts("Light for the last hundred metres", { title: "Lanterns on the path", tags: [tag] });
  await home.goto(`/tags/${tag.toUpperCase()}`);
  await expect(home.getByRole("heading", { level: 1, name: `#${tag}` })).toBeVisible();
  await expect(home.getByRole("main").getByText("1 post", { exact: true })).toBeVisible();
  await expect(articles(home)).toHaveText([/Lanterns on the path/]);
});

test.describe("a tag that nobody uses", () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test("has an empty page, whose document is not found", async ({ signedIn: home }) => {
    await home.goto(`/tags/lanterns${Date.now()}that-nobody-uses`);
    await expect(home.getByText("No posts with this tag")).toBeVisible();
  });
});

test("a category shows its own ideas, and the address contains it", async ({ signedIn: home, origin }) => {
  const bo = await join({ url: origin }, "Bo");
  await bo.posts("Two hundred bees a minute", { title: "Counting bees", category: "Science" });
  await bo.posts("Nobody reads the sign", { title: "A sign for the pond", category: "Design" });
  await home.goto("/explore");
  const tile = featured(home).getByRole("link").first();
  const name = (await tile.innerText()).split("\n")[0] ?? "";
  await tile.click();
  await expect(home).toHaveURL(`/explore?${new URLSearchParams({ category: name })}`.replaceAll("+", "%20"));
  await expect(home.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(articles(home).first()).toBeVisible();

  await home.goto("/explore?category=Science");
  await expect(home.getByRole("article").filter({ hasText: "Counting bees" }).first()).toBeVisible();
  await expect(home.getByText("A sign for the pond")).toBeHidden();
  await home.reload();
  await expect(home.getByRole("article").filter({ hasText: "Counting bees" }).first()).toBeVisible();
  await home.goBack();
  await expect(home.getByRole("heading", { level: 1, name })).toBeVisible();
  await home.goto("/explore?category=Cooking");
  await expect(home.getByText("No ideas in this category")).toBeVisible();
});

test.describe("without an answer", () => {
  test.use({ expectedNoise: /ERR_FAILED|No response received/ });

  test("following a tag is reverted when the server is busy", async ({ home }) => {
    await home.route("**/graphql", (route) =>
      route.request().postData()?.includes("SetTagFollowed") ? route.abort() : route.fallback(),
    );
    await home.goto("/explore");
    await trending(home).getByRole("link").first().click();
    await expect(home.getByRole("heading", { level: 1, name: /^#/ })).toBeVisible();
    const follow = home.getByRole("main").getByRole("button", { name: /^Follow #/ });
    await follow.click();
    await expect(home.getByText(/Couldn't follow #/).first()).toBeVisible();
    await expect(follow).toBeVisible();
  });

  test("Explore, a tag and a category show an error, and each can be tried again", async ({ home }) => {
    let isDown = true;
    await home.route("**/graphql", (route) =>
      isDown && /"operationName":"(Explore|TagPosts|CategoryPosts)"/.test(route.request().postData() ?? "")
        ? route.abort()
        : route.fallback(),
    );
    for (const [address, failure, there] of [
      ["/explore", "Couldn't load Explore", trending(home)],
      ["/tags/energy", "Couldn't load the posts", articles(home).first()],
      ["/explore?category=Science", "Couldn't load the posts", articles(home).first()],
    ] as const) {
      isDown = true;
      await home.goto(address);
      await expect(home.getByText(failure)).toBeVisible();
      isDown = false;
      await home.getByRole("main").getByRole("button", { name: "Try Again" }).click();
      await expect(there).toBeVisible();
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("Explore is one column, and the bar below links to it", async ({ home }) => {
    await home.getByRole("link", { name: "Explore" }).click();
    await expect(home).toHaveURL("/explore");
    const [tags, categories] = await Promise.all([trending(home).boundingBox(), featured(home).boundingBox()]);
    expect(tags?.y).toBeGreaterThan((categories?.y ?? 0) + (categories?.height ?? 0));
    expect(tags?.width).toBeCloseTo(categories?.width ?? 0, 1);
  });
});
