import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { PostView } from "#server/features/posts/posts.model";
import type { PostsService } from "#server/features/posts/posts.service";
import type { Limits } from "#server/platform/limits/limiter";
import { mutedAmong, mutePost, unmutePost } from "./mutes.queries.ts";

interface Parts {
  db: Db;
  limits: Limits;
  posts: Pick<PostsService, "get">;
}

/** Lets members mute the conversation under a post: they get no more notifications of it, whatever happens there. */
export class MutesService {
  constructor(private readonly parts: Parts) {}

  /**
   * Mutes a post for the viewer, or lifts the mute; safe to repeat. Notifications that were written before stay.
   * @throws DomainError NOT_FOUND for what the viewer may not see.
   */
  async set(viewer: Viewer, postId: number, isMuted: boolean): Promise<PostView> {
    const { db, limits, posts } = this.parts;
    const post = await posts.get(viewer, postId);
    await limits.consume("notificationMarksByMember", viewer.id);
    await (isMuted ? mutePost : unmutePost)(db, viewer.id, postId);
    return post;
  }

  /** Returns whether the viewer has muted each of some posts, by one statement; it serves a loader. */
  readonly areMuted = async (viewer: Viewer | null, postIds: readonly number[]): Promise<boolean[]> => {
    const muted = viewer ? new Set(await mutedAmong(this.parts.db, viewer.id, postIds)) : new Set();
    return postIds.map((id) => muted.has(id));
  };
}
