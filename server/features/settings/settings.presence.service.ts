import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { SharedReads } from "#server/platform/sharedReads";
import { isOnline, type Person, toMinute } from "#server/features/people/people.model";
import { whoShowOnline } from "./settings.queries.ts";

/** An event reaches thousands of viewers at once, whose choices are read in one statement. */
const BATCH = { waiting: 10_000, deadlineMs: 500, pauseMs: { least: 100, most: 5_000 } };

type Seen = Pick<Person, "id" | "lastActiveAt">;

/**
 * Decides who sees when others were active: members who hide their own activity do not see that of others. The check is
 * by viewer and not by person, because a live event is read once for all its subscribers. The choice of a viewer is read
 * each time, and never remembered: it counts at once on every process.
 */
export class PresenceService {
  readonly #choices: SharedReads<number, boolean>;

  constructor(private readonly db: Db) {
    this.#choices = new SharedReads((ids) => this.#read(ids), BATCH);
  }

  /** Returns when a person was last active, if the viewer may know. */
  readonly lastActiveAt = async (viewer: Viewer | null, person: Seen): Promise<string | null> => {
    if (person.lastActiveAt === null || viewer?.id === person.id) return person.lastActiveAt;
    if (!viewer) return toMinute(person.lastActiveAt);
    return (await this.#isSharing(viewer.id)) ? toMinute(person.lastActiveAt) : null;
  };

  /** Returns whether the viewer sees a person as online. */
  readonly isOnline = (viewer: Viewer | null, person: Seen): boolean | Promise<boolean> =>
    // Most people are not online, and need no query and no promise.
    isOnline(person) && this.lastActiveAt(viewer, person).then((moment) => moment !== null);

  async #isSharing(id: number): Promise<boolean> {
    return (await this.#choices.ask("online", id)) ?? (await this.#read([id]))[0] ?? false;
  }

  async #read(ids: readonly number[]): Promise<boolean[]> {
    const sharing = new Set((await whoShowOnline(this.db, { ids: [...new Set(ids)] })).map((row) => row.id));
    return ids.map((id) => sharing.has(id));
  }
}
