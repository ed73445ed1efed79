import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { PostsService } from "#server/features/posts/posts.service";
import { audienceOfRemoval, commentViewsOfMembers } from "./live.queries.ts";
import type { CommentNews } from "#server/features/comments/comments.model";

interface Act {
  commentId: number;
  postId: number;
  authorId: number;
}
type NewsByMember = ReadonlyMap<number, CommentNews>;

/** Finds what each of the members who have a post open learns of an event, by one or two statements for all of them. */
export class CommentLiveService {
  constructor(
    private readonly db: Db,
    private readonly posts: Pick<PostsService, "authorOf">,
  ) {}

  /** @throws DomainError NOT_FOUND for a post that the viewer may not see. */
  async requireVisible(viewer: Viewer, postId: number): Promise<void> {
    await this.posts.authorOf(viewer, postId);
  }

  /** Returns a comment for those who may see it, with one object for all to whom it looks the same. */
  async ofComment({ commentId }: Act, kind: "added" | "changed", members: number[]): Promise<NewsByMember> {
    const rows = await commentViewsOfMembers(this.db, { id: commentId, members });
    return new Map(
      rows.flatMap(({ members: alike, ...comment }) => {
        const news: CommentNews = { kind, commentId, comment };
        return alike.map((member): [number, CommentNews] => [member, news]);
      }),
    );
  }

  /** A deleted comment that still has replies keeps its place; any other is gone. */
  async ofDeletion(act: Act, members: number[]): Promise<NewsByMember> {
    const placeholder = await this.ofComment(act, "changed", members);
    if (placeholder.size > 0) return placeholder;
    const { commentId, postId, authorId } = act;
    const audience = await audienceOfRemoval(this.db, { postId, authorId, members });
    const news: CommentNews = { kind: "removed", commentId, comment: null };
    return new Map(audience.map(({ id }) => [id, news]));
  }
}
