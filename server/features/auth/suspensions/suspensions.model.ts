import { type DomainError, refusal } from "#server/core/errors";

type AppealState = "open" | "granted" | "refused";

/** What a suspended member answered, and what became of it. */
export interface AppealView {
  id: number;
  state: AppealState;
  words: string;
  /** What staff said when they decided; null before. */
  decidedWords: string | null;
  createdAt: string;
}

/** The suspension that holds for a member now. */
export interface Suspension {
  id: number;
  userId: number;
  /** Null means without end. */
  until: string | null;
  /** The key of the rule that was broken. */
  rule: string | null;
  /** What staff say to the member. */
  words: string;
  createdAt: string;
  /** Null while the member has not appealed. */
  appeal: AppealView | null;
}

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/**
 * The refusal of a sign-in with the right password: it says why, until when, and contains the token by which the member
 * may appeal, once. GraphQL and REST use the same names.
 */
export function suspendedRefusal(suspension: Suspension, appealToken: string): DomainError {
  const { id, until, rule, words, appeal } = suspension;
  const message =
    until === null ? "This account is suspended." : `This account is suspended until ${DAY.format(new Date(until))}.`;
  return refusal("ACCOUNT_SUSPENDED", message, {
    facts: {
      suspension_id: id,
      until,
      rule,
      words,
      can_appeal: appeal === null,
      appeal_token: appeal === null ? appealToken : null,
      appeal: appeal && { state: appeal.state, decided_words: appeal.decidedWords },
    },
  });
}
