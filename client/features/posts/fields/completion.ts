/** The part of a text that is being completed: a person behind @, or a tag behind #. */
export interface Trigger {
  sign: "@" | "#";
  /** The text behind the sign. */
  query: string;
  /** The index of the sign. */
  start: number;
  end: number;
}

/** An address, or a word with a sign in its middle, starts no completion. */
const BEFORE_CARET =
  /(?:(?<![\w.%+@＠#＃&/-])([@＠])|(?<![\p{L}\p{M}\p{N}_.%+@＠#＃&/-])[#＃])([\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_.\u200C-\u200D·・-]{0,29}))$/u;

/** Returns what is being completed at the caret; null where nothing is, also in the middle of a word. */
export function triggerAt(text: string, caret: number): Trigger | null {
  if (/^[\p{L}\p{M}\p{N}_]/u.test(text.slice(caret))) return null;
  const match = BEFORE_CARET.exec(text.slice(Math.max(0, caret - 64), caret));
  if (!match) return null;
  const [, at, query = ""] = match;
  return { sign: at ? "@" : "#", query, start: caret - match[0].length, end: caret };
}
