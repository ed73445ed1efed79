import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/** The statements of the request that is being handled. */
const ofRequest = new AsyncLocalStorage<string[] | undefined>();
const counted = new Map<string, string[]>();
/** What the driver reads once for each connection is no part of a request. */
const OF_CONNECTION = /pg_catalog\.pg_type/;

subscribe("http.server.request.start", (message) => {
  const { request } = message as { request: IncomingMessage };
  ofRequest.enterWith(counted.get(String(request.headers["x-request-id"])));
});

/** Adds a statement to those of the request that sent it; the statements of jobs belong to none. */
export function countStatement(statement: string): void {
  if (!OF_CONNECTION.test(statement)) ofRequest.getStore()?.push(statement);
}

/**
 * Sends a request that has the id which it is passed, and returns every statement that this request, and nothing else in the
 * process, has sent to PostgreSQL until its answer was complete.
 */
export async function statementsOf(send: (requestId: string) => Promise<unknown>): Promise<string[]> {
  const id = randomUUID();
  const statements: string[] = [];
  counted.set(id, statements);
  try {
    await send(id);
    return [...statements];
  } finally {
    counted.delete(id);
  }
}
