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

/** The codes of refusals by the transport, and of a fault. */
const TRANSPORT_CODES: Record<number, string> = {
  400: "BAD_REQUEST",
  403: "FORBIDDEN",
  401: "UNAUTHENTICATED",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  406: "NOT_ACCEPTABLE",
  408: "REQUEST_TIMEOUT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "RATE_LIMITED",
  431: "HEADERS_TOO_LARGE",
  500: "INTERNAL_SERVER_ERROR",
  503: "SERVICE_UNAVAILABLE",
};

/** All codes of refusals. */
export const CODES: readonly string[] = [
  ...new Set([
    ...Object.keys(STATUS).filter((code) => code !== "QUERY_TOO_COMPLEX"),
    ...Object.values(TRANSPORT_CODES),
  ]),
];

/** Returns the code of a refusal that is known by its HTTP status alone. */
export const codeOfStatus = (status: number): string => TRANSPORT_CODES[status] ?? "BAD_REQUEST";

/** Returns the body of a refusal that is known by its HTTP status alone. */
export const bodyOfStatus = (status: number, message: string): Record<string, unknown> => ({
  success: false,
  code: codeOfStatus(status),
  message,
});

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
    body: { ...bodyOfStatus(500, "Something went wrong. Please try again."), request_id: requestId },
    bug: true,
  };
}

function expected(error: DomainError): Failure {
  const { code, reason, message, facts, fields } = error;
  const headers: Record<string, string> = {};
  if (code === "UNAUTHENTICATED") headers["WWW-Authenticate"] = challenge(error);
  if (code === "RATE_LIMITED" || code === "SERVICE_UNAVAILABLE" || error.retryAfter !== undefined) {
    headers["Retry-After"] = String(Math.max(1, Math.ceil(error.retryAfter ?? 1)));
  }
  const body = {
    success: false,
    code,
    ...(reason && { reason }),
    message,
    ...facts,
    ...(fields && { errors: snakeCased(fields) }),
  };
  return { status: STATUS[code], headers, body, bug: false };
}

/** RFC 6750: a client learns whether its token is dead, or whether it has sent none. */
const challenge = ({ reason }: DomainError) => (reason === "INVALID_TOKEN" ? 'Bearer error="invalid_token"' : "Bearer");

const failure = (status: number, message: string, headers: Record<string, string> = {}): Failure => ({
  status,
  headers,
  body: bodyOfStatus(status, message),
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
