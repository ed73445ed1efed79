import type { Tx } from "#server/db/client";
import { commentDeleted, commentRestored } from "#server/features/comments/comments.model";
import type { PostsService } from "#server/features/posts/posts.service";
import { afterCommit } from "#server/platform/live/afterCommit";
import type { Events } from "#server/platform/live/events";
import { lockThreadOf, putBack, takeOff } from "./withholding.queries.ts";

/** What a removed comment was; it is plain JSON, so that a log can keep it. Its text stays with the comment. */
export interface CommentBefore {
  updatedAt: string;
}

/** Removes comments and puts them back, for moderators: the caller has checked that they may, and logs the act. */
export class CommentWithholdingService {
  constructor(
    private readonly events: Events,
    private readonly posts: Pick<PostsService, "noteCounted">,
  ) {}

  /**
   * Removes a comment: for everybody it is like a deleted one, and its text is kept for `restore`. Returns null if there
   * is no such comment, or it is deleted.
   * @param tx a transaction of `Events.transaction`.
   */
  async withhold(tx: Tx, { id }: { id: number }): Promise<CommentBefore | null> {
    await lockThreadOf(tx, id);
    const before = await takeOff(tx, id);
    if (!before) return null;
    const { postId, authorId, updatedAt } = before;
    await this.events.publish(tx, commentDeleted, { commentId: id, postId, authorId });
    afterCommit(tx, () => this.posts.noteCounted(postId));
    return { updatedAt };
  }

  /**
   * Puts a removed comment back, with its likes and its notifications. Returns false if it is gone meanwhile.
   * @param tx a transaction of `Events.transaction`.
   */
  async restore(tx: Tx, { id, before }: { id: number; before: CommentBefore }): Promise<boolean> {
    await lockThreadOf(tx, id);
    const comment = await putBack(tx, id, before.updatedAt);
    if (!comment) return false;
    const { postId, authorId } = comment;
    await this.events.publish(tx, commentRestored, { commentId: id, postId, authorId });
    afterCommit(tx, () => this.posts.noteCounted(postId));
    return true;
  }
}
