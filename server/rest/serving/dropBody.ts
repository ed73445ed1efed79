import type { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";

/** The longest form that a call accepts, and a little more. */
const DROPPED_MAX_BYTES = 64 * 1024 * 1024;

/**
 * Drops the rest of a body that nobody needs, because the request is refused. Many clients send all of it before they
 * read the answer, and would lose the answer with the connection. Whoever sends more than any call accepts is cut off.
 */
export function dropBody(req: IncomingMessage): void {
  let dropped = 0;
  req.on("data", (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > DROPPED_MAX_BYTES) req.destroy();
  });
  req.resume();
}
