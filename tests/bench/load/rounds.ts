import type { Sql } from "postgres";
import type { Child } from "./child.ts";
import type { Load, LoadRequest } from "./client.ts";
import { eventually } from "#tests/kit/eventually";
import { cpuOf } from "./cpu.ts";

/** A server under load. */
export interface Contestant {
  name: string;
  server: Child;
  /** Many different requests. */
  requests: LoadRequest[];
}

/** The figures of one contestant in one round. */
export interface Round {
  perSecond: number;
  /** Microseconds of processor time for each request. */
  node: number;
  postgres: number;
  p50: number;
  p99: number;
}

interface Measuring {
  load: Load;
  sql: Sql;
  postmaster: number;
  rounds: number;
  seconds: number;
  connections: number;
  rate?: number;
}

/** Long enough for Node to compile what is hot. */
const WARM_SECONDS = 3;
const DRAIN_MS = 60_000;

/**
 * Measures contestants side by side: warm first, then round by round in an order that is reversed each time. While one
 * is measured, the others sleep and PostgreSQL has nothing left to do for them.
 * @throws Error when a contestant refuses a request: its speed would say nothing.
 */
export async function measureSideBySide(
  contestants: readonly Contestant[],
  measuring: Measuring,
): Promise<Map<string, Round[]>> {
  const results = new Map(contestants.map(({ name }): [string, Round[]] => [name, []]));
  for (const contestant of contestants) await measure(contestant, measuring, WARM_SECONDS);
  for (let round = 0; round < measuring.rounds; round++) {
    const order = round % 2 === 0 ? contestants : contestants.toReversed();
    for (const contestant of order) {
      results.get(contestant.name)?.push(await measure(contestant, measuring, measuring.seconds));
    }
  }
  return results;
}

async function measure({ name, server, requests }: Contestant, measuring: Measuring, seconds: number): Promise<Round> {
  const { load, sql, postmaster, connections, rate } = measuring;
  server.resume();
  await drain(sql);
  const before = { node: cpuOf(server.pid), postgres: cpuOf(postmaster) };
  const result = await load({ url: server.url, connections, seconds, requests, ...(rate !== undefined && { rate }) });
  await drain(sql);
  const used = { node: cpuOf(server.pid) - before.node, postgres: cpuOf(postmaster) - before.postgres };
  server.pause();
  if (result.failures > 0) throw new Error(`${name} failed ${result.failures} of ${result.requests} requests.`);
  const each = (milliseconds: number) => (milliseconds * 1_000) / result.requests;
  const { p50, p99 } = result;
  return {
    perSecond: result.requests / result.seconds,
    node: each(used.node),
    postgres: each(used.postgres),
    p50,
    p99,
  };
}

/**
 * Waits until PostgreSQL has answered every query of the last contestant. A job of the product that runs for long
 * does not count.
 */
const drain = (sql: Sql) =>
  eventually(
    async () => {
      const [row] = await sql<{ busy: number }[]>`
        select count(*)::int as busy from pg_stat_activity
        where state = 'active' and pid <> pg_backend_pid() and backend_type = 'client backend'
          and query_start > now() - interval '10 seconds'`;
      return row?.busy === 0;
    },
    { timeout: DRAIN_MS },
  );
