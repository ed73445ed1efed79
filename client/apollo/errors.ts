import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { fieldErrorsOf, noAnswerText, textOf, UNEXPECTED } from "./errorText.ts";
import type { FieldErrors } from "./errorText.ts";

/**
 * Returns the text that a member sees about a failed GraphQL call: the server's message, else its field messages, else
 * the `fallback` of the caller.
 */
export function messageOf(error: unknown, fallback: string = UNEXPECTED): string {
  if (!CombinedGraphQLErrors.is(error)) return noAnswerText(fallback);
  const [first] = error.errors;
  const text = textOf({ message: first?.message, errors: first?.extensions?.["fields"] });
  return text === UNEXPECTED ? fallback : text;
}

/** Returns the messages by field of a failed GraphQL call. */
export function fieldErrorsIn(error: unknown): FieldErrors {
  return CombinedGraphQLErrors.is(error) ? fieldErrorsOf(error.errors[0]?.extensions?.["fields"]) : {};
}

/** Returns whether the server has refused the token; a missing answer, 429 or 5xx says nothing of it. */
export function isTokenRefused(error: unknown): boolean {
  return codeOf(error) === "UNAUTHENTICATED" || (ServerError.is(error) && error.statusCode === 401);
}

/** Returns the code of a failed call, e.g. UNAUTHENTICATED; null when the server did not answer in GraphQL. */
export function codeOf(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.["code"];
  return typeof code === "string" ? code : null;
}
