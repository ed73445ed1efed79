import { defineEvent } from "#server/platform/live/events";

/** A suspended member appealed. */
export const appealMade = defineEvent<{ appealId: number; memberId: number }>("appealMade");

/** A suspension as staff impose it. */
export interface NewSuspension {
  userId: number;
  /** When it ends, as an ISO time; null means without end. */
  until: string | null;
  /** The key of the rule that the member broke. */
  rule: string | null;
  /** What staff say to the member. */
  words: string;
  /** The row of the staff's log. */
  logId: number | null;
}

export const APPEALED_ALREADY = "You have already appealed against this suspension.";
export const SUSPENSION_ENDED = "This suspension has ended. Please sign in.";
