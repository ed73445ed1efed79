import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/** A statement as it was sent, with its values. */
export interface Query {
  statement: string;
  values: unknown[];
}

/** The statements of the request that is being handled. */
const ofRequest = new AsyncLocalStorage<Query[] | undefined>();
const counted = new Map<string, Query[]>();
/** What the driver reads once for each connection is no part of a request. */
const OF_CONNECTION = /pg_catalog\.pg_type/;

subscribe("http.server.request.start", (message) => {
  const { request } = message as { request: IncomingMessage };
  ofRequest.enterWith(counted.get(String(request.headers["x-request-id"])));
});

/** Adds a statement to those of the request that sent it; the statements of jobs belong to none. */
export function countStatement(statement: string, values: unknown[]): void {
  if (!OF_CONNECTION.test(statement)) ofRequest.getStore()?.push({ statement, values });
}

/**
 * Sends a request that has the id which it is passed, and returns every statement that this request, and nothing else in the
 * process, has sent to PostgreSQL until its answer was complete.
 */
export async function statementsOf(send: (requestId: string) => Promise<unknown>): Promise<string[]> {
  return (await queriesOf(send)).map(({ statement }) => statement);
}

/** Does the same, and returns the statements with their values. */
export async function queriesOf(send: (requestId: string) => Promise<unknown>): Promise<Query[]> {
  const id = randomUUID();
  const queries: Query[] = [];
  counted.set(id, queries);
  try {
    await send(id);
    return [...queries];
  } finally {
    counted.delete(id);
  }
}
