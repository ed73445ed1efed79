import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { Events } from "#server/platform/live/events";
import { ShortMemory } from "#server/platform/shortMemory";
import { isOnline, type Person } from "#server/features/people/people.model";
import { presenceChosen } from "./settings.model.ts";
import { findSettings } from "./settings.queries.ts";

const REMEMBER_MS = 60_000;
const REMEMBER_MAX = 50_000;

type Seen = Pick<Person, "id" | "lastActiveAt">;

/**
 * Who sees when others were there: presence is shown for presence, so those who hide their own see nobody's. Asked for
 * each viewer and not for each person, since live events are read once for all who hear them.
 */
export class PresenceService {
  readonly #visible = new ShortMemory<number, boolean>({ ms: REMEMBER_MS, max: REMEMBER_MAX });

  constructor(
    private readonly db: Db,
    events: Events,
  ) {
    events.onLive(presenceChosen, ({ memberId }) => this.#visible.forget([memberId]));
    events.onResumed(() => this.#visible.clear());
  }

  /** When a person was last there, as far as the viewer is told. */
  readonly lastActiveAt = async (viewer: Viewer | null, person: Seen): Promise<string | null> => {
    if (person.lastActiveAt === null || !viewer || viewer.id === person.id) return person.lastActiveAt;
    return (await this.#isVisible(viewer.id)) ? person.lastActiveAt : null;
  };

  /** Whether the viewer sees the green dot beside a person. */
  readonly isOnline = async (viewer: Viewer | null, person: Seen): Promise<boolean> =>
    // Most people are not there now, of whom nothing has to be asked.
    isOnline(person) && (await this.lastActiveAt(viewer, person)) !== null;

  /** This process need not wait to hear that a member chose otherwise. */
  forget(viewer: Viewer): void {
    this.#visible.forget([viewer.id]);
  }

  #isVisible(id: number): Promise<boolean | null> {
    return this.#visible.get(id, async () => (await findSettings(this.db, id))?.showOnline ?? null);
  }
}
