import process from "node:process";
import { packageOf } from "#tests/bench/packages";
import type { LoadJob, LoadRequest, LoadResult } from "./client.ts";

interface Measured {
  duration: number;
  requests: { total: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
  timeouts: number;
}

const autocannon = packageOf<(options: object) => Promise<Measured>>("autocannon");

/* The load generator: it runs one job at a time for the bench. */

process.on("message", (job: LoadJob) => void run(job).then((result) => process.send?.(result)));

async function run({ url, connections, seconds, rate, requests }: LoadJob): Promise<LoadResult> {
  let started = 0;
  const share = Math.max(1, Math.floor(requests.length / connections));
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 20,
    ...(rate !== undefined && { overallRate: rate }),
    // Each connection has requests of its own: otherwise all would send the same at the same time.
    setupClient(client: { setRequests(own: LoadRequest[]): void }) {
      const from = (started++ * share) % requests.length;
      client.setRequests(requests.slice(from, from + share));
    },
  });
  return {
    requests: result.requests.total,
    seconds: result.duration,
    failures: result.non2xx + result.errors + result.timeouts,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
