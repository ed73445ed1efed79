import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What would stop somebody on this page, or in a part of it: each with what it is about. */
export async function barriers(page: Page, part?: string): Promise<string[]> {
  // Without frames there is no need to gather what was found in a page of its own.
  const search = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode();
  const { violations } = await (part === undefined ? search : search.include(part)).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 160)}`).join(" | ")}`,
  );
}
