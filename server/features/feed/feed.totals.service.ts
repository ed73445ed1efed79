import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { accountDeleted } from "#server/features/auth/auth.model";
import { audienceChanged, relationChanged } from "#server/features/bonds/bonds.model";
import { postAdded, postDeleted, postEdited } from "#server/features/posts/posts.model";
import type { Events } from "#server/platform/live/events";
import { ShortMemory } from "#server/platform/shortMemory";
import { countHome } from "./feed.queries.ts";

/** A mute that ends by itself, which no event reports, is counted so late at most. */
const REMEMBER_MS = 5_000;
const REMEMBER_MAX = 50_000;

/**
 * The number of posts in each member's home feed, which every page of it states. It is stored for a moment and cleared
 * by what changes it: for the writer before they get their answer, for members on other processes by the live event.
 */
export class HomeTotals {
  readonly #totals = new ShortMemory<number, number>({ ms: REMEMBER_MS, max: REMEMBER_MAX });

  constructor(
    private readonly db: Db,
    events: Pick<Events, "onChange" | "onResumed">,
  ) {
    const clear = () => this.#totals.clear();
    for (const event of [postAdded, postEdited, postDeleted]) events.onChange(event, clear);
    events.onChange(accountDeleted, clear);
    events.onResumed(clear);
    const forget = ({ memberIds }: { memberIds: readonly number[] }) => this.#totals.forget(memberIds);
    events.onChange(relationChanged, forget);
    events.onChange(audienceChanged, forget);
  }

  async count(viewer: Viewer): Promise<number> {
    const read = async () => (await countHome(this.db, { viewer: viewer.id }))[0]?.total ?? 0;
    return (await this.#totals.get(viewer.id, read)) ?? 0;
  }
}
