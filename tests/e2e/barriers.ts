import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules whose outcome depends on the colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

interface Search {
  /** A selector; the whole page otherwise. */
  part?: string;
  /** These rules alone. */
  rules?: string[];
  /** Also what no success criterion asks for. */
  bestPractices?: boolean;
}

/** What would stop somebody on this page, or in a part of it: each with what it is about. */
export async function barriers(page: Page, { part, rules, bestPractices }: Search = {}): Promise<string[]> {
  // Without frames there is no need to gather what was found in a page of its own.
  const search = new AxeBuilder({ page }).setLegacyMode();
  if (rules) search.withRules(rules);
  else if (!bestPractices) search.withTags(TAGS);
  if (part !== undefined) search.include(part);
  const { violations } = await search.analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 160)}`).join(" | ")}`,
  );
}

/**
 * The same in both themes: the light page is searched by every rule, then the theme flips in place and those rules are
 * asked again whose outcome depends on the colours.
 */
export async function barriersInBothThemes(page: Page, search: Search = {}): Promise<string[]> {
  await renderAll(page);
  const light = await barriers(page, search);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectStillness(page);
  const dark = await barriers(page, { ...search, rules: OF_COLOURS });
  await page.emulateMedia({ colorScheme: "light" });
  return [...light.map((one) => `light: ${one}`), ...dark.map((one) => `dark: ${one}`)];
}

/** What waits below the screen with `content-visibility: auto` would keep the colours of before. */
const renderAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets = [sheet];
  });

/** What sticks out of the page to the right. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide <= 0) return [];
    const parts = [...document.querySelectorAll("body *")].filter(
      (one) => one.getBoundingClientRect().right > innerWidth,
    );
    return [`${wide} px`, ...parts.map((one) => one.outerHTML.slice(0, 120))];
  });

/** Nothing moves any more. */
const expectStillness = (page: Page, name?: string): Promise<void> =>
  expect.soft
    .poll(() => page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length), name)
    .toBe(0);

/** Nothing scrolls sideways, and nothing moves for a reader who asked for stillness. */
export async function expectRoom(page: Page, name: string): Promise<void> {
  await expect.soft.poll(() => sticksOut(page), name).toEqual([]);
  await expectStillness(page, name);
}

/** Looks at the same screen at another width. */
export async function atWidth(page: Page, width: number, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width, height: before.height });
  await look();
  await page.setViewportSize(before);
}
