import * as z from "zod/mini";
import { plainText } from "#server/core/textField.rules";
import { REMOVAL_REASON_MAX } from "./managed.limits.rules.ts";

/** Why an owner or admin removes a post from the group; its author reads it. */
export const postRemoval = z.object({
  reason: z.nullish(plainText({ max: REMOVAL_REASON_MAX, label: "The reason" })),
});
export type PostRemoval = z.input<typeof postRemoval>;

const onOrOff = z.nullish(z.boolean("This must be true or false"));

/** What owners and admins change of a post in the group; an omitted field stays as it is. */
export const managedChanges = z.object({ pinned: onOrOff, commentsClosed: onOrOff });
export type ManagedChanges = z.input<typeof managedChanges>;
