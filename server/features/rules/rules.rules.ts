import * as z from "zod/mini";
import { formatNumber } from "#server/core/text.rules";
import { requiredText } from "#server/core/textField.rules";
import { RULE_TITLE_MAX, RULES_MAX, RULES_TEXT_MAX } from "./rules.limits.rules.ts";

/** One rule of the community. */
export interface Rule {
  /** The words of the heading in the form of an address: `be-kind`. Reports name a rule by it. */
  key: string;
  title: string;
  /** The Markdown below the heading. */
  text: string;
}

/** A version of the community's rules. */
export interface RulesView {
  version: number;
  /** The whole of it as Markdown. */
  text: string;
  rules: Rule[];
}

export const NO_RULES = "Write at least one rule: a line that begins with ## and names it";
export const TOO_MANY_RULES = `There can be at most ${formatNumber(RULES_MAX)} rules`;
export const TITLE_TOO_LONG = `The name of a rule can have at most ${formatNumber(RULE_TITLE_MAX)} characters`;

/** The version of the rules that a member accepts. */
export const acceptance = z.object({ version: z.int("Version is required").check(z.positive("Version is required")) });
export type Acceptance = z.input<typeof acceptance>;

/** The text of a new version of the rules. */
export const rulesText = z.object({
  text: requiredText("Rules are required", { max: RULES_TEXT_MAX, label: "The rules" }),
});
