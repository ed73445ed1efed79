import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { codeOf } from "./errors.ts";
import { session } from "./session.ts";

/**
 * Returns whether a call has to be tried again, because nobody answered it or the server only said that it is not
 * there: it starts, ends, or is overloaded.
 */
export function isUnanswered(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode >= 502 && error.statusCode <= 504;
  return !CombinedGraphQLErrors.is(error) || codeOf(error) === "SERVICE_UNAVAILABLE";
}

/** Returns a check whether this tab still acts with the token that it has now. */
export function sameSession(): () => boolean {
  const own = session.token();
  return () => session.token() === own;
}
