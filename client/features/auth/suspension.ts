import { RequestError } from "#client/apollo/request.ts";

/** Why and until when a member cannot sign in, as the refusal says it. */
export interface Suspension {
  id: string;
  message: string;
  /** The key of the rule that was broken: `be-kind`. */
  rule: string | null;
  words: string;
  /** The token with which the member may appeal; null when they have done so. */
  appealToken: string | null;
  appeal: { state: string; decidedWords: string | null } | null;
}

const textIn = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Returns the suspension for which a sign-in was refused; null for every other failure. */
export function suspensionIn(failure: unknown): Suspension | null {
  if (!(failure instanceof RequestError) || failure.status !== 403) return null;
  const { suspension_id: id, rule, words, appeal_token: token, appeal } = failure.content;
  if (typeof id !== "number") return null;
  const made = typeof appeal === "object" && appeal !== null ? { ...appeal } : null;
  return {
    id: String(id),
    message: failure.message,
    rule: textIn(rule),
    words: textIn(words) ?? "",
    appealToken: textIn(token),
    appeal: made && {
      state: "state" in made ? String(made.state) : "open",
      decidedWords: "decided_words" in made ? textIn(made.decided_words) : null,
    },
  };
}
