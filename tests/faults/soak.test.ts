import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/kit/eventually";
import { atLeast, atMost, median } from "#tests/kit/measuring/goals";
import { NATIVE_SETTINGS } from "#tests/kit/process/nativeSettings";
import { newFolder, ServerProcess } from "#tests/kit/process/serverProcess";
import { measured } from "./measured.ts";
import type { CrowdOrder, Reply } from "./soak/crowdProcess.ts";
import type { Deeds } from "./soak/crowd.ts";
import { ObservedServer, type Sample, slopeOf } from "./soak/observed.ts";

/** Half an hour shows a leak of a few bytes a request; the first third of it fills what a server remembers. */
const MINUTES = Number(process.env["SOAK_MINUTES"] ?? "30");
const MEASURING_SECONDS = 15;
/** The load of a usual hour, as a part of what the server can do. */
const SHARE = 1 / 3;
/** After so many seconds everything pauses for a moment, so that only what is never freed is measured. */
const CALM_SECONDS = Math.min(60, MINUTES * 2);

test(
  "at a third of what it can do, with sockets that come and go, a server holds no more from hour to hour",
  { timeout: (MINUTES + 15) * 60_000 },
  async (context) => {
    // A small window of posts is full at once, so that it does not count as growth.
    const server = new ServerProcess({
      DATA_DIR: newFolder(),
      DEMO_DATA: "on",
      FEED_WINDOW: "300",
      LOG_LEVEL: "error",
      NODE_OPTIONS: "--inspect=127.0.0.1:0",
      ...NATIVE_SETTINGS,
    });
    const url = await server.ready();
    const observed = await ObservedServer.observe(server, url);
    onTestFinished(() => observed.close());
    const ask = startCrowd();
    await ask({ kind: "gather", url });
    const { rate: capacity = 0 } = await ask({ kind: "measure", seconds: MEASURING_SECONDS });

    const [samples, deeds]: [Sample[], Deeds[]] = [[], []];
    const began = performance.now();
    const minutes = () => (performance.now() - began) / 60_000;
    while (minutes() < MINUTES) {
      const calmAt = performance.now() + CALM_SECONDS * 1_000;
      await ask({ kind: "go", rate: capacity * SHARE });
      await eventually(() => performance.now() >= calmAt, { timeout: 2_000 * CALM_SECONDS, interval: 250 });
      const { deeds: done } = await ask({ kind: "calm" });
      if (done) deeds.push(done);
      samples.push(await observed.sample(minutes()));
    }

    const sum = (of: keyof Deeds) => deeds.reduce((total, one) => total + one[of], 0);
    const third = Math.ceil(samples.length / 3);
    const [first, later] = [samples.slice(0, third), samples.slice(third)];
    const descriptors = (some: readonly Sample[]) => median(some.map((one) => one.descriptors));
    expect(deeds.at(-1)?.events, "events still arrive at the end").toBeGreaterThan(0);
    for (const { minutes: at, resident, heap, descriptors: open } of samples)
      process.stdout.write(
        `${at.toFixed(1)} min  ${resident.toFixed(1)} MB  heap ${heap.toFixed(2)} MB  ${open} fds\n`,
      );
    measured(
      context,
      atLeast("R25", `acts each second that the server can do; ${MINUTES} minutes at a third`, capacity, 1),
      atLeast("R25", "acts in that time", sum("acts"), 1),
      atMost("R25", "of them that failed", sum("failures"), 0),
      atLeast("R25", "sockets that came and went", sum("sockets"), 1),
      atLeast("R25", "live events that they received", sum("events"), 1),
      atMost(
        "R25",
        "MB of heap that ten minutes add",
        slopeOf(later, ({ heap }) => heap),
        1,
      ),
      atMost(
        "R25",
        "MB of resident memory that ten minutes add",
        slopeOf(later, ({ resident }) => resident),
        1,
      ),
      atMost("R25", "descriptors more at the end than at first", descriptors(later) - descriptors(first), 2),
    );
  },
);

/** Starts the crowd; returns a function that asks it for something and waits for the reply. */
function startCrowd(): (order: CrowdOrder) => Promise<Reply> {
  const program = fileURLToPath(new URL("soak/crowdProcess.ts", import.meta.url));
  const child = fork(program, { execArgv: ["--conditions=source", "--import", "tsx"] });
  onTestFinished(() => void child.kill());
  const ended = once(child, "exit").then(() => {
    throw new Error("The crowd has ended.");
  });
  // Whoever waits for a reply learns it; between two of them nobody has to.
  ended.catch(() => {});
  return async (order) => {
    const reply = once(child, "message");
    child.send(order);
    const [message] = await Promise.race([reply, ended]);
    // The crowd sends nothing else.
    return message as Reply;
  };
}
