import { DomainError, notFound, refusal, unavailable } from "#server/core/errors";

/** PostgreSQL that cannot answer now: cancelled, locked, full, read-only, restarting, or a conflict that retries did not solve. */
const BUSY_STATES = /^(?:57014|55P03|25006|25P03|57P0[1-5]|58030|40001|40P01|53...|08...)$/;
/** The connection could not be made, or was lost. */
const LOST_CONNECTION = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECTION_UNANSWERED",
  "POOL_EXHAUSTED",
  "CONNECT_TIMEOUT",
  "CONNECTION_CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
]);
/** What `pg` says without a code when it loses its connection. */
const LOST_WORDS = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;
const DISK_FULL = new Set(["ENOSPC", "EDQUOT"]);
/** Class 22 is "data exception": a value that PostgreSQL cannot take, and values come from clients. */
const UNSTORABLE = /^22...$/;
/** Those of the class that are about a character. */
const UNSTORABLE_TEXT = new Set(["22021", "22P05"]);
/** The database is full or read-only: it answers, and stores nothing. */
const UNWRITABLE = new Set(["53100", "25006", ...DISK_FULL]);
const REFUSAL_COUNTS_MS = 15_000;
let refusedAt = Number.NEGATIVE_INFINITY;

/** Whether a write failed a moment ago, in this process, because the database or the disk takes none. */
export const refusedWriteLately = (): boolean => performance.now() - refusedAt < REFUSAL_COUNTS_MS;

/** A row refers to another row that was deleted in the same moment. */
const GONE = "23503";

const DEPTH = 5;

/**
 * Converts a failure to the error that a client may read, on GraphQL and REST alike. Returns null for a bug, because
 * its details stay on the server. Services throw `DomainError`s; this function alone turns faults of the database and
 * the disk into "try again".
 */
export function toDomainError(error: unknown): DomainError | null {
  let cause = error;
  for (let depth = 0; depth < DEPTH && cause instanceof Error; depth++) {
    if (cause instanceof DomainError) return cause;
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    if (UNWRITABLE.has(code)) refusedAt = performance.now();
    if (isLost(cause, code) || BUSY_STATES.test(code)) return unavailable();
    if (DISK_FULL.has(code))
      return refusal("STORAGE_FULL", "Storage is full. Please try again later.", { retryAfter: 60 });
    if (code === GONE) return notFound();
    if (UNSTORABLE.test(code)) return unstorable(code);
    cause = innerOf(cause);
  }
  return null;
}

/** What PostgreSQL says of a row that refers to a member who was deleted in the same moment. */
const MISSING_MEMBER = /^Key \(\w+\)=\((\d+)\) is not present in table "users"/;

/** Checks whether a write failed because the account of the viewer, who was signed in a moment ago, is deleted. */
export function isOfDeletedMember(error: unknown, memberId: number): boolean {
  let cause = error;
  for (let depth = 0; depth < DEPTH && cause instanceof Error; depth++) {
    const detail = "detail" in cause && typeof cause.detail === "string" ? cause.detail : "";
    if (Number(MISSING_MEMBER.exec(detail)?.[1]) === memberId) return true;
    cause = innerOf(cause);
  }
  return false;
}

const unstorable = (code: string) =>
  refusal("UNSTORABLE", `This contains ${UNSTORABLE_TEXT.has(code) ? "characters" : "a value"} that cannot be stored.`);

const isLost = ({ message }: Error, code: string) =>
  LOST_CONNECTION.has(code) || (code === "" && LOST_WORDS.test(message));

/** Whether something failed only because the database, a service or the disk cannot be used now. */
export const isPassing = (error: unknown): boolean => toDomainError(error)?.code === "SERVICE_UNAVAILABLE";

/** Drizzle stores the driver's error in `cause`, GraphQL stores the resolver's in `originalError`. */
function innerOf(error: Error): unknown {
  if ("originalError" in error && error.originalError) return error.originalError;
  if (error instanceof AggregateError) return error.errors[0];
  return error.cause;
}
