import { Buffer } from "node:buffer";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { parse } from "node:querystring";
import type { Logger } from "pino";
import type { RequestContext } from "#server/core/viewer";
import { isEmpty, NO_CONTENT } from "#server/rest/body";
import { toJson } from "#server/rest/json";
import { compileMatch, type Match } from "./match.ts";
import { type CallParts, failureReply, type Reply, replyTo } from "#server/rest/reply";
import type { Route } from "#server/rest/route";
import { announce, isStrict } from "./preference.ts";
import { routeFor } from "./table.ts";

interface Parts extends CallParts {
  routes: readonly Route[];
  log: Logger;
  publicUrl: string;
  requestIdOf(req: IncomingMessage): string;
  contextOf(req: IncomingMessage): Promise<RequestContext>;
  /** Checks whether the client has a screen at a path. */
  isScreen(path: string): boolean;
  next: RequestListener;
}

/** A request that is answered here. */
interface Call {
  readonly route: Route;
  readonly match: Match;
  readonly search: string;
}

/**
 * Answers REST calls without a body before Express, by the same table and with the same answers. It passes on every
 * request that is not plain: one with a body, of a web page of another origin, to an address that is also a screen, of
 * a method that the path does not support, or with a condition or an unusual `Accept`.
 */
export function restFront(parts: Parts): RequestListener {
  const findCall = finder(parts);
  return (req, res) => {
    const call = findCall(req);
    if (call) void serve(call, req, res, parts);
    else parts.next(req, res);
  };
}

/** An address without a fragment or white space, which Express reads by other rules. */
const ADDRESS = /^(\/[^?#\s\ufeff]*)(?:\?([^#\s\ufeff]*))?$/;

/** A list of types without weights, in which JSON is. */
const ACCEPTS_JSON = /^(?:[\w.+/*-]+, ?)*(?:\*\/\*|application\/(?:\*|json))(?:, ?[\w.+/*-]+)*$/;

/** Headers whose meaning Express knows: the origin of a page, and the conditions of a cache. */
const OTHERS = ["origin", "if-none-match", "if-modified-since"];

function finder({ routes, isScreen }: Pick<Parts, "routes" | "isScreen">): (req: IncomingMessage) => Call | null {
  const matchOf = compileMatch(routes);
  return (req) => {
    const { headers, method = "", url = "" } = req;
    const [, path = "", search = ""] = ADDRESS.exec(url) ?? [];
    const match = matchOf(path);
    const route = match && routeFor(match.calls, method);
    if (!route || (!match.underApi && isScreen(path))) return null;
    if (OTHERS.some((name) => headers[name] !== undefined)) return null;
    if (headers.accept !== undefined && !ACCEPTS_JSON.test(headers.accept)) return null;
    return route.method === "GET" || isEmpty(req) ? { route, match, search } : null;
  };
}

async function serve(call: Call, req: IncomingMessage, res: ServerResponse, parts: Parts): Promise<void> {
  try {
    send(res, await reply(call, req, res, parts));
  } catch (error) {
    if (res.headersSent) return void res.destroy();
    send(res, failureReply(error, { ...parts, req }));
  }
}

async function reply({ route, match, search }: Call, req: IncomingMessage, res: ServerResponse, parts: Parts) {
  const locals: Record<string, unknown> = { route: match.calls.path };
  Object.assign(res, { locals });
  announce(route, req.headers, res);
  const context = await parts.contextOf(req);
  locals["viewerId"] = context.viewer?.id;
  const { params } = match;
  const idempotencyKey = req.headers["idempotency-key"];
  const call = { route, params, query: { ...parse(search) }, context, answer: res, idempotencyKey, readContent };
  return replyTo({ ...call, isStrict: isStrict(req.headers) }, parts);
}

const readContent = () => Promise.resolve(NO_CONTENT);

function send(res: ServerResponse, { status, headers, body }: Reply): void {
  const text = toJson(body);
  if (res.destroyed) return void res.end();
  res.writeHead(status, {
    ...headers,
    "Content-Type": headers["Content-Type"] ?? "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
  });
  res.end(text);
}
