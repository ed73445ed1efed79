import { READ_LIMITS, READ_SECONDS } from "#server/core/limits";

/** An answer whose headers are not sent yet. */
export interface HeaderTarget {
  setHeader(name: string, value: string): unknown;
}

/** The limit of a session's requests, by the draft of the IETF for such headers (draft-ietf-httpapi-ratelimit-headers-10). */
const POLICY = `"member";q=${READ_LIMITS.readsBySession};w=${READ_SECONDS}`;

/** The names of the headers, of which other origins may read all. */
export const ALLOWANCE_HEADERS = [
  "RateLimit-Policy",
  "RateLimit",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
] as const;

/**
 * Says in the headers of an answer how many requests the session of a member has left, and when the count starts again:
 * in seconds from now as the draft says, and in seconds since 1970 for clients that know the older names.
 */
export function announce(
  answer: HeaderTarget,
  { limit, remaining, resetsAt }: { limit: number; remaining: number; resetsAt: number },
): void {
  const seconds = Math.max(0, Math.ceil((resetsAt - Date.now()) / 1_000));
  const values = [
    POLICY,
    `"member";r=${remaining};t=${seconds}`,
    String(limit),
    String(remaining),
    String(Math.ceil(resetsAt / 1_000)),
  ];
  for (const [at, name] of ALLOWANCE_HEADERS.entries()) answer.setHeader(name, values[at] ?? "");
}
