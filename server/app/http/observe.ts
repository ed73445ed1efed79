import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { maskedAddress } from "#server/core/networks";
import { trustingLogger } from "#server/platform/observe/logger";
import type { Metrics } from "#server/platform/observe/metrics";

interface Parts {
  log: Logger;
  metrics: Metrics;
  addressOf(req: IncomingMessage): string;
  requestIdOf(req: IncomingMessage): string;
}

/**
 * What a handler notes on its answer (`res.locals` of Express): the pattern of the address, the operation, the viewer.
 */
interface Noted {
  locals?: { route?: unknown; operation?: unknown; cost?: unknown; viewerId?: unknown };
}

/** Writes one line and one measurement for each request, once its answer is finished. */
export function observer({ log, metrics, addressOf, requestIdOf }: Parts) {
  const requests = trustingLogger(log);
  return (req: IncomingMessage, res: ServerResponse & Noted): void => {
    const began = performance.now();
    const ip = maskedAddress(addressOf(req));
    // Express shortens the address while it walks through its routers.
    const [path = ""] = (req.url ?? "").split("?");
    metrics.requestsInFlight.inc();
    res.once("close", () => {
      metrics.requestsInFlight.dec();
      const ms = performance.now() - began;
      const { operation, cost, viewerId } = res.locals ?? {};
      const seen = { method: methodOf(req), route: routeOf(path, res), status: res.statusCode };
      metrics.observeRequest({ ...seen, seconds: ms / 1_000 });
      const entry = {
        reqId: requestIdOf(req),
        ...seen,
        ms: Math.round(ms * 10) / 10,
        ip,
        ...(typeof operation === "string" && { operation }),
        ...(cost !== undefined && { cost }),
        ...(viewerId !== undefined && { userId: viewerId }),
        ...(!res.writableFinished && { aborted: true }),
      };
      // A busy server refuses requests on purpose; that is no fault to be looked into.
      const level = res.statusCode === 503 ? "warn" : res.statusCode >= 500 ? "error" : "info";
      requests[level](entry, "request");
    });
  };
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const methodOf = ({ method = "" }: IncomingMessage) => (METHODS.has(method) ? method : "OTHER");

/** Returns the pattern of an address, never the address itself: it may hold a token, and addresses are endless. */
function routeOf(path: string, res: Noted): string {
  const noted = res.locals?.route;
  if (typeof noted === "string") return noted;
  const first = /^\/(?:graphql$|(?:api|media|assets)(?=\/))/.exec(path)?.[0];
  return first === undefined ? "/*" : first === path ? path : `${first}/*`;
}
