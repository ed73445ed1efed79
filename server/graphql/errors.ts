import { GraphQLError, isValueNode } from "graphql";
import type { DomainError, ErrorCode } from "#server/core/errors";
import { toDomainError } from "#server/platform/faults";

/** The `extensions.code` of every expected failure. */
export const CODE: Record<ErrorCode, string> = {
  UNAUTHENTICATED: "UNAUTHENTICATED",
  FORBIDDEN: "FORBIDDEN",
  NOT_FOUND: "NOT_FOUND",
  BAD_USER_INPUT: "BAD_USER_INPUT",
  CONFLICT: "CONFLICT",
  RATE_LIMITED: "RATE_LIMITED",
  PAYLOAD_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  UNSUPPORTED_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  QUERY_TOO_COMPLEX: "QUERY_TOO_COMPLEX",
  SERVICE_UNAVAILABLE: "SERVICE_UNAVAILABLE",
};

/** Refusals by GraphQL itself, whose messages mention the document only. */
const PROTOCOL_CODES = new Set([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "PERSISTED_QUERY_NOT_FOUND",
  "PERSISTED_QUERY_NOT_SUPPORTED",
  "BAD_USER_INPUT",
  "BAD_REQUEST",
  "OPERATION_RESOLUTION_FAILURE",
]);

/** An error of an execution, by graphql-js, graphql-jit or Apollo alike. */
export interface ExecutionError {
  message: string;
  path?: readonly (string | number)[] | undefined;
  locations?: readonly { line: number; column: number }[] | undefined;
  extensions?: { readonly [name: string]: unknown } | undefined;
}

export interface FormattedError {
  message: string;
  path?: readonly (string | number)[];
  locations?: readonly { line: number; column: number }[];
  extensions: Record<string, unknown>;
}

interface Reporting {
  requestId: string;
  /** When the explorer is closed, errors do not suggest names of the schema to clients that guess. */
  suggest: boolean;
  onBug(error: unknown): void;
}

/**
 * Returns the error that a GraphQL client receives. For a bug it contains only the request id, and the error is logged.
 */
export function formatError(error: ExecutionError, cause: unknown, reporting: Reporting): FormattedError {
  const location = {
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
  };
  const known = toDomainError(cause);
  if (known) return { message: known.message, ...location, extensions: extensionsOf(known) };
  const code = error.extensions?.["code"];
  if (typeof code === "string" && PROTOCOL_CODES.has(code)) {
    return { message: readable(error.message, reporting), ...location, extensions: { code } };
  }
  if (isRefusedInput(cause)) {
    return { message: readable(error.message, reporting), ...location, extensions: { code: "BAD_USER_INPUT" } };
  }
  reporting.onBug(cause);
  return {
    message: "Something went wrong. Please try again.",
    ...location,
    extensions: { code: "INTERNAL_SERVER_ERROR", requestId: reporting.requestId },
  };
}

/** A message of GraphQL itself, without names of the schema where they are not to be guessed. */
const readable = (message: string, { suggest }: Reporting) =>
  suggest ? message : message.replace(/ ?Did you mean [^]+\?$/, "");

/** The message of graphql-jit, whose errors do not say which part of a document they are about. */
const REFUSED_ARGUMENT = /^Argument "\w+" of (?:non-null|required) type /;

/**
 * Checks whether GraphQL itself refused what the client sent: the variables or directives, before any field ran, or the
 * arguments of a field. Every error of a field has a path, and an error of a resolver has that error inside; what
 * graphql-js refuses of an argument points to the argument's value in the document.
 */
function isRefusedInput(error: unknown): boolean {
  let inner = error;
  while (inner instanceof GraphQLError && inner.originalError instanceof GraphQLError) inner = inner.originalError;
  if (!(error instanceof GraphQLError && inner instanceof GraphQLError) || inner.originalError) return false;
  if (error.path === undefined) return true;
  if (inner.nodes === undefined) return REFUSED_ARGUMENT.test(inner.message);
  return inner.nodes.length > 0 && inner.nodes.every(isValueNode);
}

export function extensionsOf(error: DomainError): Record<string, unknown> {
  return {
    ...error.facts,
    code: CODE[error.code],
    ...(error.reason && { reason: error.reason }),
    ...(error.fields && { fields: error.fields }),
    ...(error.retryAfter !== undefined && { retryAfter: Math.max(1, Math.ceil(error.retryAfter)) }),
  };
}
