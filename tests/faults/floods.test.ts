import { expect, test } from "vitest";
import { eventually } from "#tests/kit/eventually";
import { atMost } from "#tests/kit/measuring/goals";
import { join, type Person } from "#tests/kit/people";
import { newFolder, ServerProcess } from "#tests/kit/process/serverProcess";
import { descriptorsOf, messageOf, quantile, startClients } from "./clients/clientProcess.ts";
import { measured } from "./measured.ts";

const HELD_SECONDS = 30;
/** Keep-alive connections that an address may leave unused, and those of the members of this test. */
const SPARE = 40;

/** What became of a member's requests. */
interface Seen {
  wrong: number[];
  times: number[];
}

/** Reads, searches and writes until it is aborted, one after the other. */
async function live(who: Person, signal: AbortSignal, seen: Seen): Promise<void> {
  const acts = [
    () => who.get("/api/feed"),
    () => who.ask("{ viewer { user { username } } }"),
    () => who.get("/api/search?query=idea"),
    () => who.send("/api/posts", { content: "An idea in a flood" }),
  ];
  for (let turn = 0; !signal.aborted; turn++) {
    const began = performance.now();
    const { status } = (await acts[turn % acts.length]?.().catch(() => ({ status: 0 }))) ?? { status: 0 };
    seen.times.push(performance.now() - began);
    if (status !== 200 && status !== 201) seen.wrong.push(status);
  }
}

test("an address that holds 3,610 connections for nothing keeps no member of the same address from being served", async (context) => {
  const server = new ServerProcess({ DATA_DIR: newFolder(), LOG_LEVEL: "error" });
  const url = await server.ready();
  const people = await Promise.all(["Ada", "Bo", "Cleo"].map((name) => join({ url }, name)));
  const calm = { wrong: [], times: [] };
  const warmed = new AbortController();
  const warming = Promise.all(people.map((one) => live(one, warmed.signal, calm)));
  await eventually(() => calm.times.length > 300, { timeout: 60_000 });
  warmed.abort();
  await warming;
  const before = descriptorsOf(server.pid);

  const seen: Seen = { wrong: [], times: [] };
  const over = new AbortController();
  const members = Promise.all(people.map((one) => live(one, over.signal, seen)));
  const flood = startClients("flood", new URL(url).port);
  await messageOf(flood);
  const began = performance.now();
  let most = 0;
  await eventually(
    () => {
      most = Math.max(most, descriptorsOf(server.pid));
      return performance.now() - began > HELD_SECONDS * 1_000;
    },
    { timeout: 120_000, interval: 250 },
  );
  const held = descriptorsOf(server.pid);
  over.abort();
  await members;
  flood.kill("SIGKILL");
  await eventually(() => descriptorsOf(server.pid) - before <= SPARE, { timeout: 30_000 });

  expect(seen.wrong.slice(0, 10)).toEqual([]);
  measured(
    context,
    atMost("F1", `requests of members that were not served, of ${seen.times.length}`, seen.wrong.length, 0),
    atMost("F2", "milliseconds of a member's request, 99th percentile", quantile(seen.times, 0.99), 2_000),
    atMost(
      "F3",
      `descriptors above those before, ${HELD_SECONDS} s after the flood was complete`,
      held - before,
      SPARE,
    ),
    atMost("F4", "most descriptors above those before", most - before, 3_700),
  );
});
