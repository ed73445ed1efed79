/** A text that was shortened for a card. */
export interface Cut {
  text: string;
  isCut: boolean;
}

/**
 * Returns the first `count` words as they were written, followed by an ellipsis when there are more. Words stay whole.
 */
export function truncateWords(text: string, count: number): Cut {
  const words = /\S+/g;
  let end = 0;
  for (let seen = 0; seen < count; seen++) {
    const word = words.exec(text);
    if (!word) return { text: text.trimEnd(), isCut: false };
    end = word.index + word[0].length;
  }
  const isCut = words.exec(text) !== null;
  return { text: isCut ? `${text.slice(0, end).replace(/[\s.,;:!?…–—-]+$/u, "")}…` : text.slice(0, end), isCut };
}

/** Returns the first characters of up to two words, for an avatar without a picture: "Ada Lovelace" is AL. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => [...word][0]?.toLocaleUpperCase("en-US") ?? "").join("");
}
