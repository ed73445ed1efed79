import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { accountDeleted, hiddenChanged } from "#server/features/auth/auth.model";
import { audienceChanged, relationChanged } from "#server/features/bonds/bonds.model";
import { postAdded, postDeleted, postEdited, postWithheld } from "#server/features/posts/posts.model";
import type { Events } from "#server/platform/live/events";
import { ShortMemory } from "#server/cache/shortMemory";
import { countFollowing } from "#server/features/feed/following/following.queries";
import { NEWEST } from "#server/core/pages";
import { countHome } from "./feed.queries.ts";

/** A mute that ends by itself, which no event reports, is counted so late at most. */
const REMEMBER_MS = 5_000;
const REMEMBER_MAX = 50_000;

/** Counts the posts of a member's feed. */
type Count = (db: Db, viewer: number) => Promise<number>;

const countAtHome: Count = async (db, viewer) => (await countHome(db, { viewer }))[0]?.total ?? 0;

/** Counts the posts of a member's Following, up to a thousand. */
export const countFollowed: Count = async (db, viewer) =>
  (await countFollowing(db, { viewer, ...NEWEST }))[0]?.count ?? 0;

/**
 * The number of posts in each member's home feed, or in a tab of it, which every page states. It is stored for a moment and cleared
 * by what changes it: for the writer before they get their answer, for members on other processes by the live event.
 */
export class HomeTotals {
  readonly #totals = new ShortMemory<number, number>({ ms: REMEMBER_MS, max: REMEMBER_MAX });

  constructor(
    private readonly db: Db,
    events: Pick<Events, "onChange" | "onResumed">,
    private readonly countPosts: Count = countAtHome,
  ) {
    const clear = () => this.#totals.clear();
    for (const event of [postAdded, postEdited, postWithheld, postDeleted]) events.onChange(event, clear);
    events.onChange(accountDeleted, clear);
    events.onChange(hiddenChanged, clear);
    events.onResumed(clear);
    const forget = ({ memberIds }: { memberIds: readonly number[] }) => this.#totals.forget(memberIds);
    events.onChange(relationChanged, forget);
    events.onChange(audienceChanged, forget);
  }

  async count(viewer: Viewer): Promise<number> {
    const read = () => this.countPosts(this.db, viewer.id);
    return (await this.#totals.get(viewer.id, read)) ?? 0;
  }
}
