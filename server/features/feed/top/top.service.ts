import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { type ReasonedPost, toReasonedPost } from "#server/features/feed/following/following.model";
import { topPosts } from "./top.queries.ts";

/** The best posts of a tab, for readers who are not in the feed. */
export class TopService {
  constructor(private readonly db: Db) {}

  /** Returns the best posts of Following since a moment that the viewer has neither seen nor marked, at most `count`. */
  async ofFollowing(viewer: Viewer, { since, count }: { since: string; count: number }): Promise<ReasonedPost[]> {
    const rows = await topPosts(this.db, "following", {
      viewer: viewer.id,
      position: { since },
      limit: count,
      offset: 0,
    });
    return rows.map(toReasonedPost);
  }
}
