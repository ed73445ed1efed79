import { readManifest } from "#server/app/http/manifest";
import type { RunningServer } from "#server/app/process/server";
import { withDatabase } from "#tests/bench/database";
import type { SizeName } from "#tests/bench/data/scale";
import { atMost, type Goal, type PartResult } from "#tests/bench/goals";
import type { Options } from "#tests/bench/options";
import { beginSection, print } from "#tests/bench/print";
import { withServer } from "#tests/bench/stand";
import { EVERYTHING, FEED, FOLLOWING, pick, type Read, type ReadCall, READS, SEARCHES, TYPING } from "./reads.ts";
import { createFollower } from "./follower.ts";
import { readSample, type Sample } from "./sample.ts";
import { type Timing, timingsOf } from "./timing.ts";

const SIZES: readonly SizeName[] = ["10k", "100k", "1m"];
const FIRST = SIZES[0] ?? "10k";
const SEARCH_MS = 10;

type Timings = Map<string, Timing>;

interface Reader {
  viewer: Sample["viewers"][number];
  token: string;
}

/** A server on a database of one size. */
interface Stand {
  size: SizeName;
  server: RunningServer;
  sample: Sample;
  viewers: Reader[];
  follower: Reader;
  statements(): number;
}

/**
 * Measures every hot read at three sizes, over HTTP as the client sends it. The three servers run at the same time and
 * take turns at each read, so that a busy moment of the machine does not look like growth.
 */
export async function benchGrowth(options: Options): Promise<PartResult> {
  const bySize = new Map<SizeName, Timings>(SIZES.map((size) => [size, new Map()]));
  await withStands(options, SIZES, async (stands) => {
    // What is measured first would otherwise also measure how Node compiles the product.
    for (const read of [...READS.filter(({ name }) => name === FEED), ...READS]) {
      const acts = stands.map(({ server, sample, viewers, follower, statements }) => ({
        statements,
        act() {
          const { viewer, token } = read.isByFollower ? follower : pick(viewers);
          return send(server, token, read.call(sample, viewer), read);
        },
      }));
      for (const [i, timing] of (await timingsOf(acts)).entries()) {
        const size = stands[i]?.size ?? FIRST;
        bySize.get(size)?.set(read.name, timing);
        print(`${size.padStart(5)}  ${lineOf(read.name, timing)}`);
      }
    }
  });
  // The results need not hold every line of the way there.
  beginSection("growth");
  printGrowth(bySize);
  const figures = Object.fromEntries([...bySize].map(([size, timings]) => [size, Object.fromEntries(timings)]));
  return { part: "growth", figures, goals: goalsOf(bySize) };
}

/** Starts a server on a database of each size. */
function withStands(
  options: Options,
  [size, ...others]: readonly SizeName[],
  act: (stands: Stand[]) => Promise<void>,
): Promise<void> {
  if (size === undefined) return act([]);
  let count = 0;
  return withDatabase(options, size, (url) =>
    withServer(
      { DATABASE_URL: url },
      async (server) => {
        const stand = { size, server, statements: () => count, ...(await prepare(server)) };
        await withStands(options, others, (stands) => act([stand, ...stands]));
      },
      { onQuery: () => void count++ },
    ),
  );
}

async function prepare({
  app,
  database: { sql, db },
}: RunningServer): Promise<Pick<Stand, "sample" | "viewers" | "follower">> {
  const { explore, sessions } = app.product.services;
  await explore.count();
  const sample = await readSample(sql);
  const signIn = async (viewer: Sample["viewers"][number]): Promise<Reader> => {
    const origin = { ip: "127.0.0.1", userAgent: null };
    return { viewer, token: await db.transaction((tx) => sessions.open(tx, origin, viewer.id)) };
  };
  const viewers = [];
  for (const viewer of sample.viewers) viewers.push(await signIn(viewer));
  const follower = await signIn({ id: await createFollower(sql), conversation: null });
  return { sample, viewers, follower };
}

const HASHES = new Map(
  Object.entries(readManifest()).flatMap(([hash, text]) => {
    const name = /query (\w+)/.exec(text)?.[1];
    return name === undefined ? [] : [[name, hash] as const];
  }),
);

/** Sends a read and checks that it has an answer. @throws Error otherwise. */
async function send({ url }: RunningServer, token: string, call: ReadCall, { name }: Read): Promise<void> {
  const authorization = `Bearer ${token}`;
  const response =
    "path" in call
      ? await fetch(`${url}/api${call.path}`, { headers: { authorization } })
      : await fetch(`${url}/graphql`, {
          method: "POST",
          headers: { authorization, "content-type": "application/json" },
          body: JSON.stringify({
            operationName: call.operation,
            variables: call.variables,
            extensions: { persistedQuery: { version: 1, sha256Hash: HASHES.get(call.operation) } },
          }),
        });
  const text = await response.text();
  if (response.status !== 200 || text.startsWith('{"errors"')) throw new Error(`${name}: ${text.slice(0, 500)}`);
}

const lineOf = (name: string, timing: Timing | undefined) =>
  timing
    ? `${name.padEnd(36)} p50 ${ms(timing.p50)}   p99 ${ms(timing.p99)}   ${timing.statements.toFixed(1).padStart(5)} statements`
    : name;
const ms = (time: number) => `${time.toFixed(1).padStart(7)} ms`;

function printGrowth(bySize: ReadonlyMap<SizeName, Timings>): void {
  const heads = [...SIZES.map((size) => `${size}, ms`), "1m / 10k", "p99 at 1m", "statements"];
  print(`\n${"".padEnd(36)}${heads.map((head) => head.padStart(12)).join("")}`);
  for (const { name } of READS) {
    const timings = SIZES.map((size) => bySize.get(size)?.get(name));
    const cells = timings.map((timing) => timing?.p50.toFixed(1) ?? "");
    const last = timings.at(-1);
    cells.push(growthOf(bySize, name).toFixed(2), last?.p99.toFixed(1) ?? "", last?.statements.toFixed(1) ?? "");
    print(`${name.padEnd(36)}${cells.map((cell) => cell.padStart(12)).join("")}`);
  }
}

const p50Of = (bySize: ReadonlyMap<SizeName, Timings>, size: SizeName, name: string) =>
  bySize.get(size)?.get(name)?.p50 ?? NaN;
const growthOf = (bySize: ReadonlyMap<SizeName, Timings>, name: string) =>
  p50Of(bySize, "1m", name) / p50Of(bySize, FIRST, name);

function goalsOf(bySize: ReadonlyMap<SizeName, Timings>): Goal[] {
  const feed = p50Of(bySize, "1m", FEED);
  const p99 = ({ name }: Read) => bySize.get("1m")?.get(name)?.p99 ?? NaN;
  const following = p50Of(bySize, "1m", FOLLOWING.name) / p50Of(bySize, "1m", EVERYTHING.name);
  return [
    ...READS.map(({ name, bound }) => atMost("G9", name, growthOf(bySize, name), bound)),
    atMost("G13", `${FOLLOWING.name}, to Everything`, following, 3),
    ...SEARCHES.map(({ name }) => atMost("G12", `${name}, to the feed`, p50Of(bySize, "1m", name) / feed, 4)),
    ...[...SEARCHES, ...TYPING].map((one) => atMost("G12", `p99 of ${one.name}, ms`, p99(one), SEARCH_MS)),
  ];
}
