import type { ErrorCode } from "#server/core/errors";
import { codeOfStatus, STATUS } from "./errors.ts";
import type { Route } from "./route.ts";

/** A reason for which a call can be refused. */
export interface Refusal {
  readonly status: number;
  /** The code of the product; without one it is a refusal of the transport. */
  readonly code?: ErrorCode;
  /** The meaning, for the authors of clients. */
  readonly meaning: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An example of its body. */
  readonly example: { success: false; code?: string; message: string } & Record<string, unknown>;
}

type Described = Pick<Refusal, "meaning" | "headers" | "example">;
type RefusalDetails = Partial<Pick<Refusal, "headers">> & { more?: Record<string, unknown> };

const refusal = (meaning: string, message: string, { headers, more }: RefusalDetails = {}): Described => ({
  meaning,
  ...(headers && { headers }),
  example: { success: false, message, ...more },
});

const WAIT = { headers: { "Retry-After": "Number of seconds to wait before trying again." } };

/** The refusals of the product. A new code does not compile before it is here; null is for one that only GraphQL has. */
const OF_PRODUCT: Record<ErrorCode, Described | null> = {
  UNAUTHENTICATED: refusal("The token is missing or no longer valid.", "Please log in to continue.", {
    headers: { "WWW-Authenticate": '`Bearer`; with `error="invalid_token"` if a token was sent.' },
    more: { reason: "SIGN_IN_NEEDED" },
  }),
  FORBIDDEN: refusal(
    "The item is visible, but the viewer may not do this with it.",
    "You can only edit your own posts.",
    { more: { reason: "NOT_YOURS" } },
  ),
  NOT_FOUND: refusal(
    "Unknown, deleted or not visible to the viewer; the answer does not distinguish the three.",
    "This post could not be found.",
  ),
  CONFLICT: refusal("The item already has this state, or another request was faster.", "You are already friends.", {
    more: { reason: "ALREADY_FRIENDS" },
  }),
  PAYLOAD_TOO_LARGE: refusal("The body, or a file in it, is too large.", "Please select an image under 10MB", {
    more: { reason: "FILE_TOO_LARGE" },
  }),
  UNSUPPORTED_MEDIA_TYPE: refusal(
    "The type of the body, or of a file in it, is not supported.",
    "Send JSON or a multipart form.",
  ),
  BAD_USER_INPUT: refusal("A value is not valid; `errors` has the messages by field.", "Please write a comment", {
    more: { errors: { content: ["Please write a comment"] } },
  }),
  QUERY_TOO_COMPLEX: null,
  RATE_LIMITED: refusal("Too many requests in a short time.", "Too many attempts. Please try again in 1 minute.", {
    ...WAIT,
    more: { reason: "TOO_MANY_REQUESTS" },
  }),
  SERVICE_UNAVAILABLE: refusal(
    "The server is starting, stopping or busy, or has no database connection.",
    "The service is busy. Please try again in a moment.",
    WAIT,
  ),
};

/** The refusals of the transport, and the answer to a fault. */
const OF_TRANSPORT: readonly Refusal[] = [
  {
    status: 400,
    ...refusal("The body is not valid JSON, or not a valid form.", "This request is malformed."),
  },
  {
    status: 405,
    ...refusal("This path does not support the method.", "PATCH is not supported here.", {
      headers: { Allow: "The supported methods." },
    }),
  },
  {
    status: 406,
    ...refusal("The `Accept` header does not allow JSON.", "Answers are JSON, which this request does not accept."),
  },
  {
    status: 431,
    ...refusal("The address and headers together are longer than 16 kB.", "The headers of this request are too large."),
  },
  {
    status: 500,
    ...refusal("An internal error, which was logged.", "Something went wrong. Please try again.", {
      more: { request_id: "0b9f0f4e-5c1d-4b5a-9a3c-6f4a2d1e8c70" },
    }),
  },
];

const isCode = (name: string): name is ErrorCode => name in OF_PRODUCT;

/** All reasons for which calls can be refused. */
export const REFUSALS: readonly Refusal[] = [
  ...OF_TRANSPORT,
  ...Object.entries(OF_PRODUCT).flatMap(([code, one]) =>
    one && isCode(code) ? [{ ...one, code, status: STATUS[code] }] : [],
  ),
].map((one) => ({ ...one, example: { ...one.example, success: false, code: one.code ?? codeOfStatus(one.status) } }));

/** The statuses with which every call may answer. */
const ANY = [400, 405, 406, STATUS.BAD_USER_INPUT, STATUS.RATE_LIMITED, 431, 500, STATUS.SERVICE_UNAVAILABLE];

/** Returns the statuses with which a call can be refused: those of all calls of its kind, and its own. */
export function refusalsOf({ method, path, doc }: Route): number[] {
  const own = (doc.refuses ?? []).map((code) => STATUS[code]);
  const statuses = new Set([...ANY, ...own]);
  if (!doc.guests && !doc.staff) statuses.add(STATUS.UNAUTHENTICATED);
  if (doc.staff || path.includes(":")) statuses.add(STATUS.NOT_FOUND);
  if (method !== "GET") statuses.add(STATUS.PAYLOAD_TOO_LARGE).add(STATUS.UNSUPPORTED_MEDIA_TYPE);
  if (method === "POST") statuses.add(STATUS.CONFLICT);
  return [...statuses].toSorted((a, b) => a - b);
}
