import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import type { Sending } from "#client/lib/state/Outbox.ts";
import { codeOf, messageOf } from "#client/apollo/errors.ts";
import { session } from "#client/apollo/session.ts";

/**
 * Returns whether a call has to be tried again, because nobody answered it or the server only said that it is not
 * there: it starts, ends, or is overloaded.
 */
export function isUnanswered(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode >= 502 && error.statusCode <= 504;
  return !CombinedGraphQLErrors.is(error) || codeOf(error) === "SERVICE_UNAVAILABLE";
}

/** These errors do not concern what was sent: the server may accept it later. */
const LATER = new Set(["UNAUTHENTICATED", "RATE_LIMITED", "SERVICE_UNAVAILABLE", "INTERNAL_SERVER_ERROR"]);

/**
 * Returns what a failed call means for what waits in an outbox: it is tried again later, or refused with the server's
 * reason.
 */
export function sendingAfter(error: unknown, fallback: string): Sending<never> {
  const code = codeOf(error);
  if (code === null || LATER.has(code)) return { is: "unanswered" };
  return { is: "refused", reason: messageOf(error, fallback) };
}

/** Returns a check whether this tab still acts with the token that it has now. */
export function sameSession(): () => boolean {
  const own = session.token();
  return () => session.token() === own;
}
