import type { MemberRecord } from "#server/features/moderation/moderation.model";
import type { APPEAL_STATES } from "#server/features/moderation/moderation.rules";
import type { Person } from "#server/features/people/people.model";

export type AppealState = (typeof APPEAL_STATES)[number];

/** An appeal with the suspension that it is about. */
export interface AppealRow {
  id: number;
  memberId: number;
  state: AppealState;
  words: string;
  createdAt: string;
  suspensionId: number;
  suspendedAt: string;
  /** Null means without end. */
  suspendedUntil: string | null;
  /** The key of the rule that was broken. */
  rule: string | null;
  suspensionWords: string;
  /** Null for the operator and for accounts that are deleted. */
  suspendedBy: Person | null;
  decidedBy: Person | null;
  decidedWords: string | null;
  decidedAt: string | null;
}

/** An appeal as moderators see it. */
export interface ModerationAppealView extends Omit<AppealRow, "memberId" | "suspensionId"> {
  member: MemberRecord;
  /** The heading of the rule now; null where no rule has the key any more. */
  ruleTitle: string | null;
  /** Why the viewer may not decide it; null if they may. */
  refusal: string | null;
}

export const APPEAL = "This appeal";
export const APPEAL_DECIDED = "This appeal has been decided already.";
export const SUSPENSION_OVER = "This suspension has ended.";
export const OWN_SUSPENSION = "You suspended this member yourself. Another moderator decides about the appeal.";

/** The names under which the log of staff contains how appeals ended. */
export const APPEAL_ACTIONS = { grant: "appeal.grant", refuse: "appeal.refuse" } as const;
