import { type ErrorCode, type Reason, REASONS, type ReasonOf } from "./reasons.ts";

/*
 * Every failure that a client may learn of has one of the codes of `reasons.ts`. Three tables have an entry for each, and
 * a new code does not compile before it is in all of them: `graphql/errors.ts` translates it into `extensions.code`,
 * `rest/errors.ts` into an HTTP status, and `rest/refusals.ts` describes it in the OpenAPI document.
 */
export type { ErrorCode } from "./reasons.ts";

/** Messages by field, in the order in which a form shows them. Field names are camelCase; REST turns them to snake_case. */
export type FieldMessages = Record<string, string[]>;

interface Details {
  /** Why, for programs, where the code leaves more than one possibility. */
  reason?: Reason | undefined;
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
  readonly reason: Reason | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    details: Details = {},
  ) {
    super(message);
    this.name = "DomainError";
    this.reason = details.reason;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.facts = details.facts;
  }
}

/** Returns the failure of a reason, with a message that a member can read. */
export const refusal = (reason: Reason, message: string, details: Omit<Details, "reason"> = {}) =>
  new DomainError(REASONS[reason].code, message, { ...details, reason });

/** A token was sent, and stands for nobody who is signed in now. */
export const unauthenticated = (message = "Please log in to continue.") => refusal("INVALID_TOKEN", message);

/** Returns the same error for an unknown, a deleted and a hidden thing. */
export const notFound = (what = "This") => new DomainError("NOT_FOUND", `${what} could not be found.`);

/**
 * Returns an error for bad input; its message is the first of the fields' messages, because clients show `message`
 * before `errors`.
 */
export function invalid(fields: FieldMessages, reason?: ReasonOf<"BAD_USER_INPUT">): DomainError {
  const first = Object.values(fields).flat()[0] ?? "Please check what you entered.";
  return new DomainError("BAD_USER_INPUT", first, { fields, reason });
}

export const unavailable = (message = "The service is busy. Please try again in a moment.", retryAfter = 1) =>
  new DomainError("SERVICE_UNAVAILABLE", message, { retryAfter });
