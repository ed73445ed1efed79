/**
 * Every failure that a client may learn of. Three tables have an entry for each code, and a new code does not compile
 * before it is in all of them: `graphql/errors.ts` translates it into `extensions.code`, `rest/errors.ts` into an HTTP
 * status, and `rest/refusals.ts` describes it in the OpenAPI document. ARCHITECTURE.md lists the codes for readers.
 */
export type ErrorCode =
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "BAD_USER_INPUT"
  | "CONFLICT"
  | "RATE_LIMITED"
  | "PAYLOAD_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "QUERY_TOO_COMPLEX"
  | "SERVICE_UNAVAILABLE";

/** Messages by field, in the order in which a form shows them. Field names are camelCase; REST turns them to snake_case. */
export type FieldMessages = Record<string, string[]>;

interface Details {
  fields?: FieldMessages;
  /** The seconds after which the same call may succeed. */
  retryAfter?: number;
  /** What a program needs to go on: beside `code` in GraphQL, beside `message` in REST. */
  facts?: Readonly<Record<string, unknown>>;
}

/** An expected failure: a code for programs and a message that a member can read. */
export class DomainError extends Error {
  readonly fields: FieldMessages | undefined;
  readonly retryAfter: number | undefined;
  readonly facts: Details["facts"];

  constructor(
    readonly code: ErrorCode,
    message: string,
    details: Details = {},
  ) {
    super(message);
    this.name = "DomainError";
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.facts = details.facts;
  }
}

export const unauthenticated = (message = "Please log in to continue.") => new DomainError("UNAUTHENTICATED", message);

export const forbidden = (message = "You do not have permission to do this.") => new DomainError("FORBIDDEN", message);

/** Returns the same error for an unknown, a deleted and a hidden thing. */
export const notFound = (what = "This") => new DomainError("NOT_FOUND", `${what} could not be found.`);

export const conflict = (message: string) => new DomainError("CONFLICT", message);

/**
 * Returns an error for bad input; its message is the first of the fields' messages, because clients show `message`
 * before `errors`.
 */
export function invalid(fields: FieldMessages): DomainError {
  const first = Object.values(fields).flat()[0] ?? "Please check what you entered.";
  return new DomainError("BAD_USER_INPUT", first, { fields });
}

export const unavailable = (message = "The service is busy. Please try again in a moment.", retryAfter = 1) =>
  new DomainError("SERVICE_UNAVAILABLE", message, { retryAfter });
