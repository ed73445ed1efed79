import { scheduler } from "node:timers/promises";
import type { Core } from "#server/composition/core";
import type { Db } from "#server/db/client";
import { correct, type Drift, findWrong, type StoredCount } from "#server/db/storedCounts";
import type { Job } from "#server/platform/jobs/jobList";

/** A job works for so long and leaves the rest to a successor, so that a server that stops never waits for the night. */
const SLICE_MS = 2_000;
/** Between two batches the database belongs to the members. */
const PAUSE_MS = 25;
/** The minutes after two o'clock (UTC) at which the first count is compared, and between two counts. */
const [FIRST_MINUTE, MINUTES_APART] = [5, 7];

interface Recounting {
  db: Db;
  /** A listener for each count that was wrong. It should never be called. */
  onDrift(drift: Drift): void;
  /** Ends the work after this many milliseconds; to the end without it. */
  sliceMs?: number;
}

/**
 * Compares a stored count with its rows, batch by batch from a key on, and corrects what is wrong. Returns the key after
 * which the next slice begins, or null after the end.
 */
export async function recount(
  count: StoredCount,
  from: string | null,
  { db, onDrift, sliceMs = Infinity }: Recounting,
): Promise<string | null> {
  const end = performance.now() + sliceMs;
  let after = from;
  do {
    const { last, wrong } = await findWrong(db, count, after);
    for (const drift of await correct(db, count, wrong)) onDrift(drift);
    after = last;
    if (after !== null) await scheduler.wait(PAUSE_MS);
  } while (after !== null && performance.now() < end);
  return after;
}

/** Compares each stored count with its rows every night, on one server of all, and one after the other. */
export function recountJobs(counts: readonly StoredCount[], { db, jobs, log, metrics }: Core): Job[] {
  return counts.map((count, at) => {
    const { name: counter } = count;
    const name = `${counter}.recount`;
    // The metric is there before anything was ever wrong, so that an alert can watch it grow.
    metrics.counterDrift.inc({ counter }, 0);
    const onDrift = ({ key, off }: Drift) => {
      metrics.counterDrift.inc({ counter });
      log.warn({ counter, id: key, off }, "a stored count was wrong and is corrected");
    };
    return {
      name,
      isSlow: true,
      cron: nightly(at),
      async run({ after = null }: { after?: string | null }) {
        const next = await recount(count, after, { db, onDrift, sliceMs: SLICE_MS });
        if (next !== null) await jobs.enqueue(db, name, { after: next }, { key: `${name} goes on` });
      },
    };
  });
}

function nightly(at: number): string {
  const minute = FIRST_MINUTE + at * MINUTES_APART;
  return `${minute % 60} ${2 + Math.floor(minute / 60)} * * *`;
}
