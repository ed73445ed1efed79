import DataLoader from "dataloader";
import { beyondDeadlines } from "#server/core/deadlines/deadline";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { isOnline, type Person, toMinute } from "#server/features/people/people.model";
import { whoShowOnline } from "./settings.queries.ts";

/** An event reaches thousands of viewers at once, who are asked about together. */
const TOGETHER_MAX = 1_000;

type Seen = Pick<Person, "id" | "lastActiveAt">;

/**
 * Decides who sees when others were active: members who hide their own activity do not see that of others. The check is
 * by viewer and not by person, because a live event is read once for all its subscribers. The choice of a viewer is read
 * each time, and never remembered: it counts at once on every process.
 */
export class PresenceService {
  readonly #choices: DataLoader<number, boolean>;

  constructor(db: Db) {
    const read = async (ids: readonly number[]) => {
      const sharing = new Set((await whoShowOnline(db, { ids: [...new Set(ids)] })).map(({ id }) => id));
      return ids.map((id) => sharing.has(id));
    };
    this.#choices = new DataLoader((ids) => beyondDeadlines(() => read(ids)), {
      cache: false,
      maxBatchSize: TOGETHER_MAX,
    });
  }

  /** Returns when a person was last active, if the viewer may know. */
  readonly lastActiveAt = async (viewer: Viewer | null, person: Seen): Promise<string | null> => {
    if (person.lastActiveAt === null || viewer?.id === person.id) return person.lastActiveAt;
    if (!viewer) return toMinute(person.lastActiveAt);
    return (await this.#choices.load(viewer.id)) ? toMinute(person.lastActiveAt) : null;
  };

  /** Returns whether the viewer sees a person as online. */
  readonly isOnline = (viewer: Viewer | null, person: Seen): boolean | Promise<boolean> =>
    // Most people are not online, and need no query and no promise.
    isOnline(person) && this.lastActiveAt(viewer, person).then((moment) => moment !== null);
}
