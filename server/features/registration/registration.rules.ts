import * as z from "zod/mini";
import { plainText } from "#server/core/textField.rules";
import { WHY_MAX } from "#server/features/staff/staff.limits.rules";

export const USES_MAX = 100;
export const DAYS_MAX = 90;
export const LIST_PAGE_SIZE = 20;
/** An invitation names so many of the members who came by it. */
export const INVITED_NAMED = 10;

const whole = (label: string, max: number) =>
  z
    .int(`${label} must be a whole number`)
    .check(z.minimum(1, `${label} must be 1 to ${max}`), z.maximum(max, `${label} must be 1 to ${max}`));

/** The words with which an applicant is declined, which they read. */
export const declining = z.object({ words: z._default(plainText({ max: WHY_MAX, label: "The words" }), "") });
export type Declining = z.input<typeof declining>;

/** How many people may use an invitation, and for how many days. */
export const newInvitation = z.object({
  uses: z._default(whole("The number of uses", USES_MAX), 1),
  days: z._default(whole("The number of days", DAYS_MAX), 7),
});
export type NewInvitation = z.input<typeof newInvitation>;
