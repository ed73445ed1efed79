import type { Db } from "#server/db/client";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Limits } from "#server/platform/limits/limiter";
import type { Storage } from "#server/platform/storage/storage";
import { FORGOTTEN_DAYS, LOST_HOURS } from "./exports.model.ts";
import { expireOver, failLost, forgetOld, knownKeys } from "./exports.queries.ts";

const AT_ONCE = 500;
const HOUR_MS = 3_600_000;

interface Parts {
  db: Db;
  jobs: Jobs;
  limits: Limits;
  storage: Storage;
}

/** Deletes the files of exports when their time is over. */
export class ExportsSweepService {
  constructor(private readonly parts: Parts) {}

  /** Ends downloads whose time is over, and removes what a process left that was killed. */
  async sweep(): Promise<void> {
    const { db, limits } = this.parts;
    while ((await this.#expire()) === AT_ONCE);
    for (const userId of await failLost(db, hoursAgo(LOST_HOURS))) await limits.giveBack("exportsByMember", userId);
    await forgetOld(db, hoursAgo(24 * FORGOTTEN_DAYS));
    await this.#removeStrays();
  }

  /** Removes files that no export offers any more. */
  async remove(keys: string[]): Promise<void> {
    for (const key of keys) await this.parts.storage.remove(key);
  }

  #expire(): Promise<number> {
    const { db, jobs } = this.parts;
    return db.transaction(async (tx) => {
      const keys = await expireOver(tx, AT_ONCE);
      if (keys.length > 0) await jobs.enqueue(tx, "exports.remove", { keys });
      return keys.length;
    });
  }

  /** A run may have been killed between its file and its row. */
  async #removeStrays(): Promise<void> {
    const { db, storage } = this.parts;
    const before = new Date(hoursAgo(LOST_HOURS));
    let keys: string[] = [];
    const removeUnknown = async () => {
      const known = keys.length > 0 ? await knownKeys(db, keys) : new Set<string>();
      await this.remove(keys.filter((key) => !known.has(key)));
      keys = [];
    };
    for await (const { key, storedAt } of storage.list()) {
      if (storedAt < before) keys.push(key);
      if (keys.length === AT_ONCE) await removeUnknown();
    }
    await removeUnknown();
    await storage.tidy(before);
  }
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
