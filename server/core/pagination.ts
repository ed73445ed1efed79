import { Buffer } from "node:buffer";
import { invalid } from "./errors.ts";

/** Pages are keyed by moment and id together: unique, and stable while new things arrive. */
export interface Keyset {
  /** ISO 8601, milliseconds, as it comes from PostgreSQL. */
  createdAt: string;
  id: number;
}

/** What a list asks for: how many, and after which item. */
export interface PageRequest {
  first: number;
  after: Keyset | null;
}

/** One page of a list, with a cursor for each item. */
export interface Page<T> {
  items: T[];
  hasNextPage: boolean;
  /** How many there are in all that the viewer may see; counted only when asked for. */
  total: () => Promise<number>;
}

/** An item of a list that is ordered by something else than the item itself: a person, by when a bond was made. */
export interface Positioned<T> {
  position: Keyset;
  item: T;
}

/** Items that a page holds at most. */
export const MAX_PAGE_SIZE = 50;
/** Items on a page where nothing else is said. */
export const PAGE_SIZE = 10;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

/** An opaque cursor for an item. */
export function toCursor({ createdAt, id }: Keyset): string {
  return Buffer.from(`${createdAt}|${id}`).toString("base64url");
}

/** An opaque cursor of a list in another order, of parts that hold no `|`; and what one holds, yet to be judged. */
export const packCursor = (...parts: (string | number)[]): string => Buffer.from(parts.join("|")).toString("base64url");
export const unpackCursor = (cursor: string): string[] => Buffer.from(cursor, "base64url").toString().split("|");

/** A cursor that we did not make. */
export const foreignCursor = () => invalid({ after: ["This cursor is not valid."] });

/** @throws DomainError BAD_USER_INPUT for a cursor that we did not make. */
export function fromCursor(cursor: string): Keyset {
  const [createdAt = "", id = "", ...rest] = Buffer.from(cursor, "base64url").toString().split("|");
  const keyset = { createdAt, id: Number(id) };
  const ours =
    rest.length === 0 &&
    INSTANT.test(createdAt) &&
    !Number.isNaN(Date.parse(createdAt)) &&
    /^[1-9][0-9]{0,15}$/.test(id) &&
    Number.isSafeInteger(keyset.id) &&
    toCursor(keyset) === cursor;
  if (!ours) throw foreignCursor();
  return keyset;
}

/** @throws DomainError BAD_USER_INPUT for a size outside 1 to 50. */
export function toPageSize(first: number): number {
  if (Number.isInteger(first) && first >= 1 && first <= MAX_PAGE_SIZE) return first;
  throw invalid({ first: [`A page holds 1 to ${MAX_PAGE_SIZE} items.`] });
}

/** @throws DomainError BAD_USER_INPUT for a size outside 1 to 50 or a foreign cursor. */
export function toPageRequest(first: number, after: string | null | undefined): PageRequest {
  return { first: toPageSize(first), after: after == null ? null : fromCursor(after) };
}

const MAX_PAGE_NUMBER = 1_000_000;

/**
 * The number of a page of a REST list; the first when none is asked for.
 * @throws DomainError BAD_USER_INPUT for anything but a whole number from 1 to 1,000,000.
 */
export function toPageNumber(value: unknown): number {
  if (value === undefined) return 1;
  const page = typeof value === "string" && /^[1-9][0-9]{0,6}$/.test(value) ? Number(value) : 0;
  if (page < 1 || page > MAX_PAGE_NUMBER) throw invalid({ page: ["A page is a whole number from 1 to 1,000,000."] });
  return page;
}

/** Cuts rows, of which one more was read than asked for, into a page. */
export function toPage<T>(rows: T[], first: number, total: () => Promise<number>): Page<T> {
  return { items: rows.slice(0, first), hasNextPage: rows.length > first, total };
}
