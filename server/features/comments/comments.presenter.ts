import type { UrlOf } from "#server/features/media/media.model";
import { presentFacets } from "#server/features/posts/posts.presenter";
import { presentAuthor } from "#server/features/people/people.presenter";
import type { CommentAnswer } from "./comments.answers.ts";
import type { CommentThread, CommentView } from "./comments.model.ts";

/** Presents a comment in REST: the server's snake_case names beside the camelCase names that clients know. */
export function presentComment(comment: CommentView | CommentThread, urlOf: UrlOf): CommentAnswer {
  const replies = "replies" in comment ? comment.replies : [];
  return {
    id: comment.id,
    post_id: comment.postId,
    postId: comment.postId,
    parent_id: comment.parentId,
    parentId: comment.parentId,
    content: comment.content,
    facets: presentFacets(comment.facets),
    liked: comment.liked,
    likes_count: comment.likesCount,
    likesCount: comment.likesCount,
    deleted: comment.deleted,
    created_at: comment.createdAt,
    createdAt: comment.createdAt,
    updated_at: comment.updatedAt,
    updatedAt: comment.updatedAt,
    edited_at: comment.editedAt,
    editedAt: comment.editedAt,
    user: comment.author && presentAuthor(comment.author, urlOf),
    replies: replies.map((reply) => presentComment(reply, urlOf)),
  };
}
