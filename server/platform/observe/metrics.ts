import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { CacheMetrics } from "./cacheMetrics.ts";

/** A request in few different words: a label for each address would grow without end. */
export interface ObservedRequest {
  method: string;
  /** The pattern of the route, such as `/posts/:id/like`. */
  route: string;
  status: number;
  seconds: number;
}

/** The figures that a server gives about itself to Prometheus. */
export class Metrics {
  readonly registry = new Registry();

  readonly requestsInFlight = this.#gauge("http_requests_in_flight", "Requests in progress");
  readonly connectionsClosed = this.#counter(
    "http_connections_closed_total",
    "Connections that the server closed: crowded (too many), idle, unread (the answer)",
    ["reason"],
  );
  readonly requestsShed = this.#counter(
    "http_requests_shed_total",
    "Requests refused by an overloaded server (queue, wait, delay, bodies) or ended by it (deadline, late_body)",
    ["reason"],
  );
  readonly webSockets = this.#gauge("ws_connections", "Open WebSocket connections");
  readonly subscriptions = this.#gauge("ws_subscriptions", "Open subscriptions");
  readonly liveResyncs = this.#counter(
    "live_resyncs_total",
    "Times that all open subscriptions were told to read again, because events may have been lost",
    [],
  );
  readonly hashQueue = this.#gauge("hash_queue_length", "Passwords waiting to be hashed");
  readonly logins = this.#counter("login_attempts_total", "Sign-in attempts", ["result"]);
  readonly graphqlRejected = this.#counter("graphql_rejected_total", "GraphQL documents rejected before execution", [
    "reason",
  ]);
  readonly graphqlCost = new Histogram({
    name: "graphql_operation_cost",
    help: "Cost of executed GraphQL documents, in points",
    buckets: [1, 10, 50, 100, 250, 500, 1_000, 2_000],
    registers: [this.registry],
  });
  readonly feedPages = this.#counter("feed_pages_total", "Pages of home feeds, from memory or from the database", [
    "from",
  ]);
  readonly caches = new CacheMetrics(this.registry);
  readonly rateLimited = this.#counter("rate_limited_total", "Requests rejected by rate limits", ["limit"]);
  readonly counterDrift = this.#counter(
    "counter_drift_total",
    "Stored counters that were wrong and have been repaired",
    ["counter"],
  );
  readonly redisUp = this.#gauge("redis_up", "Whether Redis is available (1) or not (0), if it is configured");
  readonly uploadBytes = this.#counter("upload_bytes_total", "Bytes of accepted uploads", []);
  readonly uploadsRejected = this.#counter("upload_rejected_total", "Rejected uploads", ["reason"]);
  readonly exports = this.#counter("exports_total", "Copies of members' data, by result: ready, failed", ["result"]);
  readonly jobs = this.#counter("jobs_total", "Finished runs of background jobs", ["name", "result"]);

  readonly #requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the head of a request to the end of its response",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Measures a number whenever somebody reads the figures. */
  watch(name: string, help: string, count: () => number): void {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(count());
      },
    });
    this.registry.registerMetric(gauge);
  }

  observeRequest({ method, route, status, seconds }: ObservedRequest): void {
    this.#requests.observe({ method, route, status: String(status) }, seconds);
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }
}
