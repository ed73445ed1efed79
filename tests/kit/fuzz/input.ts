import type { Buffer } from "node:buffer";

/** Whose inputs there are; most are of members, because guests are refused early. */
export const CALLERS = ["guest", "ada", "ada", "ada", "bo", "bo", "cy"] as const;
export type CallerName = (typeof CALLERS)[number];

/** A request as it is sent. Every part can be invalid; characters of the path and of headers are bytes. */
export interface Input {
  face: "rest" | "graphql" | "socket";
  /** The call or root field that it is about. */
  operation: string;
  caller: CallerName;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

const MAX_PRINTED = 3_000;

/** Writes an input for a person who wants to repeat it by hand. */
export function written({ face, operation, caller, method, path, headers, body }: Input): string {
  const text = body === null ? "" : `\n  ${JSON.stringify(body.toString("latin1")).slice(0, MAX_PRINTED)}`;
  const size = body !== null && body.length > MAX_PRINTED ? ` (${body.length} bytes)` : "";
  return `${face} ${operation} as ${caller}\n  ${method} ${JSON.stringify(path)} ${JSON.stringify(headers)}${text}${size}`;
}
