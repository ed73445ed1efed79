import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { accountDeleted, hiddenChanged } from "#server/features/auth/auth.model";
import { audienceChanged, relationChanged } from "#server/features/bonds/bonds.model";
import { postAdded, postDeleted, postEdited, postWithheld } from "#server/features/posts/posts.model";
import type { Events } from "#server/platform/live/events";
import type { Caches, Memory } from "#server/cache/caches";
import { countFollowing } from "#server/features/feed/following/following.queries";
import { NEWEST } from "#server/core/pages";
import type { Tab } from "#server/features/feed/feed.model";
import { countHome } from "./home.queries.ts";

/** A mute that ends by itself, which no event reports, is counted so late at most. */
const REMEMBER_MS = 5_000;
const REMEMBER_MAX = 50_000;

/** Counts the posts of a member's feed. */
type Count = (db: Db, viewer: number) => Promise<number>;

const countAtHome: Count = async (db, viewer) => (await countHome(db, { viewer }))[0]?.total ?? 0;

/** Counts the posts of a member's Following, up to a thousand. */
const countFollowed: Count = async (db, viewer) => (await countFollowing(db, { viewer, ...NEWEST }))[0]?.count ?? 0;

const COUNTS: Readonly<Record<Tab, Count>> = { everything: countAtHome, following: countFollowed };

interface Parts {
  db: Db;
  events: Pick<Events, "onChange" | "onResumed">;
  caches: Pick<Caches, "memory">;
  /** The tab whose posts are counted. */
  tab: Tab;
}

/**
 * The number of posts in a tab of each member's home feed, which every page states. It is stored for a moment and cleared by
 * what changes it: for the writer before they get their answer, for members on other processes by the live event.
 */
export class HomeTotals {
  readonly #totals: Memory<number, number>;

  constructor(private readonly parts: Parts) {
    const { caches, events, tab } = parts;
    this.#totals = caches.memory({ name: `totals of ${tab}`, ms: REMEMBER_MS, max: REMEMBER_MAX });
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
    const read = () => COUNTS[this.parts.tab](this.parts.db, viewer.id);
    return (await this.#totals.get(viewer.id, read)) ?? 0;
  }
}
