import type { Db } from "#server/db/client";
import type { Events } from "#server/platform/live/events";
import { postsCounted, toPostView, type PostView } from "#server/features/posts/posts.model";
import { postViewsOfMembers } from "#server/features/posts/posts.queries";

/** Ids of one message; PostgreSQL takes eight thousand bytes. */
const IDS_AT_ONCE = 400;

/**
 * Tells every process of posts whose counts have changed. Likes do not ring by themselves: whatever happens within a
 * moment is told at once, so that a popular post costs as much as any other.
 */
export class PostChangesService {
  #changed = new Set<number>();

  constructor(
    private readonly db: Db,
    private readonly events: Events,
  ) {}

  /** Remembers that a post's counts are others now; called when that is stored. */
  note(postId: number): void {
    this.#changed.add(postId);
  }

  /** Tells what was noted since the last time. */
  async ring(): Promise<void> {
    const postIds = [...this.#changed];
    this.#changed = new Set();
    for (let at = 0; at < postIds.length; at += IDS_AT_ONCE) {
      const some = { postIds: postIds.slice(at, at + IDS_AT_ONCE) };
      await this.events.transaction((tx) => this.events.publish(tx, postsCounted, some));
    }
  }

  /**
   * A post as each of these members sees it, by member; those who may not see it are left out. One statement, and one
   * view for all to whom it is the same: what is answered to one of them is answered to all.
   */
  async seenBy(members: number[], id: number): Promise<ReadonlyMap<number, PostView>> {
    const rows = await postViewsOfMembers(this.db, { id, members });
    return new Map(
      rows.flatMap(({ members: alike, ...post }) => {
        const view = toPostView(post);
        return alike.map((member): [number, PostView] => [member, view]);
      }),
    );
  }
}
