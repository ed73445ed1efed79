import { invalid, notFound } from "./errors.ts";

const DECIMAL = /^[1-9][0-9]{0,15}$/;

/** Parses the id in a text or number: a positive integer up to 2^53-1, else null. */
export function parseId(value: unknown): number | null {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || !DECIMAL.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/**
 * Parses an id that names a thing (in a path, or as a GraphQL argument).
 * @throws DomainError NOT_FOUND, because a text that is no id names nothing.
 */
export function toId(value: unknown, what?: string): number {
  const id = parseId(value);
  if (id === null) throw notFound(what);
  return id;
}

/**
 * Parses an id that was sent as data (a body field).
 * @throws DomainError BAD_USER_INPUT naming the field.
 */
export function toIdField(value: unknown, field: string): number {
  const id = parseId(value);
  if (id === null) throw invalid({ [field]: ["This id is not valid."] });
  return id;
}
