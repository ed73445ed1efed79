import { timingSafeEqual, createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { refusedWriteLately } from "#server/platform/faults";
import type { Metrics } from "#server/platform/observe/metrics";
import { bodyOfStatus } from "#server/rest/errors";

/** The phase of a server between its start and its end. */
export type Phase = "starting" | "ready" | "draining";

interface Parts {
  phase: () => Phase;
  /** Returns whether the database takes writes; rejects when it does not answer. */
  ping: () => Promise<boolean>;
  metrics: Metrics;
  metricsToken: string | null;
}

const PATHS = new Set(["/health/live", "/health/ready", "/metrics"]);
const pathOf = (req: IncomingMessage) => (req.url ?? "").split("?")[0] ?? "";

/** Checks whether a request comes from a machine that monitors the server. */
export const isProbe = (req: IncomingMessage) => PATHS.has(pathOf(req));

/** Answers liveness (without touching anything), readiness, and Prometheus. */
export function createProbes({ phase, ping, metrics, metricsToken }: Parts) {
  const databaseState = remembered(() => within(stateOf(ping()), PING_MS, "unavailable"), REMEMBER_MS);

  async function readiness(): Promise<{ status: string; components: string[] }> {
    if (phase() !== "ready") return { status: phase(), components: ["server"] };
    const status = await databaseState();
    if (phase() !== "ready") return { status: phase(), components: ["server"] };
    return { status, components: status === "ok" ? [] : ["database"] };
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.setHeader("Allow", "GET, HEAD");
      return sendRefusal(res, 405, `${req.method} is not supported here.`);
    }
    switch (pathOf(req)) {
      case "/health/live":
        return sendJson(res, 200, { status: "ok" });
      case "/health/ready": {
        const state = await readiness();
        const serves = state.status === "ok" || state.status === "degraded";
        if (!serves) res.setHeader("Retry-After", "1");
        return sendJson(res, serves ? 200 : 503, state);
      }
      default: {
        const refusal = refusalOf(req, metricsToken);
        if (refusal) return sendRefusal(res, refusal, "Metrics are not open to this caller.");
        res.setHeader("Content-Type", metrics.registry.contentType).end(await metrics.registry.metrics());
      }
    }
  };
}

const PING_MS = 1_000;
const REMEMBER_MS = 1_000;

/**
 * Requires the token where one is set; otherwise only this machine may read, and no request that came through a proxy.
 */
function refusalOf({ headers, socket }: IncomingMessage, token: string | null): 401 | 403 | null {
  if (token !== null) return isSame(headers.authorization ?? "", `Bearer ${token}`) ? null : 401;
  const forwarded = headers.forwarded ?? headers["x-forwarded-for"] ?? headers["x-real-ip"];
  const local = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? "");
  return local && forwarded === undefined ? null : 403;
}

const digest = (text: string) => createHash("sha256").update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/** Refuses a request in the form of all refusals of REST. */
export const sendRefusal = (res: ServerResponse, status: number, message: string): void =>
  sendJson(res, status, bodyOfStatus(status, message));

/** Answers with JSON that no cache stores. */
function sendJson(res: ServerResponse, status: number, body: object): void {
  res.statusCode = status;
  res.setHeader("Content-Type", "application/json; charset=utf-8");
  res.end(JSON.stringify(body));
}

type DatabaseState = "ok" | "degraded" | "unavailable";

/** A database that is full or read-only still serves readers, so a load balancer keeps the server. */
const stateOf = (ping: Promise<boolean>): Promise<DatabaseState> =>
  ping.then<DatabaseState, DatabaseState>(
    (takesWrites) => (takesWrites && !refusedWriteLately() ? "ok" : "degraded"),
    () => "unavailable",
  );

/** Returns the result, or another one when that takes too long. */
async function within<T>(result: Promise<T>, ms: number, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => (timer = setTimeout(resolve, ms, otherwise)));
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

/** Runs once for all concurrent callers, and then not again for a while. */
function remembered<T>(ask: () => Promise<T>, ms: number): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => {
    if (!answer) {
      answer = ask();
      void answer.finally(() => setTimeout(() => (answer = null), ms).unref());
    }
    return answer;
  };
}
