import * as z from "zod/mini";
import { RULES_TEXT_MAX } from "#server/features/rules/rules.limits.rules";
import { requiredText } from "#server/core/textField.rules";

/** A list of versions names so many, the newest. */
export const VERSIONS_LISTED = 20;

/** A new version of the rules. */
export const newRulesVersion = z.object({
  text: requiredText("Rules are required", { max: RULES_TEXT_MAX, label: "The rules" }),
  /** Whether members who accepted an earlier version are asked again. */
  material: z.boolean("Say whether members are asked to accept the rules again"),
  /** The version that the text was made from, so that nobody overwrites what they have not read. */
  basedOn: z
    .int("Say which version the text was made from")
    .check(z.positive("Say which version the text was made from")),
});
export type NewRulesVersion = z.input<typeof newRulesVersion>;
