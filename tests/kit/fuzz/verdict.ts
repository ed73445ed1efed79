import type { ApiDocument } from "#tests/kit/answers/apiDocument";
import type { Input } from "./input.ts";
import type { Observation } from "./sender.ts";

/** The codes that a GraphQL client can receive; `INTERNAL_SERVER_ERROR` is a bug, whatever was sent. */
const CODES = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "NOT_FOUND",
  "BAD_USER_INPUT",
  "CONFLICT",
  "RATE_LIMITED",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "QUERY_TOO_COMPLEX",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "PERSISTED_QUERY_NOT_FOUND",
  "PERSISTED_QUERY_NOT_SUPPORTED",
  "BAD_REQUEST",
  "OPERATION_RESOLUTION_FAILURE",
]);

/** Returns what is wrong with an answer; nothing if every promise holds. */
export function faultsOf(input: Input, answer: Observation, document: ApiDocument): string[] {
  // An address of other bytes than ASCII is malformed HTTP: it is refused by an answer that does not know of its method.
  if (answer.failure !== undefined && input.method === "HEAD" && /[\x80-\xff]/.test(input.path)) return [];
  if (answer.failure !== undefined) return [`no answer: ${answer.failure}`];
  if (answer.status >= 500) return [`${answer.status}: ${answer.text.slice(0, 400)}`];
  if (input.method === "HEAD" || input.method === "OPTIONS" || answer.status === 304) return [];
  const isJson = /^application\/(?:graphql-response\+)?json/.test(answer.headers["content-type"] ?? "");
  if (input.face === "rest") return isJson ? restFaults(input, answer, document) : strangeFaults(answer);
  if (input.face === "graphql" && !isJson) return strangeFaults(answer);
  return [...answer.text.matchAll(/"code":"(\w+)"/g)]
    .map(([, code]) => code ?? "")
    .filter((code) => !CODES.has(code))
    .map((code) => `code ${code}: ${answer.text.slice(0, 400)}`);
}

function restFaults({ method, path }: Input, answer: Observation, document: ApiDocument): string[] {
  const body = parsed(answer.text);
  if (body === undefined) return [`no JSON: ${answer.text.slice(0, 200)}`];
  const { status } = answer;
  return document.faultsOf({ method, path: path.split(/[?#]/)[0] ?? "", status, body });
}

/** Answers without JSON are pages of the client, the page of the explorer, and empty ones. */
function strangeFaults({ status, headers, text }: Observation): string[] {
  if (headers["content-type"]?.startsWith("text/html")) return [];
  if (text === "" && (status === 204 || status === 301 || status === 302 || status === 308)) return [];
  return [`${status} ${headers["content-type"] ?? "without a type"}: ${text.slice(0, 200)}`];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
