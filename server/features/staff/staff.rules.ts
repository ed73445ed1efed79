import * as z from "zod/mini";
import { idNumber } from "#server/core/ids.rules";
import { oneOf, plainText, requiredText } from "#server/core/textField.rules";
import { ROLES } from "#server/features/auth/auth.rules";
import { ACTION_MAX, SUBJECT_KINDS, WHY_MAX } from "./staff.limits.rules.ts";

export const OWN_ROLE = "Nobody changes their own role. Please ask another admin.";
export const LAST_ADMIN = "This member is the only admin. Please make somebody else an admin first.";
export const ALREADY_UNDONE = "This has been undone already.";
export const CHANGED_SINCE = "This has been changed since, so it cannot be undone any more.";
export const NOT_UNDOABLE = "This cannot be undone.";

const reason = { max: WHY_MAX, label: "The reason" };

/** A role, given by one member to another, and why. */
export const roleChange = z.object({
  role: oneOf(ROLES, "Choose member, moderator or admin"),
  why: requiredText("Please give a reason", reason),
});
export type RoleChange = z.input<typeof roleChange>;

/** Why an act is taken back; it may be left out. */
export const undoing = z.object({ why: z._default(plainText(reason), "") });
export type Undoing = z.input<typeof undoing>;

/** Which acts a list contains: of one member, of one kind, about one thing. */
export const logSearch = z.object({
  actorId: z.nullish(idNumber()),
  action: z.nullish(plainText({ max: ACTION_MAX, label: "The action" })),
  subjectKind: z.nullish(oneOf(SUBJECT_KINDS, `Choose ${SUBJECT_KINDS.join(", ")}`)),
  subjectId: z.nullish(idNumber()),
});
export type LogSearch = z.input<typeof logSearch>;
