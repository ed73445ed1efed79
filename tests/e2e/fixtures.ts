import { type Browser, test as base, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { join, PASSWORD, Person } from "#tests/kit/people";
import { RestClient, type RestUser } from "#tests/kit/rest";

interface Fixtures {
  /** The address of the product. */
  origin: string;
  /** A new member for each test. */
  member: Person;
  /** The page of that member, signed in and still empty, for tests that begin at an address of their own. */
  signedIn: Page;
  /** The same page, at the home feed. */
  home: Page;
  /** What a test expects as errors on the console. */
  expectedNoise: RegExp | null;
  /** Fails the test when a page logs an error, or sends a request to another server than ours. */
  quiet: void;
}

/** What the product logs about a failed operation, beside the failed call that a test expects. */
const CONSEQUENCE = /^console: Failed to (?:fetch|toggle|create) /;

/** Tests of the product in a browser. Every page that a test opens is watched. */
export const test = base.extend<Fixtures>({
  expectedNoise: [null, { option: true }],
  origin: async ({ baseURL }, use) => {
    await use(baseURL ?? "");
  },
  quiet: [
    async ({ context, origin, expectedNoise }, use) => {
      const problems = watch(context, origin);
      await use();
      const isExpected = (problem: string) =>
        expectedNoise?.test(problem) || (expectedNoise && CONSEQUENCE.test(problem));
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
    },
    { auto: true },
  ],
  member: async ({ origin }, use) => {
    await use(await join({ url: origin }, "Ada Byron"));
  },
  signedIn: async ({ page, member }, use) => {
    await arriveAs(page.context(), member);
    await use(page);
  },
  home: async ({ signedIn }, use) => {
    await signedIn.goto("/");
    await expect(signedIn.getByRole("feed").getByRole("article").first()).toBeVisible();
    await use(signedIn);
  },
});

export { expect };

/**
 * Signs in a member of the demo community with standing. Their posts are on top of Everything at once, while those of a
 * newcomer have a place further down.
 */
export async function anEstablishedMember(origin: string): Promise<Person> {
  const server = { url: origin };
  const login = { login: "amara", password: "commonplace" };
  const { body } = await new RestClient(server).post<{ token: string; user: RestUser }>("/api/auth/login", login);
  return new Person(server, body.user, body.token);
}

/** Collects errors of a context's pages and requests to other servers. */
export function watch(context: BrowserContext, origin: string): string[] {
  const problems: string[] = [];
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.push(`error: ${error.error().message}`));
  context.on("request", (request) => {
    if (!/^(data|blob|about):/.test(request.url()) && !request.url().startsWith(origin))
      problems.push(`outside: ${request.url()}`);
  });
  return problems;
}

/** Gives a browser the session of a member who has signed in before. It can be ended like any other. */
export async function arriveAs(context: BrowserContext, member: Person): Promise<void> {
  await context.addInitScript((token) => {
    if (location.protocol === "about:" || sessionStorage.getItem("arrived")) return;
    sessionStorage.setItem("arrived", "yes");
    localStorage.setItem("auth_token", token);
  }, member.token);
}

/** Signs a member in by the form. */
export async function signIn(page: Page, member: Person): Promise<void> {
  await page.goto("/auth/login");
  await page.getByLabel("Email or username").fill(member.username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/");
}

/**
 * Resolves when the page has subscribed to these live events, e.g. "PostGone". Call it before the page is opened: it
 * subscribes a moment after it is idle, and nothing that happens before reaches it.
 */
export function subscribed(page: Page, ...events: string[]): Promise<void> {
  const missing = new Set(events);
  return new Promise((resolve) => {
    page.on("websocket", (socket) =>
      socket.on("framesent", ({ payload }) => {
        for (const event of missing) if (String(payload).includes(`subscription ${event}`)) missing.delete(event);
        if (missing.size === 0) resolve();
      }),
    );
  });
}

/** Opens a page of any member in another browser; its errors are collected. */
export async function browserOf(browser: Browser, origin: string, who: Person, path: string) {
  const context = await browser.newContext({ baseURL: origin, locale: "en-US", timezoneId: "UTC" });
  const problems = watch(context, origin);
  await arriveAs(context, who);
  const page = await context.newPage();
  await page.goto(path);
  return { page, context, problems };
}

/** Returns the post in the feed that contains a text. */
export const card = (page: Page, words: string): Locator =>
  page.getByRole("feed").getByRole("article").filter({ hasText: words });

/** Expects that focus is on an element, and not lost on the page as a whole. */
export async function expectFocusSomewhere(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? "NONE"))
    .not.toMatch(/^(BODY|HTML|NONE)$/);
}

/** Presses a key twice before the page can react to the first press, as a hurried finger does. */
export async function twice(page: Page, key: string): Promise<void> {
  await page.evaluate((name) => {
    const target = document.activeElement ?? document.body;
    for (let i = 0; i < 2; i++)
      target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  }, key);
}

/** Lets the server fail at every new post of a page, until the page stops that with `unroute`. */
export async function refusePosts(page: Page): Promise<void> {
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("CreatePost")) return route.continue();
    const errors = [{ message: "Unable to create post", extensions: { code: "INTERNAL_SERVER_ERROR" } }];
    return route.fulfill({ json: { data: null, errors } });
  });
}

/** Writes and publishes a post through the composer. */
export async function publish(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Start a post" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a post" });
  await dialog.getByRole("textbox", { name: "Your post" }).fill(words);
  await dialog.getByRole("button", { name: "Post", exact: true }).click();
  await expect(dialog).toBeHidden();
}
