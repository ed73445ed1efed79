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
  const isLoaded = await page.evaluate(() => "axe" in globalThis);
  // Without frames, the results need not be gathered in a page of their own.
  const search = new AxeBuilder({ page, ...(isLoaded && { axeSource: ";" }) }).setLegacyMode();
  // What is right is not described: that takes longer than finding it.
  search.options({ resultTypes: ["violations"] });
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
  const dark = await inDark(page, () => barriers(page, { ...search, rules: OF_COLOURS }));
  return [...light.map((one) => `light: ${one}`), ...dark.map((one) => `dark: ${one}`)];
}

/** Checks both themes at some widths, with one change of the theme. */
export async function barriersAtWidths(page: Page, widths: readonly number[]): Promise<string[]> {
  await renderAll(page);
  const found: string[] = [];
  const look = async (theme: string, search: Search) => {
    for (const width of widths)
      for (const one of await atWidth(page, width, () => barriers(page, search)))
        found.push(`${width} px, ${theme}: ${one}`);
  };
  await look("light", {});
  await inDark(page, () => look("dark", { rules: OF_COLOURS }));
  return found;
}

async function inDark<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectStillness(page);
  const found = await look();
  await page.emulateMedia({ colorScheme: "light" });
  return found;
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
    .poll(() => page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length), {
      intervals: [20],
      ...(name !== undefined && { message: name }),
    })
    .toBe(0);

/** Expects that nothing scrolls sideways, and that nothing moves with reduced motion. */
export async function expectRoom(page: Page, name: string): Promise<void> {
  await expect.soft.poll(() => sticksOut(page), name).toEqual([]);
  await expectStillness(page, name);
}

/** Runs a check of the same screen at another width, at which the same dialogs and menus have to be open. */
export async function atWidth<T>(page: Page, width: number, look: () => Promise<T>): Promise<T> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  const open = await overlays(page);
  await page.setViewportSize({ width, height: before.height });
  await expect.soft.poll(() => overlays(page), { message: `open at ${width} px`, intervals: [20] }).toEqual(open);
  const found = await look();
  await page.setViewportSize(before);
  return found;
}

/** Returns the roles of the dialogs and menus that are open. */
const overlays = (page: Page): Promise<(string | null)[]> =>
  page
    .locator("[role=dialog], [role=alertdialog], [role=menu]")
    .filter({ visible: true })
    .evaluateAll((parts) => parts.map((part) => part.getAttribute("role")));
