import type { Viewer } from "#server/core/viewer";
import type { StoredFacet } from "#server/db/schema/facets";
import type { Person } from "#server/features/people/people.model";
import { defineEvent } from "#server/platform/live/events";

/*
 * Comments stand in threads of two levels: those on the post, and the replies to them. A reply to a reply joins the
 * same thread, so `parentId` always names a comment on the post, and no client has to draw a third level.
 *
 * What is deleted leaves a tombstone while it has replies: its text is emptied, its place stays. The tombstone goes
 * with its last reply. What one cannot see for a block (the author's side or one's own) is left out, with its thread.
 */

/** A comment as one viewer sees it. */
export interface CommentView {
  id: number;
  postId: number;
  /** The comment that began the thread; null for that one itself. */
  parentId: number | null;
  /** Null when the account is gone. */
  author: Person | null;
  deleted: boolean;
  /** Empty when deleted. */
  content: string;
  /** What of the text is a mention, a tag or a link, in its order. */
  facets: StoredFacet[];
  liked: boolean;
  likesCount: number;
  createdAt: string;
  updatedAt: string;
  /** When its author last changed it; null if never. */
  editedAt: string | null;
  /** Whose post it stands under, who may delete it. */
  postAuthorId: number;
}

/** A comment on a post with its replies, oldest first. */
export interface CommentThread extends CommentView {
  replies: CommentView[];
}

interface CommentEvent {
  commentId: number;
  postId: number;
  authorId: number;
}

/** Told in the transaction that stores a comment; `repliedToId` is the very comment that it answers, if any. */
export const commentAdded = defineEvent<CommentEvent & { repliedToId: number | null }>("commentAdded");
/** Told in the transaction that changes what a comment says. */
export const commentEdited = defineEvent<CommentEvent>("commentEdited");
/** Told in the transaction that deletes a comment of somebody who is still there, its row already gone or emptied. */
export const commentDeleted = defineEvent<CommentEvent>("commentDeleted");
/** Told in the transaction that gives or takes back a like. */
export const commentLikeSet = defineEvent<Omit<CommentEvent, "postId"> & { memberId: number; liked: boolean }>(
  "commentLikeSet",
);

/** Comments on the post that one answer of the REST face holds, newest ones first taken. */
export const THREADS_PAGE_SIZE = 100;
/** Replies of each that it holds: the newest. */
export const THREAD_REPLIES_MAX = 50;

export const PARENT_IS_GONE = "The comment you reply to is not available.";
export const NOT_YOURS = "You can only edit your own comments.";
export const NOT_YOURS_TO_DELETE = "You can only delete your own comments.";

/** Its author may change it while it is there. */
export function canEdit(viewer: Viewer | null, comment: CommentView): boolean {
  return viewer !== null && !comment.deleted && comment.author?.id === viewer.id;
}

/** Its author, and the author of the post that it stands under. */
export function canDelete(viewer: Viewer | null, comment: CommentView): boolean {
  return canEdit(viewer, comment) || (viewer !== null && !comment.deleted && comment.postAuthorId === viewer.id);
}

/** Rows of many threads, oldest first, as trees. Replies follow the comment that began their thread. */
export function toThreads(comments: CommentView[]): CommentThread[] {
  const threads = new Map<number, CommentThread>();
  for (const comment of comments) if (comment.parentId === null) threads.set(comment.id, { ...comment, replies: [] });
  for (const comment of comments) if (comment.parentId !== null) threads.get(comment.parentId)?.replies.push(comment);
  return [...threads.values()];
}
