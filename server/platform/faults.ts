import { DomainError, notFound, unavailable } from "#server/core/errors";

/** PostgreSQL that cannot answer now: cancelled, locked, full, read-only, restarting, or a conflict that retries did not solve. */
const BUSY_STATES = /^(?:57014|55P03|25006|25P03|57P0[1-5]|58030|40001|40P01|53...|08...)$/;
/** A connection that could not be made or was lost. */
const LOST_CONNECTION = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
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
const DISK_FULL = new Set(["ENOSPC", "EDQUOT"]);
/** Values that a column cannot hold: a rule let through what it should have refused. */
const UNSTORABLE = new Set(["22021", "22P05", "22P02", "22003"]);

/** Something was written for a thing, or by a member, that went away in the same moment. */
const GONE = "23503";

const DEPTH = 5;

/**
 * What a client may be told about a failure, on whichever face it surfaces; null for a bug, of which it is told nothing.
 * Services throw `DomainError`s; faults of the database and the disk become "try again" here and nowhere else.
 */
export function toDomainError(error: unknown): DomainError | null {
  let cause = error;
  for (let depth = 0; depth < DEPTH && cause instanceof Error; depth++) {
    if (cause instanceof DomainError) return cause;
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    if (LOST_CONNECTION.has(code) || BUSY_STATES.test(code)) return unavailable();
    if (DISK_FULL.has(code)) return unavailable("Storage is full. Please try again later.", 60);
    if (code === GONE) return notFound();
    if (UNSTORABLE.has(code))
      return new DomainError("BAD_USER_INPUT", "This contains characters that cannot be stored.");
    cause = innerOf(cause);
  }
  return null;
}

/** Drizzle keeps the driver's error in `cause`, GraphQL the resolver's in `originalError`. */
function innerOf(error: Error): unknown {
  if ("originalError" in error && error.originalError) return error.originalError;
  if (error instanceof AggregateError) return error.errors[0];
  return error.cause;
}
