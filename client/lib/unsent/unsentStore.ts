import { ifStored } from "#client/lib/state/ifStored.ts";

/** An entry is dropped after this time, in milliseconds, and so are the oldest above this number. */
const LONGEST = 90 * 24 * 60 * 60 * 1000;
const MOST = 100;

/** What a member has typed in the fields of a box or a form, by the names of the fields. */
export type Values = Readonly<Record<string, unknown>>;

/** The name of the only field of a box with one text. */
export type TextValues = Readonly<{ text: string }>;

/** What the browser stores of one box. */
export interface UnsentEntry {
  values: Values;
  /** The values with which the box began; null where they are not known. */
  base: Values | null;
  /** A text of another tab for the same box, which the member has not chosen or dropped yet. */
  other: Values | null;
  /** The text that the member dropped when there were two. */
  dropped: Values | null;
}

/** The unsent values of one box, as this browser stores them. */
export interface UnsentPlace {
  /** Returns the stored text of the entry, by which a change of another tab is recognized; null for none. */
  raw: () => string | null;
  read: () => UnsentEntry | null;
  /** Stores an entry at once, so that it survives a crash and a closed tab, or removes it. Returns its stored text. */
  write: (entry: UnsentEntry | null) => string | null;
  /** Calls the listener when this or another tab has changed the entry. Returns a function that stops that. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Returns the place of a member's unsent values, e.g. "comment on post 7". They stay in this browser, also after signing
 * out, and nobody else who signs in here ever sees them. A browser that refuses to store keeps them only as long as
 * their box.
 */
export function unsentPlace(memberId: string, name: string): UnsentPlace {
  const key = prefixOf(memberId) + name;
  const raw = () => ifStored(() => localStorage.getItem(key));
  return {
    raw,
    read: () => parse(raw()),
    write(entry) {
      ifStored(() => {
        if (entry === null) return localStorage.removeItem(key);
        if (localStorage.getItem(key) === null) makeRoom(prefixOf(memberId));
        localStorage.setItem(key, JSON.stringify({ ...entry, at: Date.now() }));
      });
      // The box that writes knows its own text by then.
      queueMicrotask(() => notify(key));
      return raw();
    },
    subscribe(listener) {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      if (listeners.size === 1) addEventListener("storage", handleStorage);
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(key) === known) listeners.delete(key);
        if (listeners.size === 0) removeEventListener("storage", handleStorage);
      };
    },
  };
}

/** Returns the unsent text of a box with one text; an empty one where nothing is stored. */
export function textOf(entry: UnsentEntry | null): string {
  const text = entry?.values["text"];
  return typeof text === "string" ? text : "";
}

/** Deletes all unsent values of a member. */
export function forgetUnsent(memberId: string): void {
  ifStored(() => keysWith(prefixOf(memberId)).forEach((key) => localStorage.removeItem(key)));
}

const listeners = new Map<string, Set<() => void>>();

/** Browsers send this event only for the changes of other tabs; without a key, when all data were deleted. */
function handleStorage({ key }: StorageEvent): void {
  if (key !== null) notify(key);
}

function notify(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}

const prefixOf = (memberId: string) => `unsent ${memberId}: `;

const keysWith = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** Removes entries that are too old, and the oldest where there are too many. */
function makeRoom(prefix: string): void {
  const entries = keysWith(prefix).map((key) => ({ key, at: timeOf(objectIn(localStorage.getItem(key))) }));
  const newest = entries.toSorted((one, other) => other.at - one.at);
  for (const [index, { key, at }] of newest.entries())
    if (index >= MOST - 1 || Date.now() - at > LONGEST) localStorage.removeItem(key);
}

const timeOf = (stored: Values | null) => (typeof stored?.["at"] === "number" ? stored["at"] : 0);

/** What is not ours is no entry, and neither is an old one that nothing has removed yet. */
function parse(raw: string | null): UnsentEntry | null {
  const stored = objectIn(raw);
  const values = stored && valuesIn(stored["values"]);
  if (!stored || !values || Date.now() - timeOf(stored) > LONGEST) return null;
  return {
    values,
    base: valuesIn(stored["base"]),
    other: valuesIn(stored["other"]),
    dropped: valuesIn(stored["dropped"]),
  };
}

function objectIn(raw: string | null): Values | null {
  try {
    return raw === null ? null : valuesIn(JSON.parse(raw));
  } catch {
    return null;
  }
}

const valuesIn = (stored: unknown): Values | null =>
  typeof stored === "object" && stored !== null && !Array.isArray(stored) ? { ...stored } : null;
