import type { Rule, RulesView } from "./rules.rules.ts";

/** A version as it is stored. */
export interface RuleVersion {
  version: number;
  text: string;
}

export const RULES_CHANGED = "The rules have changed in the meantime. Please read them again.";

const HEADING = /^##[ \t]+(.+?)[ \t]*#*$/;

/** Finds the rules of a version: each heading of the second level is one, and its text ends at the next. */
export function rulesIn(text: string): Rule[] {
  const rules: { title: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const title = HEADING.exec(line)?.[1];
    if (title !== undefined) rules.push({ title, lines: [] });
    else rules.at(-1)?.lines.push(line);
  }
  const taken = new Map<string, number>();
  return rules.map(({ title, lines }) => {
    const words = wordsOf(title);
    const before = taken.get(words) ?? 0;
    taken.set(words, before + 1);
    return { key: before === 0 ? words : `${words}-${before + 1}`, title, text: lines.join("\n").trim() };
  });
}

/** The words of a heading in the form of an address; those of every script stay. */
const wordsOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "") || "rule";

export const toRulesView = ({ version, text }: RuleVersion): RulesView => ({ version, text, rules: rulesIn(text) });
