import type { Db } from "#server/db/client";
import { type Storage, wholeKey } from "#server/platform/storage/storage";
import { UNATTACHED_MS } from "#server/features/media/media.model";
import { deleteUnattached, registeredKeys, keysInUse } from "./cleanup.sweep.queries.ts";

const SWEEP_AT_ONCE = 500;

interface Parts {
  db: Db;
  storage: Storage;
}

/** Removes files that nothing uses any more. */
export class MediaSweepService {
  constructor(private readonly parts: Parts) {}

  /** Removes uploads that were not attached within a day, and files without a row. */
  async sweep(): Promise<void> {
    const before = new Date(Date.now() - UNATTACHED_MS);
    await this.#sweepUnattached(before);
    await this.#sweepStrays(before);
    await this.parts.storage.tidy(before);
  }

  /** Removes those of the files that nothing uses any more. */
  async remove(keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    // Another size of a picture remains as long as the picture.
    const pictures = [...new Set(keys.map(wholeKey))];
    const registered = await registeredKeys(this.parts.db, pictures);
    const unregistered = pictures.filter((key) => !registered.has(key));
    if (unregistered.length === 0) return;
    const inUse = await keysInUse(this.parts.db, unregistered);
    const used = new Set([...registered, ...inUse]);
    for (const key of keys) if (!used.has(wholeKey(key))) await this.parts.storage.remove(key);
  }

  async #sweepUnattached(before: Date): Promise<void> {
    let keys: string[];
    do {
      keys = await deleteUnattached(this.parts.db, before.toISOString(), SWEEP_AT_ONCE);
      for (const key of keys) await this.parts.storage.remove(key);
    } while (keys.length > 0);
  }

  async #sweepStrays(before: Date): Promise<void> {
    let keys: string[] = [];
    for await (const { key, storedAt } of this.parts.storage.list()) {
      if (storedAt < before) keys.push(key);
      if (keys.length < SWEEP_AT_ONCE) continue;
      await this.remove(keys);
      keys = [];
    }
    await this.remove(keys);
  }
}
