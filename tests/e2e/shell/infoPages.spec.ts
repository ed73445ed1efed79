import type { Page } from "@playwright/test";
import { atWidth, barriersInBothThemes, expectRoom } from "#tests/e2e/barriers";
import { expect, test } from "#tests/e2e/fixtures";

/** The address and the heading of every page to which the footer links. */
const PAGES = [
  ["/features", "Features"],
  ["/pricing", "Pricing"],
  ["/api", "API"],
  ["/support", "Support"],
  ["/about", "About"],
  ["/careers", "Careers"],
  ["/contact", "Contact"],
  ["/feedback", "Feedback"],
  ["/guidelines", "Community guidelines"],
  ["/privacy", "Privacy"],
  ["/terms", "Terms"],
  ["/cookies", "Cookies"],
] as const;

const heading = (page: Page, name: string) => page.getByRole("main").getByRole("heading", { level: 1, name });

test("a visitor reads each of them, at an address of its own", async ({ page }) => {
  for (const [path, title] of PAGES) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Register" })).toBeVisible();
    await expect(page.getByRole("contentinfo").locator("[aria-current=page]")).toHaveAttribute("href", path);
  }
});

test("every link in them leads somewhere", async ({ page, request }) => {
  const targets = new Set<string>();
  for (const [path, title] of PAGES) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    for (const link of await page.getByRole("article").getByRole("link").all())
      targets.add((await link.getAttribute("href")) ?? "");
  }
  expect(targets.size).toBeGreaterThan(3);
  for (const target of targets) {
    const answer = await request.get(target, { headers: { accept: "text/html,*/*;q=0.8" } });
    expect(answer.status(), target).toBe(200);
  }
});

test("the page on contact shows the address that the server names, and says so if there is none", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("article")).toContainText("This community hasn't published a contact address.");
  await page.route("/support", async (route) => {
    const answer = await route.fetch();
    const head = '<meta name="contact" content="hello@ideas.example" /></head>';
    await route.fulfill({ response: answer, body: (await answer.text()).replace("</head>", head) });
  });
  await page.goto("/support");
  await expect(page.getByRole("link", { name: "hello@ideas.example" })).toHaveAttribute(
    "href",
    "mailto:hello@ideas.example",
  );
});

test("the footer leads from one to the next, and the heading takes the focus", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await expect(heading(page, "Terms")).toBeFocused();
  await expect(page).toHaveTitle("Terms · Commonplace");
  await page.goBack();
  await expect(heading(page, "About")).toBeFocused();
});

test("the sections of a long page are listed beside it as links", async ({ page }) => {
  await page.goto("/privacy");
  const list = page.getByRole("navigation", { name: "On this page" });
  await list.getByRole("link", { name: "Leaving" }).click();
  await expect(page).toHaveURL("/privacy#leaving");
  await expect(page.getByRole("heading", { name: "Leaving" })).toBeInViewport();
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(list).toBeHidden();
});

test("the examples of the API use this community's names, and work", async ({ page, member, origin }) => {
  await page.goto("/api");
  const example = page.getByRole("group", { name: "Example" }).filter({ hasText: "feed(first: 3)" });
  await expect(example).toContainText(`curl -s ${origin}/graphql`);
  const [, query = ""] = /-d '(.*)'/.exec(await example.innerText()) ?? [];
  const answer = await page.request.post("/graphql", {
    headers: { authorization: `Bearer ${member.token}`, "content-type": "application/json" },
    data: JSON.parse(query) as unknown,
  });
  expect(await answer.json()).toMatchObject({ data: { feed: { edges: { length: 3 } } } });
});

test("at /api a browser gets the page, and a program the answers of the calls below", async ({ request }) => {
  for (const path of ["/api", "/api/"]) {
    const page = await request.get(path, { headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } });
    expect(page.status()).toBe(200);
    expect(page.headers()["content-type"]).toContain("text/html");
    expect(page.headers()["vary"]).toContain("Accept");
    const call = await request.get(path, { headers: { accept: "application/json" } });
    expect(call.status()).toBe(404);
    expect(await call.json()).toMatchObject({ success: false });
  }
  const below = await request.get("/api/feed", { headers: { accept: "text/html,*/*;q=0.8" } });
  expect(below.status()).toBe(401);
  expect(below.headers()["content-type"]).toContain("application/json");
  expect((await request.get("/api/feed", { headers: { accept: "text/html" } })).status()).toBe(406);
});

test.describe("the description of REST", () => {
  // The script of the page logs a warning about schemas that it reads differently.
  test.use({ expectedNoise: /^console: .*\/scalar\.js\)$/ });

  test("is a page of our own, which shows the body of every call", async ({ page }) => {
    await page.goto("/api/docs");
    await expect(page.getByRole("heading", { name: "Commonplace", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Sign in HTTP Method: POST" }).click();
    await expect(page.getByRole("heading", { name: "Sign in", exact: true })).toBeInViewport();
    await expect(page.getByText("is an email or a username, case-insensitive.").first()).toBeVisible();
  });
});

test("members read them inside the app", async ({ signedIn: home }) => {
  await home.goto("/privacy");
  await expect(heading(home, "Privacy")).toBeVisible();
  await expect(home.getByRole("button", { name: "Your account" })).toBeVisible();
  await expect(home.getByRole("link", { name: "Login" })).toHaveCount(0);
});

test("a visitor's page sends no request but for itself", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (one) => {
    if (["fetch", "xhr", "websocket"].includes(one.resourceType())) calls.push(one.url());
  });
  await page.goto("/features");
  await expect(heading(page, "Features")).toBeVisible();
  expect(calls).toEqual([]);
});

for (const width of [1280, 390]) {
  test.describe(`at ${width} px, in both themes`, () => {
    test.use({ colorScheme: "light", viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("there are no accessibility barriers", async ({ page }) => {
      for (const [path, title] of PAGES) {
        await page.goto(path);
        await expect(heading(page, title)).toBeVisible();
        expect.soft(await barriersInBothThemes(page, { bestPractices: true }), path).toEqual([]);
        if (width === 390) await atWidth(page, 320, () => expectRoom(page, path));
      }
    });
  });
}
