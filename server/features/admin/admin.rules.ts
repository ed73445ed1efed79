import * as z from "zod/mini";
import { idNumber } from "#server/core/ids.rules";
import { oneOf, plainText, requiredText } from "#server/core/textField.rules";
import { ROLES } from "#server/features/auth/auth.rules";
import { WHY_MAX } from "#server/features/staff/staff.limits.rules";

/** What sets some members apart: they are suspended, have not verified their address, or are about to leave. */
const MEMBER_STATES = ["suspended", "unverified", "leaving"] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** The mails that staff may have sent to a member again. Both lead to a page on which the member acts. */
const MEMBER_MAILS = ["verification", "password_reset"] as const;

export const OWN_SESSIONS = "These are your own sessions. Please end them in your settings.";
export const VERIFIED_ALREADY = "This member has verified the address already.";

const QUERY_MAX = 254;

/** Which members a list contains. */
export const memberSearch = z.object({
  query: z._default(plainText({ max: QUERY_MAX, label: "The search" }), ""),
  role: z.nullish(oneOf(ROLES, "Choose member, moderator or admin")),
  state: z.nullish(oneOf(MEMBER_STATES, "Choose suspended, unverified or leaving")),
});
export type MemberSearch = z.input<typeof memberSearch>;
export type CheckedSearch = z.output<typeof memberSearch>;

/** Which sessions of a member end, one or all of them, and why. */
export const sessionsEnding = z.object({
  sessionId: z.nullish(idNumber("This session is not valid.")),
  why: requiredText("Please give a reason", { max: WHY_MAX, label: "The reason" }),
});
export type SessionsEnding = z.input<typeof sessionsEnding>;

/** Which mail a member is sent. */
export const memberMail = z.object({ mail: oneOf(MEMBER_MAILS, "Choose verification or password_reset") });
export type MemberMailing = z.input<typeof memberMail>;
