import { type Request, type RequestHandler, type Response, Router } from "express";
import type { Logger } from "pino";
import { type RequestContext, viewerId } from "#server/core/viewer";
import type { KeyStore } from "#server/db/idempotencyKeys";
import type { ReadContent } from "./body.ts";
import { toFailure, TransportError } from "./errors.ts";
import { hashRequest, once } from "./idempotency.ts";
import type { RestAnswer, Route } from "./route.ts";

export interface RestParts {
  routes: readonly Route[];
  /** The stored answers of members, and those of guests or with a token. */
  keys: KeyStore;
  guestKeys: KeyStore;
  log: Logger;
  requestIdOf(req: Request): string;
  contextOf(req: Request): Promise<RequestContext>;
  /** Counts a request that only reads. @throws DomainError RATE_LIMITED */
  countRead(context: RequestContext): void;
  readContent: ReadContent;
  /** Checks whether the client has a screen at a path. */
  isScreen(path: string): boolean;
}

/** The headers of every JSON answer: browsers must not cache or frame it, nor take it for a page. */
export const JSON_HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Creates the routers: the calls under their base `/api`, where an unknown one is 404; and at the root, where GET paths
 * that are also screens answer a browser with the client.
 */
export function restRouters(parts: RestParts): { api: Router; root: Router } {
  const api = Router();
  const root = Router();
  for (const [path, routes] of byPath(parts.routes)) {
    const respond = responder(path, routes, parts);
    api.all(path, respond);
    root.all(path, (req, res, next) =>
      isForClient(req, res, routes, parts) ? next("router") : respond(req, res, next),
    );
    // The product's specification writes this call with a base that already ends in /api.
    if (path === "/posts") api.all("/api/posts", respond);
  }
  api.all(
    "/{*path}",
    answering(parts, () => Promise.reject(new TransportError(404, "There is no such path."))),
  );
  return { api, root };
}

/** Sorts fixed paths before those with names in them, so that `/friends/requests` is not an id. */
function byPath(routes: readonly Route[]): [string, Route[]][] {
  const table = new Map<string, Route[]>();
  for (const route of routes) table.set(route.path, [...(table.get(route.path) ?? []), route]);
  return [...table].toSorted(([a], [b]) => Number(a.includes(":")) - Number(b.includes(":")));
}

/**
 * Checks whether the client answers a request. A screen can have the same address as a call: a browser gets the screen,
 * and so does every request for which there is no call.
 */
function isForClient(req: Request, res: Response, routes: readonly Route[], { isScreen }: RestParts): boolean {
  if ((req.method !== "GET" && req.method !== "HEAD") || !isScreen(req.path)) return false;
  if (!routes.some((route) => route.method === "GET")) return true;
  res.vary("Accept");
  return req.accepts(["json", "html"]) === "html";
}

function responder(path: string, routes: readonly Route[], parts: RestParts): RequestHandler {
  const methods = routes.flatMap(({ method, acts }) => (method === "GET" && !acts ? ["GET", "HEAD"] : [method]));
  const allow = [...methods, "OPTIONS"].join(", ");
  return answering(parts, async (req, res) => {
    res.locals["route"] = path;
    if (req.method === "OPTIONS") return void res.status(204).setHeader("Allow", allow).end();
    const wanted = req.method === "HEAD" ? "GET" : req.method;
    const route = routes.find(({ method }) => method === wanted);
    if (!route || !methods.includes(req.method))
      throw new TransportError(405, `${req.method} is not supported here.`, { Allow: allow });
    if (!req.accepts("json")) throw new TransportError(406, "Answers are JSON, which this request does not accept.");
    const { status = 200, body, isReplayed = false } = await answer(route, req, res, parts);
    if (isReplayed) res.setHeader("Idempotent-Replayed", "true");
    res.status(status).json({ success: true, ...body });
  });
}

async function answer(route: Route, req: Request, res: Response, parts: RestParts): Promise<RestAnswer> {
  const context = await parts.contextOf(req);
  res.locals["viewerId"] = context.viewer?.id;
  const params = Object.fromEntries(Object.entries(req.params).map(([name, value]) => [name, String(value)]));
  const query = { ...req.query };
  if (route.method === "GET") parts.countRead(context);
  if (route.method === "GET") return route.handle({ params, query, body: {}, upload: null, uploads: {}, context });

  const { body, uploads, discard } = await parts.readContent(route, req, res, context);
  const upload = (route.upload && uploads[route.upload.field]) ?? null;
  const act = () => route.handle({ params, query, body, upload, uploads, context });
  try {
    const key = req.headers["idempotency-key"];
    if (route.method !== "POST" || typeof key !== "string") return await act();
    const requestHash = await hashRequest(route.method, route.path + JSON.stringify(params), body, uploads);
    const claim = { viewerId: viewerId(context.viewer), key, requestHash };
    return await once(context.viewer && !route.isSecret ? parts.keys : parts.guestKeys, claim, act);
  } finally {
    await discard();
  }
}

/** Answers with JSON in every case, errors included. */
function answering(parts: RestParts, act: (req: Request, res: Response) => Promise<void>): RequestHandler {
  return async (req, res) => {
    res.set(JSON_HEADERS);
    try {
      await act(req, res);
    } catch (error) {
      sendFailure(error, req, res, parts);
    }
  };
}

/** Sends a failure to a REST client; a bug is logged with its request id. */
export function sendFailure(
  error: unknown,
  req: Request,
  res: Response,
  { log, requestIdOf }: Pick<RestParts, "log" | "requestIdOf">,
): void {
  const requestId = requestIdOf(req);
  const failure = toFailure(error, requestId);
  if (failure.bug) log.error({ err: error, requestId }, "request failed");
  if (res.headersSent) return void res.destroy();
  res.status(failure.status).set(failure.headers).json(failure.body);
}
