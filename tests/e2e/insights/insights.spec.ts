import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/fixtures";

const question = (page: Page) => page.getByRole("textbox", { name: "Your question" });
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const ENERGY = "What are members learning about energy?";
const MEETINGS = "Which ideas make meetings and teams work better?";
const EXAMPLES = [
  ENERGY,
  MEETINGS,
  "What do people who care for others agree on?",
  "What goes wrong when we measure things?",
];
const newWord = () => randomBytes(6).toString("hex").replace(/\d/g, "x");

async function ask(page: Page, prompt: string): Promise<void> {
  await question(page).fill(prompt);
  await page.getByRole("button", { name: "Get Insights" }).click();
  await expect(page.getByRole("heading", { level: 2, name: prompt })).toBeFocused();
}

test("before the first question, three cards say what the week's ideas are about", async ({ home }) => {
  await home.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "AI Insights" }).click();
  const week = home.getByRole("region", { name: "This week in the community" });
  await expect(week.getByRole("article")).toHaveCount(3);
  await expect(week.getByRole("article")).toContainText(["Trend", "Consensus", "Gap"]);
  await expect(week.getByText(/^From \d+ public posts of the last 7 days\.$/)).toBeVisible();
  const trend = week.getByRole("article").first();
  await expect(trend.getByRole("button", { name: /^\d+% confidence, (weak|fair|strong)$/ })).toBeVisible();
  await expect(trend.getByText(/\d+ members wrote about #\S+ this week/)).toBeVisible();
  await expect(trend.getByRole("link", { name: /^\d+ related posts?$/ })).toBeVisible();
  const sources = await trend.getByRole("link", { name: /^Source \d$/ }).allInnerTexts();
  expect(new Set(sources).size).toBe(sources.length);
});

test("a question that is asked again stands once among one's questions", async ({ signedIn: home }) => {
  await home.goto("/ai-insights");
  await ask(home, ENERGY);
  await ask(home, MEETINGS);
  await ask(home, ENERGY);
  const history = home.getByRole("region", { name: "Your questions" });
  await expect(history.getByRole("link")).toContainText([ENERGY, MEETINGS]);
  await expect(history.getByRole("link")).toHaveCount(2);
});

test("an example is sent, and three cards answer, each with its confidence, its tags and its posts", async ({
  home,
}) => {
  await home.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "AI Insights" }).click();
  await expect(home).toHaveURL("/ai-insights");
  const examples = home.getByRole("list", { name: "Examples" }).getByRole("button");
  await expect(examples).toHaveText(EXAMPLES);
  await examples.first().click();
  await expect(question(home)).toHaveValue(ENERGY);
  await home.getByRole("button", { name: "Get Insights" }).click();
  await expect(home.getByRole("heading", { level: 2, name: ENERGY })).toBeFocused();
  await expect(home).toHaveURL(/\/ai-insights\?id=\d+$/);
  await expect(home.getByText(/^From \d+ posts of this community that you may see\.$/)).toBeVisible();

  await expect(cards(home)).toHaveCount(3);
  await expect(cards(home)).toContainText(["Trend", "Consensus", "Gap"]);
  const trend = cards(home).first();
  await expect(trend.getByRole("button", { name: /^\d+% confidence, (weak|fair|strong)$/ })).toBeVisible();
  await expect(trend.getByRole("list", { name: "Tags" }).getByRole("link").first()).toHaveText(/^#/);
  await expect(trend.getByRole("link", { name: /^\d+ related posts?$/ })).toBeVisible();
  await expect(trend.getByRole("link", { name: "Source 1" }).first()).toBeVisible();
});

test("the answer stands in members' own words, each with its source, and leads to who knows about it", async ({
  signedIn: home,
}) => {
  await home.goto("/ai-insights");
  await ask(home, "How often should solar panels be cleaned of dust?");
  const answer = home.getByRole("region", { name: "In members' own words" });
  await expect(answer.getByText(/^Amara Koné: “.+”/)).toBeVisible();
  await expect(answer.getByRole("list", { name: "Sources of the answer" }).getByRole("listitem").first()).toContainText(
    "Dust is a fuel price",
  );
  await home.getByRole("heading", { level: 2 }).first().focus();
  await home.keyboard.press("Tab");
  await expect(answer.getByRole("button", { name: /% confidence, (weak|fair|strong)$/ })).toBeFocused();
  await home.keyboard.press("Tab");
  await expect(answer.getByRole("link", { name: "Source 1" })).toBeFocused();
  await home.keyboard.press("Enter");
  await expect(home).toHaveURL(/\/post\/\d+$/);
  await expect(home.getByRole("heading", { name: "Dust is a fuel price" }).first()).toBeVisible();
  await home.goBack();

  await ask(home, ENERGY);
  const people = home.getByRole("region", { name: "Who knows about it" });
  await expect(people.getByRole("link", { name: /^Wrote “.+”/ }).first()).toBeVisible();
});

test("confidence is explained to pointers, keys and fingers", async ({ signedIn: home }) => {
  await home.goto("/ai-insights");
  await ask(home, ENERGY);
  const answer = home.getByRole("region", { name: "In members' own words" });
  const meter = answer.getByRole("button", { name: /% confidence, (weak|fair|strong)$/ });
  await meter.hover();
  await expect(home.getByRole("tooltip")).toContainText(/\d+% of the words and names of your question stand in/);
  await home.getByRole("heading", { level: 1 }).hover();
  await expect(home.getByRole("tooltip")).toBeHidden();
  await home.getByRole("heading", { level: 2, name: ENERGY }).focus();
  await home.keyboard.press("Tab");
  await expect(meter).toBeFocused();
  await expect(meter).toHaveAccessibleDescription(/the passages that are quoted\.$/);
  await meter.click();
  await expect(meter).toHaveAttribute("aria-expanded", "true");
  await expect(answer.getByText(/^\d+% of the words and names/)).toBeVisible();
  await cards(home)
    .first()
    .getByRole("button", { name: /% confidence/ })
    .hover();
  await expect(home.getByRole("tooltip")).toContainText(/\d+% of the words of your question stand in the posts/);
});

test("a cited post is one click away, and the related posts are a search", async ({ signedIn: home }) => {
  await home.goto("/ai-insights");
  await ask(home, ENERGY);
  const trend = cards(home).first();
  const source = trend.getByRole("list", { name: "Sources" }).getByRole("link").first();
  const title = await source.innerText();
  await source.click();
  await expect(home).toHaveURL(/\/post\/\d+$/);
  await expect(home.getByRole("heading", { name: title }).first()).toBeVisible();
  await home.goBack();
  await expect(cards(home)).toHaveCount(3);
  const href = await trend.getByRole("link", { name: "Source 1" }).first().getAttribute("href");
  await trend.getByRole("link", { name: "Source 1" }).first().click();
  await expect(home).toHaveURL(href ?? "");
  await home.goBack();

  const related = trend.getByRole("link", { name: /related posts?$/ });
  const count = Number.parseInt(await related.innerText(), 10);
  await related.click();
  await expect(home).toHaveURL(/\/search\?q=/);
  await expect(home.getByRole("list", { name: "Ideas found" }).getByRole("listitem").first()).toBeVisible();
  const status = await home.getByRole("main").getByRole("status").innerText();
  expect(Number.parseInt(status, 10)).toBeGreaterThanOrEqual(count);
});

test("words that nobody has written are named by one card, which leads to topics with ideas", async ({
  signedIn: home,
}) => {
  await home.goto("/ai-insights");
  const word = newWord();
  await ask(home, `Who here knows about ${word}?`);
  await expect(home.getByRole("heading", { name: "This week in the community" })).toBeHidden();
  await expect(cards(home)).toHaveCount(1);
  await expect(cards(home).getByRole("heading", { name: `Nobody here has written about ${word}` })).toBeVisible();
  await expect(home.getByRole("region", { name: "In members' own words" })).toBeHidden();
  const topic = cards(home).getByRole("list", { name: "Topics with ideas" }).getByRole("link").first();
  await topic.click();
  await expect(home).toHaveURL(/\/tags\//);
  await home.goBack();
  await home.getByRole("button", { name: "Get Insights" }).click();
  await question(home).fill("a?");
  await home.getByRole("button", { name: "Get Insights" }).click();
  await expect(home.getByText("Please ask with at least 3 characters")).toBeVisible();
});

test("earlier questions are listed, until they are deleted", async ({ signedIn: home }) => {
  await home.goto("/ai-insights");
  const history = home.getByRole("region", { name: "Your questions" });
  await expect(history).toBeHidden();
  await ask(home, ENERGY);
  const first = home.url();
  await ask(home, MEETINGS);
  await expect(history.getByRole("link")).toContainText([MEETINGS, ENERGY]);
  await history.getByRole("link", { name: ENERGY }).click();
  await expect(home).toHaveURL(first);
  await expect(home.getByRole("heading", { level: 2, name: ENERGY })).toBeVisible();
  await home.reload();
  await expect(cards(home)).toHaveCount(3);
  await history.getByRole("button", { name: `Delete “${ENERGY}”` }).click();
  await home.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(home).toHaveURL("/ai-insights");
  await expect(history.getByRole("link")).toContainText([MEETINGS]);
  await home.goto(first);
  await expect(home.getByText("This insight could not be found.")).toBeVisible();
});

test.describe("without an answer", () => {
  test.use({ expectedNoise: /ERR_FAILED|No response received/ });

  test("the question stays, and asking again answers it", async ({ home }) => {
    let isDown = true;
    await home.route("**/graphql", (route) =>
      isDown && route.request().postData()?.includes("CreateInsight") ? route.abort() : route.fallback(),
    );
    await home.goto("/ai-insights");
    await question(home).fill(ENERGY);
    await question(home).press("Control+Enter");
    await expect(home.getByText(/Couldn't get insights\. Your question is still here\./)).toBeVisible();
    await expect(question(home)).toHaveValue(ENERGY);
    isDown = false;
    await home.getByRole("button", { name: "Get Insights" }).click();
    await expect(cards(home)).toHaveCount(3);
  });
});
