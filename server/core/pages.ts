import { notFound } from "./errors.ts";
import type { Keyset, PageRequest } from "./pagination.ts";

/** The cursor before the newest of a list: everything follows it. */
export const NEWEST: Keyset = { createdAt: "infinity", id: Number.MAX_SAFE_INTEGER };
/** The same for a list that begins with its oldest. */
export const OLDEST: Keyset = { createdAt: "-infinity", id: 0 };

/** Which part of a list is read: what follows a cursor, or a page by its number. */
export interface Slice extends PageRequest {
  /** Items that are passed over. */
  offset?: number;
}

/** The page of a number, of so many items. */
export const numberedPage = (page: number, first: number): Slice => ({
  first,
  after: null,
  offset: (page - 1) * first,
});

/** A slice as the values of a statement: one row more than it shows tells whether more follow. */
export const sliceValues = ({ first, after, offset = 0 }: Slice, start = NEWEST) => ({
  ...(after ?? start),
  limit: first + 1,
  offset,
});

/** The row of each key, in the order of the keys; undefined where there is none. */
export function inOrder<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | undefined)[] {
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => known.get(key));
}

/** The rows of each key, in the order of the keys. */
export function grouped<Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key): Row[][] {
  const known = new Map(keys.map((key): [Key, Row[]] => [key, []]));
  for (const row of rows) known.get(keyOf(row))?.push(row);
  return keys.map((key) => known.get(key) ?? []);
}

/** How many there are of each thing; zero where none was counted. */
export const countsInOrder = (ids: readonly number[], rows: readonly { id: number; count: number }[]): number[] =>
  inOrder(ids, rows, ({ id }) => id).map((row) => row?.count ?? 0);

/** One of many lists that are read by one statement: the one that belongs to this thing. */
export interface ListRequest<Subject = number> extends PageRequest {
  of: Subject;
}

/** A part of such a list. */
export interface ListPart<Item> {
  items: Item[];
  hasNextPage: boolean;
}

/** Many lists as the values of their statement. */
export const listValues = <Subject>(lists: readonly ListRequest<Subject>[], start = NEWEST) => ({
  subjects: lists.map(({ of }) => of),
  limits: lists.map(({ first }) => first + 1),
  moments: lists.map(({ after }) => (after ?? start).createdAt),
  ids: lists.map(({ after }) => (after ?? start).id),
});

/**
 * Gives each list the rows that were read for it, of which there is one more than it shows where more follow.
 * `listNumber` counts the lists from one. Of what `toItem` finds nothing for, nothing is shown.
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

/** @throws DomainError NOT_FOUND where there is nothing. */
export function required<Thing>(thing: Thing | null | undefined, what: string): Thing {
  if (thing === null || thing === undefined) throw notFound(what);
  return thing;
}
