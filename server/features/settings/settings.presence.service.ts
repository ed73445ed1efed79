import type { Caches, Memory } from "#server/cache/caches";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { Events } from "#server/platform/live/events";
import { isOnline, type Person, toMinute } from "#server/features/people/people.model";
import { presenceChosen } from "./settings.model.ts";
import { findSettings } from "./settings.queries.ts";

/** A choice made on another process counts at once by its message, and after so long without it, as a session's end does. */
const REMEMBER_MS = 5_000;
const REMEMBER_MAX = 50_000;

type Seen = Pick<Person, "id" | "lastActiveAt">;

/**
 * Decides who sees when others were active: members who hide their own activity do not see that of others. The check is
 * by viewer and not by person, because a live event is read once for all its subscribers.
 */
export class PresenceService {
  readonly #visible: Memory<number, boolean>;

  constructor(
    private readonly db: Db,
    events: Events,
    caches: Caches,
  ) {
    this.#visible = caches.memory({ name: "presence", ms: REMEMBER_MS, max: REMEMBER_MAX });
    events.onLive(presenceChosen, ({ memberId }) => this.#visible.forget([memberId]));
    events.onResumed(() => this.#visible.clear());
  }

  /** Returns when a person was last active, if the viewer may know. */
  readonly lastActiveAt = async (viewer: Viewer | null, person: Seen): Promise<string | null> => {
    if (person.lastActiveAt === null || viewer?.id === person.id) return person.lastActiveAt;
    if (!viewer) return toMinute(person.lastActiveAt);
    return (await this.#isVisible(viewer.id)) ? toMinute(person.lastActiveAt) : null;
  };

  /** Returns whether the viewer sees a person as online. */
  readonly isOnline = (viewer: Viewer | null, person: Seen): boolean | Promise<boolean> =>
    // Most people are not online, and need no query and no promise.
    isOnline(person) && this.lastActiveAt(viewer, person).then((moment) => moment !== null);

  /** Clears the cached choice in this process, which then need not wait for the event. */
  forget(viewer: Viewer): void {
    this.#visible.forget([viewer.id]);
  }

  #isVisible(id: number): Promise<boolean | null> {
    return this.#visible.get(id, async () => (await findSettings(this.db, id))?.showOnline ?? null);
  }
}
