import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { join } from "#tests/kit/people";
import { expect, test } from "#tests/e2e/fixtures";

const box = (page: Page) => page.getByRole("banner").getByRole("combobox", { name: "Search ideas, people, or tags" });
const suggestions = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const options = (page: Page, group: string) =>
  suggestions(page).getByRole("group", { name: group }).getByRole("option");
const ideas = (page: Page) => page.getByRole("list", { name: "Ideas found" }).locator("> li");
const titles = (page: Page) => page.getByRole("list", { name: "Ideas found" }).getByRole("heading", { level: 3 });
const marks = (page: Page) => page.getByRole("list", { name: "Ideas found" }).locator("h3 mark");
const CONSONANTS = "bcdfghjklmnpqrtvwxz";
/** Returns a word that nobody else in this run uses, nor a similar one; without vowels it has no other forms either. */
const newWord = () => Array.from(randomBytes(12), (byte) => CONSONANTS[byte % CONSONANTS.length]).join("");

test("the header's search is opened by one key, and its list moved through by the arrows", async ({ home, origin }) => {
  const word = newWord();
  const bo = await join({ url: origin }, `Bo ${word}`);
  await bo.posts("It holds in the rain.", { title: `The ${word} of the roof`, tags: [word] });
  await expect(box(home)).toBeVisible();
  await home.keyboard.press("/");
  await expect(box(home)).toBeFocused();
  await expect(box(home)).toHaveAttribute("aria-expanded", "false");

  await home.keyboard.type(word.slice(0, 9));
  await expect(options(home, "Ideas")).toContainText([`The ${word} of the roof`]);
  await expect(options(home, "People")).toContainText([`Bo ${word}`]);
  await expect(options(home, "Tags")).toContainText([word]);
  // The last option leads to all results.
  await expect(suggestions(home).getByRole("option")).toHaveCount(4);
  await expect(box(home)).toHaveAttribute("aria-expanded", "true");
  await expect(suggestions(home).locator("mark").first()).toBeVisible();

  const active = () => box(home).getAttribute("aria-activedescendant");
  expect(await active()).toBeNull();
  for (const group of ["Ideas", "People", "Tags"]) {
    await home.keyboard.press("ArrowDown");
    await expect(options(home, group).first()).toHaveAttribute("aria-selected", "true");
    expect(await active()).toBe(await options(home, group).first().getAttribute("id"));
  }
  await home.keyboard.press("ArrowDown");
  await expect(suggestions(home).getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await home.keyboard.press("ArrowDown");
  await expect(options(home, "Ideas").first()).toHaveAttribute("aria-selected", "true");
  await home.keyboard.press("ArrowUp");
  await home.keyboard.press("ArrowUp");
  await expect(options(home, "Tags").first()).toHaveAttribute("aria-selected", "true");
  await expect(box(home)).toBeFocused();

  await home.keyboard.press("Escape");
  await expect(suggestions(home)).toBeHidden();
  await expect(box(home)).toHaveValue(word.slice(0, 9));
  await home.keyboard.press("ArrowDown");
  await expect(suggestions(home)).toBeVisible();
  await home.keyboard.press("Escape");
  await home.keyboard.press("Escape");
  await expect(box(home)).toHaveValue("");
});

test("a suggestion leads to its page, and Enter to all results", async ({ home, origin }) => {
  const word = newWord();
  const bo = await join({ url: origin }, `Bo ${word}`);
  const post = await bo.posts("It holds in the rain.", { title: `The ${word} of the roof`, tags: [word] });
  const choose = async (group: string) => {
    await box(home).fill(word);
    await options(home, group).first().click();
    await expect(suggestions(home)).toBeHidden();
    await expect(box(home)).toHaveValue("");
  };
  await choose("Ideas");
  await expect(home).toHaveURL(`/post/${post.id}`);
  await choose("People");
  await expect(home).toHaveURL(`/profile/${bo.username.toLowerCase()}`);
  await choose("Tags");
  await expect(home).toHaveURL(`/tags/${word}`);

  await box(home).fill(word);
  await box(home).press("Enter");
  await expect(home).toHaveURL(`/search?q=${word}`);
  await expect(titles(home)).toHaveText([`The ${word} of the roof`]);
  await expect(box(home)).toHaveValue(word);
  await box(home).fill("restore drill");
  await box(home).press("Enter");
  await expect(titles(home).first()).toHaveText("A restore drill with a kitchen timer");
  await home.goBack();
  await expect(box(home)).toHaveValue(word);
  await titles(home).getByRole("link").click();
  await expect(home).toHaveURL(`/post/${post.id}`);
});

test("a person in suggestions or results counts as found, once they were visible for a second", async ({
  home,
  origin,
}) => {
  const failures: unknown[] = [];
  home.on("request", (request) => {
    if (request.url().endsWith("/api/events"))
      failures.push(...(request.postDataJSON() as { events: unknown[] }).events);
  });
  const word = newWord();
  const [bo, cy] = [await join({ url: origin }, `Bo ${word}`), await join({ url: origin }, `Cy ${word.slice(0, -2)}`)];
  await box(home).fill(word);
  await expect(options(home, "People").first()).toContainText(`Bo ${word}`);
  await expect.poll(() => failures).toContainEqual({ kind: "search_appearance", id: bo.id });
  await home.goto(`/search?${new URLSearchParams({ q: word.slice(0, -2), kind: "people" })}`);
  await expect(home.getByRole("list", { name: "People found" }).getByRole("listitem")).toHaveCount(2);
  await expect.poll(() => failures).toContainEqual({ kind: "search_appearance", id: cy.id });
});

test("the page of a search has a tab for each kind, and its address contains the query", async ({ home, origin }) => {
  const word = newWord();
  const bo = await join({ url: origin }, `Bo ${word}`);
  await bo.posts(`Nothing but ${word} helps.`, { title: "On dry roofs" });
  await bo.posts("It holds in the rain.", { title: `The ${word} of the roof`, tags: [word] });
  await home.goto(`/search?q=${word}`);
  // A word of the title weighs more than one of the text.
  await expect(titles(home)).toHaveText([`The ${word} of the roof`, "On dry roofs"]);
  await expect(marks(home)).toHaveText([word]);
  await expect(ideas(home).nth(1).locator("p mark")).toHaveText([word]);
  await expect(ideas(home).first().getByRole("list", { name: "Tags" }).locator("mark")).toHaveText([`#${word}`]);
  await expect(home.getByRole("main").getByRole("status")).toHaveText("2 results");

  await home.getByRole("tab", { name: "People" }).click();
  await expect(home).toHaveURL(`/search?q=${word}&kind=people`);
  await expect(home.getByRole("list", { name: "People found" }).getByRole("listitem")).toContainText([`Bo ${word}`]);
  await home.getByRole("tab", { name: "People" }).press("ArrowRight");
  await expect(home).toHaveURL(`/search?q=${word}&kind=tags`);
  await expect(home.getByRole("list", { name: "Tags found" }).getByRole("link", { name: word })).toHaveAttribute(
    "href",
    `/tags/${word}`,
  );
  await home.reload();
  await expect(home.getByRole("tab", { name: "Tags" })).toHaveAttribute("aria-selected", "true");
  await expect(home.getByRole("list", { name: "Tags found" })).toBeVisible();

  await expect(home.getByRole("main").getByRole("searchbox")).toBeHidden();
  await expect(box(home)).toHaveValue(word);
  await box(home).fill("energy");
  await box(home).press("Enter");
  await expect(home).toHaveURL("/search?q=energy&kind=tags");
  await home.goBack();
  await expect(box(home)).toHaveValue(word);
  await home.goBack();
  await expect(home).toHaveURL("/");
});

test("a page that arrives while a member types takes neither the text nor the focus", async ({ home }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await home.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await home.getByRole("navigation", { name: "Quick Access" }).getByRole("link", { name: "Groups" }).click();
  await box(home).fill("half a que");
  release();
  await expect(home.getByRole("heading", { level: 1, name: "Groups" })).toBeVisible();
  await box(home).pressSequentially("stion");
  await expect(box(home)).toHaveValue("half a question");
  await expect(box(home)).toBeFocused();
});

test("operators and quotes narrow the results", async ({ home, origin }) => {
  const word = newWord();
  const [bo, cy] = [await join({ url: origin }, "Bo"), await join({ url: origin }, "Cy")];
  await bo.posts(`The ${word} roof keeps water`, { title: "By Bo", tags: [word] });
  await cy.posts(`A roof of ${word} in winter`, { title: "By Cy" });
  const ask = async (query: string) => {
    await box(home).fill(query);
    await box(home).press("Enter");
    await expect(box(home)).toHaveValue(query);
  };
  await home.goto("/search");
  await expect(home.getByText("What are you looking for?")).toBeVisible();
  await home.getByText("Search tips").click();
  await expect(home.getByText("from:amara")).toBeVisible();

  await ask(word);
  await expect(titles(home)).toHaveCount(2);
  await ask(`${word} from:${bo.username}`);
  await expect(titles(home)).toHaveText(["By Bo"]);
  await ask(`${word} -winter`);
  await expect(titles(home)).toHaveText(["By Bo"]);
  await ask(`roof tag:${word}`);
  await expect(titles(home)).toHaveText(["By Bo"]);
  await ask(`"roof of ${word}"`);
  await expect(titles(home)).toHaveText(["By Cy"]);
  await ask(`${word} before:2020-01-01`);
  await expect(home.getByText(`No ideas found for “${word} before:2020-01-01”`)).toBeVisible();
  await ask(`${word} after:2020-01-01`);
  await expect(titles(home)).toHaveCount(2);
  await ask(`${word} has:image`);
  await expect(home.getByText(/^No ideas found/)).toBeVisible();
  await ask("solar has:image");
  await expect(home.getByText(/^No ideas found|results?$/).first()).toBeVisible();
  // Characters that are wildcards in other searches are literal here.
  for (const wildcard of ["%%", "__", "***"]) {
    await ask(wildcard);
    await expect(home.getByText(`No ideas found for “${wildcard}”`)).toBeVisible();
  }
});

test("an empty result is shown, with advice", async ({ signedIn: home }) => {
  const word = newWord();
  for (const [kind, label] of [
    ["ideas", "ideas"],
    ["people", "people"],
    ["tags", "tags"],
  ]) {
    await home.goto(`/search?q=${word}&kind=${kind}`);
    await expect(home.getByText(`No ${label} found for “${word}”`)).toBeVisible();
  }
  await expect(home.getByText("Check the spelling, try fewer words, or look at the other tabs.")).toBeVisible();
  await box(home).fill(word);
  await expect(suggestions(home).getByRole("option")).toHaveText([`All results for “${word}”`]);
});

test("a typing error still finds, and the page shows that it was corrected", async ({ signedIn: home, origin }) => {
  const word = newWord();
  const bo = await join({ url: origin }, "Bo");
  await bo.posts("It holds in the rain.", { title: `A ${word}` });
  await home.goto(`/search?q=${word.slice(0, 6)}${word[6] === "x" ? "z" : "x"}${word.slice(7)}`);
  await expect(titles(home).first()).toHaveText(`A ${word}`);
  await expect(home.getByText("No exact matches. These are similar.")).toBeVisible();
});

test.describe("without an answer", () => {
  test.use({ expectedNoise: /ERR_FAILED|No response received/ });

  test("the page shows an error, and tries again", async ({ home }) => {
    let isDown = true;
    await home.route("**/graphql", (route) =>
      isDown && route.request().postData()?.includes(`"Search"`) ? route.abort() : route.fallback(),
    );
    await home.goto("/search?q=solar");
    await expect(home.getByText("Couldn't search")).toBeVisible();
    isDown = false;
    await home.getByRole("main").getByRole("button", { name: "Try Again" }).click();
    await expect(ideas(home).first()).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the search is on the page itself", async ({ signedIn: home }) => {
    await home.goto("/search");
    const field = home.getByRole("main").getByRole("searchbox");
    await field.fill("restore drill");
    await field.press("Enter");
    await expect(home).toHaveURL("/search?q=restore+drill");
    await expect(titles(home).first()).toHaveText("A restore drill with a kitchen timer");
    await field.fill("another");
    await home.goBack();
    await expect(field).toHaveValue("");
    await home.goForward();
    await expect(field).toHaveValue("restore drill");
    expect(await home.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
