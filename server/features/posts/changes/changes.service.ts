import type { Db } from "#server/db/client";
import type { Events } from "#server/platform/live/events";
import { postsCounted, toPostView, type PostView } from "#server/features/posts/posts.model";
import { existingPosts, postViewsOfMembers, visiblePairs } from "#server/features/posts/posts.queries";

/** A member, and a post that they have on the screen. */
export interface Watch {
  memberId: number;
  postId: number;
}

/** The number of watches that one statement judges. */
const WATCHES_AT_ONCE = 2_000;

/**
 * Publishes the posts whose counts have changed. A like does not publish by itself: one event carries everything that
 * happened within a moment, so that a popular post costs as much as any other.
 */
export class PostChangesService {
  #changed = new Set<number>();

  constructor(
    private readonly db: Db,
    private readonly events: Events,
  ) {}

  /** Remembers that a post's counts have changed; call it once that is stored. */
  note(postId: number): void {
    this.#changed.add(postId);
  }

  /** Publishes the posts that were noted since the last call. */
  async ring(): Promise<void> {
    const postIds = [...this.#changed];
    this.#changed = new Set();
    if (postIds.length === 0) return;
    await this.events.transaction((tx) => this.events.publish(tx, postsCounted, { postIds }));
  }

  /**
   * Returns a post as each of these members sees it, by member, without those who may not see it. It needs one
   * statement, and builds one view for all to whom the post looks the same, so that one answer serves all of them.
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

  /** Returns those of the watches whose member may not see the post, or not any more. */
  async hidden(watches: readonly Watch[]): Promise<Watch[]> {
    const hidden: Watch[] = [];
    for (let at = 0; at < watches.length; at += WATCHES_AT_ONCE) {
      const some = watches.slice(at, at + WATCHES_AT_ONCE);
      const members = some.map(({ memberId }) => memberId);
      const rows = await visiblePairs(this.db, { members, posts: some.map(({ postId }) => postId) });
      const visible = new Set(rows.map(({ member, post }) => `${member} ${post}`));
      hidden.push(...some.filter(({ memberId, postId }) => !visible.has(`${memberId} ${postId}`)));
    }
    return hidden;
  }

  /** Returns those of the posts that do not exist any more. */
  async deleted(ids: readonly number[]): Promise<number[]> {
    if (ids.length === 0) return [];
    const existing = new Set((await existingPosts(this.db, { ids })).map(({ id }) => id));
    return ids.filter((id) => !existing.has(id));
  }
}
