import { type Browser, test as base, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { join, type Person } from "#tests/kit/people";

interface Fixtures {
  /** The address of the product. */
  origin: string;
  /** A member of their own for each test. */
  member: Person;
  /** The page of that member, signed in, and nowhere yet: for tests that begin at an address of their own. */
  signedIn: Page;
  /** The same page, at the home feed. */
  home: Page;
  /** What a test expects to be complained about on the console. */
  expectedNoise: RegExp | null;
  /** Fails the test for what no page may do: log an error, or ask anybody but our own server. */
  quiet: void;
}

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
      expect(problems.filter((problem) => !expectedNoise?.test(problem))).toEqual([]);
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

/** Collects errors of a context's pages and requests to other places. */
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

/** Gives a browser the session of a member who signed in before. It can be ended like any other. */
export async function arriveAs(context: BrowserContext, member: Person): Promise<void> {
  await context.addInitScript((token) => {
    if (location.protocol === "about:" || sessionStorage.getItem("arrived")) return;
    sessionStorage.setItem("arrived", "yes");
    localStorage.setItem("auth_token", token);
  }, member.token);
}

/** Another browser, of any member, at a page of theirs; what goes wrong in it is gathered. */
export async function browserOf(browser: Browser, origin: string, who: Person, path: string) {
  const context = await browser.newContext({ baseURL: origin, locale: "en-US", timezoneId: "UTC" });
  const problems = watch(context, origin);
  await arriveAs(context, who);
  const page = await context.newPage();
  await page.goto(path);
  return { page, context, problems };
}

/** The post in the feed that has these words. */
export const card = (page: Page, words: string): Locator =>
  page.getByRole("feed").getByRole("article").filter({ hasText: words });

/** Where the focus is, for people who use no mouse: never lost on the page as a whole. */
export async function expectFocusSomewhere(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? "NONE"))
    .not.toMatch(/^(BODY|HTML|NONE)$/);
}

/** Writes and publishes a post through the composer. */
export async function publish(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Start a post" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a post" });
  await dialog.getByRole("textbox", { name: "Your post" }).fill(words);
  await dialog.getByRole("button", { name: "Post", exact: true }).click();
  await expect(dialog).toBeHidden();
}
