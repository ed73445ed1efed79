import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { unauthenticated, unavailable } from "#server/core/errors";
import { type RequestContext, viewerId } from "#server/core/viewer";
import type { KeyStore } from "#server/db/idempotencyKeys";
import type { AdmitAct } from "#server/platform/live/community";
import { isOfDeletedMember } from "#server/platform/faults";
import type { HeaderTarget } from "#server/platform/limits/announce";
import type { CountRead } from "#server/platform/limits/readLimits";
import type { Writes } from "#server/platform/writes";
import type { Content } from "./body.ts";
import { toFailure } from "./errors.ts";
import { hashRequest, once } from "./idempotency.ts";
import { toProblem, wantsProblem } from "./problem.ts";
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
  countRead: CountRead;
  /** Counts an act; the repetition of one that is done is none. @throws DomainError RATE_LIMITED */
  countAct(context: RequestContext): void;
  /** Admits an act. @throws DomainError SERVICE_UNAVAILABLE while members can only read */
  admitAct: AdmitAct;
  writes: Writes;
}

/** A request whose call is known, and whose body is not read yet. */
interface Call {
  readonly route: Route;
  readonly params: Record<string, string>;
  readonly query: Record<string, unknown>;
  readonly context: RequestContext;
  /** The answer, whose headers say what the viewer may still send. */
  readonly answer: HeaderTarget;
  readonly idempotencyKey: string | string[] | undefined;
  readonly isStrict: boolean;
  readContent(): Promise<Content>;
}

/**
 * Answers a call. A viewer whose account was deleted meanwhile is nobody any more, whatever the call is about: they have
 * to sign in; where guests may call too, the same request is one of a guest a moment later.
 */
export async function replyTo(call: Call, parts: CallParts): Promise<Reply> {
  const { viewer } = call.context;
  try {
    return toReply(await answer(call, parts));
  } catch (error) {
    if (!viewer || !isOfDeletedMember(error, viewer.id)) throw error;
    throw call.route.doc.guests ? unavailable() : unauthenticated();
  }
}

function toReply({ status = 200, body, isReplayed = false }: RestAnswer): Reply {
  return { status, headers: isReplayed ? REPLAYED : {}, body: { success: true, ...body } };
}

const REPLAYED = { "Idempotent-Replayed": "true" };

async function answer(call: Call, parts: CallParts): Promise<RestAnswer> {
  const { route, params, query, context, isStrict, idempotencyKey: key } = call;
  parts.countRead(context, call.answer);
  const isOnce = route.method === "POST" && typeof key === "string";
  const isAct = route.method !== "GET" || route.acts === true;
  if (!isOnce && isAct) parts.countAct(context);
  if (isAct && !route.worksInMaintenance && !route.doc.staff) await parts.admitAct(context);
  if (route.method === "GET")
    return route.handle({ params, query, body: {}, upload: null, uploads: {}, isStrict, context });

  const { body, uploads, admission, discard } = await call.readContent();
  const upload = (route.upload && uploads[route.upload.field]) ?? null;
  const act = () => route.handle({ params, query, body, upload, uploads, isStrict, context });
  try {
    if (!isOnce) return await act();
    const requestHash = await hashRequest(route.method, route.path + JSON.stringify(params), body, uploads);
    const claim = { viewerId: viewerId(context.viewer), key, requestHash };
    const counted = () => {
      parts.countAct(context);
      return act();
    };
    const done = await once(context.viewer && !route.isSecret ? parts.keys : parts.guestKeys, claim, counted);
    if (done.isReplayed) await admission?.giveBack();
    return done;
  } finally {
    if (!route.changesNoPost) parts.writes.note();
    await discard();
  }
}

/** A request that failed, and whoever answers it. */
export interface Failing {
  readonly req: IncomingMessage;
  readonly log: Logger;
  readonly publicUrl: string;
  requestIdOf(req: IncomingMessage): string;
}

/** Converts an error to its answer, in the form that the client asks for; a bug is logged with the id of its request. */
export function failureReply(error: unknown, { req, log, publicUrl, requestIdOf }: Failing): Reply {
  const requestId = requestIdOf(req);
  const { bug, ...reply } = toFailure(error, requestId);
  if (bug) log.error({ err: error, requestId }, "request failed");
  return wantsProblem(req.headers.accept) ? toProblem(reply, publicUrl) : reply;
}
