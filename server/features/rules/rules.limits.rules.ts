/** The length of the community's rules as Markdown. */
export const RULES_TEXT_MAX = 20_000;
/** The number of rules, so that a member who reports something can read all of them. */
export const RULES_MAX = 30;
/** The length of the heading of a rule. */
export const RULE_TITLE_MAX = 120;
