/** What of a text is being completed: a person behind @, or a tag behind #. */
export interface Trigger {
  sign: "@" | "#";
  /** What stands behind the sign. */
  query: string;
  /** From the sign to the caret. */
  start: number;
  end: number;
}

/** An address or a word with a sign in its middle is not meant. */
const BEFORE_CARET = /(?<![\p{L}\p{N}_.%+@#&/-])([@#])([\p{L}\p{N}](?:[\p{L}\p{N}_.-]{0,29}))$/u;

/** What is being completed at the caret; null where nothing is, also in the middle of a word. */
export function triggerAt(text: string, caret: number): Trigger | null {
  if (/^[\p{L}\p{N}_]/u.test(text.slice(caret))) return null;
  const match = BEFORE_CARET.exec(text.slice(Math.max(0, caret - 64), caret));
  const [whole = "", sign, query = ""] = match ?? [];
  if (sign !== "@" && sign !== "#") return null;
  return { sign, query, start: caret - whole.length, end: caret };
}
