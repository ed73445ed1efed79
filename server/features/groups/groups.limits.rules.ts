/* Values that a browser page shows without loading the library of the rules. */

export const GROUP_NAME_MIN = 3;
export const GROUP_NAME_MAX = 80;
export const SLUG_MAX = 60;
export const DESCRIPTION_MAX = 500;
export const REQUEST_MESSAGE_MAX = 500;
/** A private group asks at most this many questions of those who want to join. */
export const QUESTIONS_MAX = 3;
export const QUESTION_MAX = 200;
export const ANSWER_MAX = 500;
export const DECLINE_REASON_MAX = 300;
/** The days after which a refused person may send another request. */
export const REFUSED_DAYS = 14;

export const ANSWER_ALL = "Please answer all questions";

export const LAST_OWNER = "You are the group's last owner. Make somebody else an owner before you leave.";

/** Returns the address that a name suggests: its words and numbers with dashes between; empty when it has none. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, "");
}
