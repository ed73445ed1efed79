import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules whose outcome depends on the colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

interface Search {
  /** A selector; without it, the whole page. */
  part?: string;
  /** Limits the check to these rules. */
  rules?: string[];
  /** Adds rules that no success criterion requires. */
  bestPractices?: boolean;
}

/** Returns the accessibility faults of a page, or of a part of it, each with its elements. */
export async function barriers(page: Page, { part, rules, bestPractices }: Search = {}): Promise<string[]> {
  // Without frames, the results need not be gathered in a page of their own.
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
 * Checks both themes: the light page with every rule, then, after a change of the theme in place, only those rules
 * whose outcome depends on the colours.
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

/** Renders content below the screen, which would keep its earlier colours because of `content-visibility: auto`. */
const renderAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets = [sheet];
  });

/** Returns the elements that overflow the page to the right. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide <= 0) return [];
    const parts = [...document.querySelectorAll("body *")].filter(
      (one) => one.getBoundingClientRect().right > innerWidth,
    );
    return [`${wide} px`, ...parts.map((one) => one.outerHTML.slice(0, 120))];
  });

/** Expects that no animation is running. */
const expectStillness = (page: Page, name?: string): Promise<void> =>
  expect.soft
    .poll(() => page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length), name)
    .toBe(0);

/** Expects that nothing scrolls sideways, and that nothing moves with reduced motion. */
export async function expectRoom(page: Page, name: string): Promise<void> {
  await expect.soft.poll(() => sticksOut(page), name).toEqual([]);
  await expectStillness(page, name);
}

/** Runs a check of the same screen at another width. */
export async function atWidth(page: Page, width: number, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width, height: before.height });
  await look();
  await page.setViewportSize(before);
}
