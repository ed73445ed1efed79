import type { UnsentEntry, Values } from "./unsentStore.ts";

/** Checks whether two sets of values say the same; spaces around a text do not count. */
export const isSameValues = (one: Values, other: Values): boolean =>
  Object.keys(one).every((name) => isSame(one[name], other[name]));

/** Returns the names of the fields in which two sets of values differ. */
export const differingNames = (one: Values, other: Values): string[] =>
  Object.keys(one).filter((name) => !isSame(one[name], other[name]));

/** Returns stored values in the shape of a form: fields that it does not have any more, or has newly, are the form's. */
export function valuesLike<T extends Values>(form: T, stored: Values): T {
  const known = Object.keys(form).filter((name) => name in stored && kindOf(stored[name]) === kindOf(form[name]));
  return { ...form, ...Object.fromEntries(known.map((name) => [name, stored[name]])) };
}

interface Versions<T> {
  mine: T;
  /** The saved values when the member began. */
  base: T;
  /** The saved values now. */
  now: T;
}

/**
 * Merges a draft with values that were saved meanwhile. Fields that the member has not changed follow what is saved.
 * Where both have changed one, `conflict` holds the draft with the saved values of those fields.
 */
export function merged<T extends Values>({ mine, base, now }: Versions<T>): { values: T; conflict: T | null } {
  const untouched = Object.keys(now).filter((name) => isSame(mine[name], base[name]));
  const values = { ...mine, ...picked(now, untouched) };
  const disputed = Object.keys(now).filter(
    (name) => !isSame(values[name], now[name]) && !isSame(base[name], now[name]) && !untouched.includes(name),
  );
  return { values, conflict: disputed.length > 0 ? { ...values, ...picked(now, disputed) } : null };
}

interface Meeting<T> {
  /** What another tab has stored. */
  entry: UnsentEntry;
  mine: T;
  initial: T;
  /** True when the member has typed here. */
  isTyped: boolean;
}

interface Outcome<T> {
  /** `taken`: the box shows the other text; `known`: the other tab has seen the text of this box; `unknown`: it has not. */
  is: "taken" | "known" | "unknown";
  values: T;
  conflict: T | null;
}

/** Decides what a box does with what another tab has stored for it. */
export function adopted<T extends Values>({ entry, mine, initial, isTyped }: Meeting<T>): Outcome<T> {
  const theirs = valuesLike(initial, entry.values);
  const other = entry.other && valuesLike(initial, entry.other);
  if (isSameValues(theirs, mine)) {
    return { is: "known", values: mine, conflict: other && !isSameValues(other, mine) ? other : null };
  }
  const isDropped = entry.dropped !== null && isSameValues(valuesLike(initial, entry.dropped), mine);
  if (other && isSameValues(other, mine)) return { is: "known", values: mine, conflict: theirs };
  if (isDropped || !isTyped || continues(mine, theirs)) return { is: "taken", values: theirs, conflict: other };
  return { is: "unknown", values: mine, conflict: theirs };
}

/**
 * Checks whether one text goes on from another: most of it is still there. Whoever edits a text in another tab sees it
 * there, and nothing is lost; a text that replaces it at once comes from a tab that did not know it.
 */
function continues(before: Values, after: Values): boolean {
  return differingNames(before, after).every((name) => {
    const [one, other] = [before[name], after[name]];
    return typeof one === "string" && typeof other === "string" && sharedLength(one, other) * 2 >= one.length;
  });
}

/** Returns how many characters two texts share at their beginnings and ends. */
function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  return start + end;
}

const picked = (values: Values, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : JSON.stringify(value ?? null));

const kindOf = (value: unknown): string => (Array.isArray(value) ? "array" : value === null ? "object" : typeof value);
