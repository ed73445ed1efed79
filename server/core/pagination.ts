import { Buffer } from "node:buffer";
import { invalid } from "./errors.ts";
import { parseMoment } from "./moments.rules.ts";

/** The position of an item, by time and id together: unique, and stable while new items arrive. */
export interface Keyset {
  /** ISO 8601 with milliseconds, as PostgreSQL returns it. */
  createdAt: string;
  id: number;
}

/** How many items of a list are wanted, and after which one. */
export interface PageRequest {
  first: number;
  after: Keyset | null;
}

/** One page of a list, with a cursor for each item. */
export interface Page<T> {
  items: T[];
  hasNextPage: boolean;
  /** The number of items that the viewer may see in all; counted on request only. */
  total: () => Promise<number>;
}

/** An item with its position, for a list in another order than that of its items: people by the time of a bond. */
export interface Positioned<T> {
  position: Keyset;
  item: T;
}

/** The largest number of items on a page. */
export const MAX_PAGE_SIZE = 50;
/** The default number of items on a page. */
export const PAGE_SIZE = 10;

/** Returns the opaque cursor of an item. */
export function toCursor({ createdAt, id }: Keyset): string {
  return Buffer.from(`${createdAt}|${id}`).toString("base64url");
}

/**
 * Packs an opaque cursor for a list in another order, from parts without `|`; `unpackCursor` returns the parts, which
 * the caller must check.
 */
export const packCursor = (...parts: (string | number)[]): string => Buffer.from(parts.join("|")).toString("base64url");
export const unpackCursor = (cursor: string): string[] => Buffer.from(cursor, "base64url").toString().split("|");

/** The error for a cursor that we did not make. */
export const foreignCursor = () => invalid({ after: ["This cursor is not valid."] });

/** @throws DomainError BAD_USER_INPUT for a cursor that we did not make. */
export function fromCursor(cursor: string): Keyset {
  const [createdAt = "", id = "", ...rest] = Buffer.from(cursor, "base64url").toString().split("|");
  const keyset = { createdAt, id: Number(id) };
  const ours =
    rest.length === 0 &&
    parseMoment(createdAt) !== null &&
    /^[1-9][0-9]{0,15}$/.test(id) &&
    Number.isSafeInteger(keyset.id) &&
    toCursor(keyset) === cursor;
  if (!ours) throw foreignCursor();
  return keyset;
}

/** @throws DomainError BAD_USER_INPUT for a size outside 1 to 50. */
export function toPageSize(first: number): number {
  if (Number.isInteger(first) && first >= 1 && first <= MAX_PAGE_SIZE) return first;
  throw invalid({ first: [`A page can have 1 to ${MAX_PAGE_SIZE} items.`] });
}

/** @throws DomainError BAD_USER_INPUT for a size outside 1 to 50 or a foreign cursor. */
export function toPageRequest(first: number, after: string | null | undefined): PageRequest {
  return { first: toPageSize(first), after: after == null ? null : fromCursor(after) };
}

const MAX_PAGE_NUMBER = 1_000_000;

/**
 * Parses the number of a page of a REST list; the first page is the default.
 * @throws DomainError BAD_USER_INPUT for anything but a whole number from 1 to 1,000,000.
 */
export function toPageNumber(value: unknown): number {
  if (value === undefined) return 1;
  const page = typeof value === "string" && /^[1-9][0-9]{0,6}$/.test(value) ? Number(value) : 0;
  if (page < 1 || page > MAX_PAGE_NUMBER)
    throw invalid({ page: ["A page must be a whole number from 1 to 1,000,000."] });
  return page;
}

/** The numbered pages of a list of posts end here: those behind them are reached by a narrower list, or by cursors. */
export const LAST_POSTS_PAGE = 1_000;

/**
 * Parses the number of a page of a list of posts.
 * @throws DomainError BAD_USER_INPUT for what is no page, and for one behind the last.
 */
export function toPostsPageNumber(value: unknown): number {
  const page = toPageNumber(value);
  if (page <= LAST_POSTS_PAGE) return page;
  throw invalid({ page: [`Pages end at ${LAST_POSTS_PAGE}. Narrow the list, or use GraphQL's cursors.`] });
}

/** Cuts rows into a page; one more row than requested means that another page follows. */
export function toPage<T>(rows: T[], first: number, total: () => Promise<number>): Page<T> {
  return { items: rows.slice(0, first), hasNextPage: rows.length > first, total };
}
