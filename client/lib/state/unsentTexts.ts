import { ifStored } from "./ifStored.ts";

/** A text is dropped after this time, in milliseconds, and so are the oldest above this number. */
const LONGEST = 30 * 24 * 60 * 60 * 1000;
const MOST = 50;

/** The unsent text of one box. */
export interface UnsentText {
  /** Returns the stored text; null where nothing is stored. */
  read: () => string | null;
  /** Stores the text at once, so that it survives a closed tab. A blank one is removed. */
  write: (text: string) => void;
}

/**
 * Returns the unsent text of a member in one place, e.g. "comment on post 7". It stays in this browser, and nobody else
 * who signs in here ever sees it. A browser that refuses to store keeps it only as long as its box.
 */
export function unsentText(memberId: string, place: string): UnsentText {
  const key = prefixOf(memberId) + place;
  return {
    read() {
      const stored = ifStored(() => localStorage.getItem(key));
      return stored ? parse(stored).text || null : null;
    },
    write(text) {
      ifStored(() => {
        if (text.trim() === "") return localStorage.removeItem(key);
        if (localStorage.getItem(key) === null) makeRoom(prefixOf(memberId));
        localStorage.setItem(key, JSON.stringify({ text, at: Date.now() }));
      });
    },
  };
}

/** Deletes all unsent texts of a member. */
export function forgetUnsentTexts(memberId: string): void {
  ifStored(() => keysWith(prefixOf(memberId)).forEach((key) => localStorage.removeItem(key)));
}

const prefixOf = (memberId: string) => `unsent ${memberId}: `;

const keysWith = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** Removes texts that are too old, and the oldest where there are too many. */
function makeRoom(prefix: string): void {
  const texts = keysWith(prefix).map((key) => ({ key, at: parse(localStorage.getItem(key) ?? "").at }));
  const newest = texts.toSorted((one, other) => other.at - one.at);
  for (const [index, { key, at }] of newest.entries())
    if (index >= MOST - 1 || Date.now() - at > LONGEST) localStorage.removeItem(key);
}

function parse(stored: string): { text: string; at: number } {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== "object" || value === null) return { text: "", at: 0 };
    const text = "text" in value && typeof value.text === "string" ? value.text : "";
    return { text, at: "at" in value && typeof value.at === "number" ? value.at : 0 };
  } catch {
    return { text: "", at: 0 };
  }
}
