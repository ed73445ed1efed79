import * as z from "zod/mini";
import { isStorable } from "#server/core/text.rules";
import { plainText } from "#server/core/textField.rules";
import { REMOVAL_REASON_MAX } from "./managed.limits.rules.ts";

export const NO_SUCH_RULE = "Choose one of the rules";

/** Why an owner or admin removes a post or a comment from the group; its author reads it. */
export const groupRemoval = z.object({
  reason: z.nullish(plainText({ max: REMOVAL_REASON_MAX, label: "The reason" })),
  /** The key of the rule of the community that it breaks. */
  rule: z.nullish(z.string(NO_SUCH_RULE).check(z.refine(isStorable, NO_SUCH_RULE), z.meta({ examples: ["no-spam"] }))),
});
export type GroupRemoval = z.input<typeof groupRemoval>;

const onOrOff = z.nullish(z.boolean("This must be true or false"));

/** What owners and admins change of a post in the group; an omitted field stays as it is. */
export const managedChanges = z.object({ pinned: onOrOff, commentsClosed: onOrOff });
export type ManagedChanges = z.input<typeof managedChanges>;
