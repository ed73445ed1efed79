import type { IncomingMessage } from "node:http";
import { type Request, type RequestHandler, type Response, Router } from "express";
import type { Logger } from "pino";
import type { RequestContext } from "#server/core/viewer";
import type { ReadContent } from "#server/rest/body";
import { dropBody } from "./dropBody.ts";
import { TransportError } from "#server/rest/errors";
import { type CallParts, type Failing, failureReply, JSON_HEADERS, type Reply, replyTo } from "#server/rest/reply";
import type { Route } from "#server/rest/route";
import { announce, isStrict } from "./preference.ts";
import { callsByPath, type PathCalls, routeFor } from "./table.ts";

export interface RestParts extends CallParts {
  routes: readonly Route[];
  log: Logger;
  /** The address of the installation, without a slash at its end. */
  publicUrl: string;
  requestIdOf(req: IncomingMessage): string;
  contextOf(req: IncomingMessage): Promise<RequestContext>;
  readContent: ReadContent;
  /** Checks whether the client has a screen at a path. */
  isScreen(path: string): boolean;
}

/**
 * Creates the routers: the calls under their base `/api`, where an unknown one is 404; and at the root, where GET paths
 * that are also screens answer a browser with the client.
 */
export function restRouters(parts: RestParts): { api: Router; root: Router } {
  const api = Router();
  const root = Router();
  for (const calls of callsByPath(parts.routes)) {
    const respond = responder(calls, parts);
    for (const path of calls.apiPaths) api.all(path, respond);
    root.all(calls.path, (req, res, next) =>
      isForClient(req, res, calls, parts) ? next("router") : respond(req, res, next),
    );
  }
  api.all(
    "/{*path}",
    answering(parts, () => Promise.reject(new TransportError(404, "There is no such path."))),
  );
  return { api, root };
}

/**
 * Checks whether the client answers a request. A screen can have the same address as a call: a browser gets the screen,
 * and so does every request for which there is no call.
 */
function isForClient(req: Request, res: Response, { routes }: PathCalls, { isScreen }: RestParts): boolean {
  if ((req.method !== "GET" && req.method !== "HEAD") || !isScreen(req.path)) return false;
  if (!routes.some((route) => route.method === "GET")) return true;
  res.vary("Accept");
  return req.accepts(["json", "html"]) === "html";
}

function responder(calls: PathCalls, parts: RestParts): RequestHandler {
  const allow = [...calls.methods, "OPTIONS"].join(", ");
  return answering(parts, async (req, res) => {
    res.locals["route"] = calls.path;
    if (req.method === "OPTIONS") return void res.status(204).setHeader("Allow", allow).end();
    const route = routeFor(calls, req.method);
    if (!route) throw new TransportError(405, `${req.method} is not supported here.`, { Allow: allow });
    announce(route, req.headers, res);
    if (!req.accepts(["json", "application/problem+json"]))
      throw new TransportError(406, "Answers are JSON, which this request does not accept.");
    send(res, await reply(route, req, res, parts));
  });
}

async function reply(route: Route, req: Request, res: Response, parts: RestParts): Promise<Reply> {
  const context = await parts.contextOf(req);
  res.locals["viewerId"] = context.viewer?.id;
  const params = Object.fromEntries(Object.entries(req.params).map(([name, value]) => [name, String(value)]));
  const idempotencyKey = req.headers["idempotency-key"];
  const readContent = () => parts.readContent(route, req, res, context);
  const call = { route, params, query: { ...req.query }, context, answer: res, idempotencyKey, readContent };
  return replyTo({ ...call, isStrict: isStrict(req.headers) }, parts);
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
export function sendFailure(error: unknown, req: Request, res: Response, parts: Omit<Failing, "req">): void {
  const failure = failureReply(error, { ...parts, req });
  if (res.headersSent) return void res.destroy();
  if (!req.complete) dropBody(req);
  send(res, failure);
}

function send(res: Response, { status, headers, body }: Reply): void {
  res.status(status).set(headers).json(body);
}
