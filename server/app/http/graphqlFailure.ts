import type { Logger } from "pino";
import { formatError } from "#server/graphql/errors";
import { toFailure } from "#server/rest/errors";

/** The answer to a GraphQL request that failed before its document ran. */
export interface GraphqlFailure {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Converts an error of the transport, or of recognising the viewer, to its answer; a bug is logged. */
export function graphqlFailure(error: unknown, requestId: string, log: Logger): GraphqlFailure {
  const { status, headers, body } = toFailure(error, requestId);
  const code = status === 413 ? "PAYLOAD_TOO_LARGE" : "BAD_REQUEST";
  const message = String(body["message"]);
  const onBug = (err: unknown) => log.error({ err, reqId: requestId }, "request failed");
  const extensions = status < 500 ? { code } : {};
  const formatted = formatError({ message, extensions }, error, { requestId, suggest: false, onBug });
  // A refusal by the product, not by the transport: the status is that of an operation that may not run.
  const isOurs = status === 429 || status === 401;
  return { status: isOurs ? 200 : status, headers, body: JSON.stringify({ errors: [formatted] }) };
}
