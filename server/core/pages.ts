import { notFound } from "./errors.ts";
import type { Keyset, PageRequest } from "./pagination.ts";

/** The cursor before the newest item of a list. */
export const NEWEST: Keyset = { createdAt: "infinity", id: Number.MAX_SAFE_INTEGER };
/** The cursor before the oldest item of a list. */
export const OLDEST: Keyset = { createdAt: "-infinity", id: 0 };

/** The part of a list to read: after a cursor, or a page by its number. */
export interface Slice extends PageRequest {
  /** The number of items to skip. */
  offset?: number;
}

/** Returns the slice of a numbered page with so many items. */
export const numberedPage = (page: number, first: number): Slice => ({
  first,
  after: null,
  offset: (page - 1) * first,
});

/** Converts a slice to the values of a statement, with one more row than the page has, to know whether more follow. */
export const sliceValues = ({ first, after, offset = 0 }: Slice, start = NEWEST) => ({
  ...(after ?? start),
  limit: first + 1,
  offset,
});

/** Returns the row of each key, in the order of the keys; undefined for missing ones. */
export function inOrder<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | undefined)[] {
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => known.get(key));
}

/** Returns the rows of each key, in the order of the keys. */
export function grouped<Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key): Row[][] {
  const known = new Map(keys.map((key): [Key, Row[]] => [key, []]));
  for (const row of rows) known.get(keyOf(row))?.push(row);
  return keys.map((key) => known.get(key) ?? []);
}

/** Returns the count of each thing; zero for missing ones. */
export const countsInOrder = (ids: readonly number[], rows: readonly { id: number; count: number }[]): number[] =>
  inOrder(ids, rows, ({ id }) => id).map((row) => row?.count ?? 0);

/** One of many lists that one statement reads; it belongs to the subject. */
export interface ListRequest<Subject = number> extends PageRequest {
  of: Subject;
}

/** A part of such a list. */
export interface ListPart<Item> {
  items: Item[];
  hasNextPage: boolean;
}

/** Converts many lists to the values of their statement. */
export const listValues = <Subject>(lists: readonly ListRequest<Subject>[], start = NEWEST) => ({
  subjects: lists.map(({ of }) => of),
  limits: lists.map(({ first }) => first + 1),
  moments: lists.map(({ after }) => (after ?? start).createdAt),
  ids: lists.map(({ after }) => (after ?? start).id),
});

/**
 * Assigns rows to their lists; a list with one more row than its size has a further page. `listNumber` counts the lists
 * from one. Rows for which `toItem` returns nothing are left out.
 */
export function toLists<Row extends { listNumber: number }, Item>(
  lists: readonly Pick<ListRequest, "first">[],
  rows: readonly Row[],
  toItem: (row: Row) => Item | undefined,
): ListPart<Item>[] {
  const numbers = lists.map((_, at) => at + 1);
  return grouped(numbers, rows, ({ listNumber }) => listNumber).map((own, at) => {
    const first = lists[at]?.first ?? 0;
    const items = own.slice(0, first).flatMap((row) => toItem(row) ?? []);
    return { items, hasNextPage: own.length > first };
  });
}

/**
 * Returns the thing.
 * @throws DomainError NOT_FOUND where there is none.
 */
export function required<Thing>(thing: Thing | null | undefined, what: string): Thing {
  if (thing === null || thing === undefined) throw notFound(what);
  return thing;
}
