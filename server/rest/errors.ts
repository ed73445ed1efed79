import type { DomainError, ErrorCode, FieldMessages } from "#server/core/errors";
import { toDomainError } from "#server/platform/faults";
import { toSnakeCase } from "./jsonSchema.ts";

/** The HTTP status of every expected failure. */
export const STATUS: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 422,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  QUERY_TOO_COMPLEX: 400,
  SERVICE_UNAVAILABLE: 503,
};

/** A refusal of the transport itself, which GraphQL never meets: malformed bodies, methods, addresses. */
export class TransportError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = "TransportError";
  }
}

export interface Failure {
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  /** Whether the error is unexpected: it is logged, and answered without detail. */
  bug: boolean;
}

/** Converts an error to its answer in REST. */
export function toFailure(error: unknown, requestId: string): Failure {
  if (error instanceof TransportError) return failure(error.status, error.message, error.headers);
  const known = toDomainError(error);
  if (known) return expected(known);
  const status = clientFault(error);
  if (status !== null) return failure(status, CLIENT_FAULTS[status] ?? "This request could not be understood.");
  return {
    status: 500,
    headers: {},
    body: { success: false, message: "Something went wrong. Please try again.", request_id: requestId },
    bug: true,
  };
}

function expected(error: DomainError): Failure {
  const headers: Record<string, string> = {};
  if (error.code === "UNAUTHENTICATED") headers["WWW-Authenticate"] = "Bearer";
  if (error.code === "RATE_LIMITED" || error.code === "SERVICE_UNAVAILABLE") {
    headers["Retry-After"] = String(Math.max(1, Math.ceil(error.retryAfter ?? 1)));
  }
  const answer = failure(STATUS[error.code], error.message, headers);
  Object.assign(answer.body, error.facts);
  if (error.fields) answer.body["errors"] = snakeCased(error.fields);
  return answer;
}

const failure = (status: number, message: string, headers: Record<string, string> = {}): Failure => ({
  status,
  headers,
  body: { success: false, message },
  bug: false,
});

const CLIENT_FAULTS: Record<number, string> = {
  400: "This request is malformed.",
  413: "This request is too large.",
  415: "This content type is not supported.",
};

/** Errors of Express and its body parsers carry the status of the client's fault. */
function clientFault(error: unknown): number | null {
  if (!(error instanceof Error) || !("status" in error) || typeof error.status !== "number") return null;
  return error.status >= 400 && error.status < 500 ? error.status : null;
}

/** REST clients know `passwordConfirmation` as `password_confirmation`. */
function snakeCased(fields: FieldMessages): FieldMessages {
  return Object.fromEntries(Object.entries(fields).map(([field, messages]) => [toSnakeCase(field), messages]));
}
