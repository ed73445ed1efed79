import { scheduler } from "node:timers/promises";
import type { Db } from "#server/db/client";
import { addressVerified } from "#server/features/auth/auth.model";
import type { Events } from "#server/platform/live/events";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { OperatorChoice } from "./people.standing.model.ts";
import {
  isAnyoneStanding,
  membersAfter,
  recentWriters,
  review,
  reviewInTurn,
  setStanding,
  standingOf,
} from "./people.standing.queries.ts";

interface Parts {
  db: Db;
  events: Events;
  jobs: Jobs;
}

/** One statement reviews so many members. */
const BATCH = 200;
/** A job works for so long and leaves the rest to a successor; between two batches the database belongs to the members. */
const SLICE_MS = 2_000;
const PAUSE_MS = 25;
/** A review each hour looks at the authors of so many of the newest posts. */
const POSTS_READ = 5_000;
/** Standing that one member gains gives weight to their marks, so a review of everybody is repeated while it finds any. */
const ROUNDS_MAX = 5;

/** The part of a review of everybody that comes next. */
export interface ReviewSlice {
  after?: number;
  round?: number;
  /** Whether the round has changed anything so far. */
  hasChanged?: boolean;
}

/** Works out which members have standing. */
export class StandingService {
  constructor(private readonly parts: Parts) {
    parts.events.on(addressVerified, (tx, { memberId }) =>
      parts.jobs.enqueue(tx, "people.reviewMember", { memberId }, { key: `people.reviewMember:${memberId}` }),
    );
  }

  /** Reviews a member who has just verified the address. */
  async reviewMember(memberId: number): Promise<void> {
    await this.#review([memberId]);
  }

  /** Reviews members without standing who wrote lately. */
  async reviewWriters(): Promise<void> {
    const writers = await recentWriters(this.parts.db, { limit: POSTS_READ });
    for (let from = 0; from < writers.length; from += BATCH) {
      await this.#review(writers.slice(from, from + BATCH).map(({ id }) => id));
      await scheduler.wait(PAUSE_MS);
    }
  }

  /** Reviews everybody, slice by slice in the order of their ids. */
  async reviewEverybody({ after = 0, round = 1, hasChanged = false }: ReviewSlice): Promise<void> {
    const { db, jobs } = this.parts;
    const end = performance.now() + SLICE_MS;
    let [last, isChanged]: [number | null, boolean] = [after, hasChanged];
    do {
      const ids: number[] = (await membersAfter(db, { after: last, limit: BATCH })).map(({ id }) => id);
      if ((await this.#review(ids)) > 0) isChanged = true;
      last = ids.length < BATCH ? null : (ids.at(-1) ?? null);
      if (last !== null) await scheduler.wait(PAUSE_MS);
    } while (last !== null && performance.now() < end);
    const next: ReviewSlice | null =
      last !== null
        ? { after: last, round, hasChanged: isChanged }
        : isChanged && round < ROUNDS_MAX
          ? { round: round + 1 }
          : null;
    if (next) await jobs.enqueue(db, "people.reviewStanding", next, { key: "people.reviewStanding goes on" });
  }

  /** Reviews everybody for the first time, so that news and Explore of an older community are not empty for a night. */
  async reviewOnce(): Promise<void> {
    const [row] = await isAnyoneStanding(this.parts.db, {});
    if (!row?.found) await this.reviewEverybody({});
  }

  /** Stores what an operator decides about a member; returns what is stored now, or null for a name that nobody has. */
  async decide(username: string, choice: OperatorChoice | null) {
    const { db } = this.parts;
    if (choice !== null) {
      const member = await setStanding(db, username, choice);
      if (member && choice === "auto") await this.#review([member.id]);
    }
    return (await standingOf(db, username)) ?? null;
  }

  async #review(ids: number[]): Promise<number> {
    if (ids.length === 0) return 0;
    return this.parts.db.transaction(async (tx) => {
      await reviewInTurn(tx);
      return (await review(tx, { ids }))[0]?.changed ?? 0;
    });
  }
}
