import type { Logger } from "pino";
import { type RequestContext, viewerId } from "#server/core/viewer";
import type { KeyStore } from "#server/db/idempotencyKeys";
import type { Writes } from "#server/platform/writes";
import type { Content } from "./body.ts";
import { toFailure } from "./errors.ts";
import { hashRequest, once } from "./idempotency.ts";
import type { RestAnswer, Route } from "./route.ts";

/** The headers of every JSON answer: browsers must not cache or frame it, nor take it for a page. */
export const JSON_HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};

/** An answer that is ready to be sent. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface CallParts {
  /** The stored answers of members, and those of guests or with a token. */
  keys: KeyStore;
  guestKeys: KeyStore;
  /** Counts a request that only reads. @throws DomainError RATE_LIMITED */
  countRead(context: RequestContext): void;
  writes: Writes;
}

/** A request whose call is known, and whose body is not read yet. */
interface Call {
  readonly route: Route;
  readonly params: Record<string, string>;
  readonly query: Record<string, unknown>;
  readonly context: RequestContext;
  readonly idempotencyKey: string | string[] | undefined;
  readContent(): Promise<Content>;
}

/** Answers a call. */
export async function replyTo(call: Call, parts: CallParts): Promise<Reply> {
  const { status = 200, body, isReplayed = false } = await answer(call, parts);
  return { status, headers: isReplayed ? REPLAYED : {}, body: { success: true, ...body } };
}

const REPLAYED = { "Idempotent-Replayed": "true" };

async function answer(call: Call, parts: CallParts): Promise<RestAnswer> {
  const { route, params, query, context, idempotencyKey: key } = call;
  if (route.method === "GET") parts.countRead(context);
  if (route.method === "GET") return route.handle({ params, query, body: {}, upload: null, uploads: {}, context });

  const { body, uploads, discard } = await call.readContent();
  const upload = (route.upload && uploads[route.upload.field]) ?? null;
  const act = () => route.handle({ params, query, body, upload, uploads, context });
  try {
    if (route.method !== "POST" || typeof key !== "string") return await act();
    const requestHash = await hashRequest(route.method, route.path + JSON.stringify(params), body, uploads);
    const claim = { viewerId: viewerId(context.viewer), key, requestHash };
    return await once(context.viewer && !route.isSecret ? parts.keys : parts.guestKeys, claim, act);
  } finally {
    if (!route.changesNoPost) parts.writes.note();
    await discard();
  }
}

/** Converts an error to its answer; a bug is logged with the id of its request. */
export function failureReply(error: unknown, requestId: string, log: Logger): Reply {
  const { bug, ...reply } = toFailure(error, requestId);
  if (bug) log.error({ err: error, requestId }, "request failed");
  return reply;
}
