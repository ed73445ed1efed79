import type { Db } from "#server/db/client";
import type { Events } from "#server/platform/live/events";
import { postsCounted, toPostView, type PostView } from "#server/features/posts/posts.model";
import { postViewsOfMembers } from "#server/features/posts/posts.queries";

/** The number of ids in one message; PostgreSQL allows eight thousand bytes. */
const IDS_AT_ONCE = 400;

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
    for (let at = 0; at < postIds.length; at += IDS_AT_ONCE) {
      const some = { postIds: postIds.slice(at, at + IDS_AT_ONCE) };
      await this.events.transaction((tx) => this.events.publish(tx, postsCounted, some));
    }
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
}
