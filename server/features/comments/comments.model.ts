import type { Viewer } from "#server/core/viewer";
import type { StoredFacet } from "#server/db/schema/facets";
import type { Person } from "#server/features/people/people.model";
import { defineEvent } from "#server/platform/live/events";

/*
 * Comments form threads of two levels: those on the post, and the replies to them. A reply to a reply joins the same
 * thread, so `parentId` always names a comment on the post, and no client has to draw a third level.
 *
 * A deleted comment stays as a tombstone while it has replies: its position remains, without text, author and likes. It
 * is removed with its last reply. One that moderators remove looks the same, and keeps its text aside. Viewers do not see comments across a block, on either side, nor the threads of such
 * comments.
 */

/** A comment as one viewer sees it. */
export interface CommentView {
  id: number;
  postId: number;
  /** The comment that began the thread; null for that comment itself. */
  parentId: number | null;
  /** Null when the comment or the account is deleted. */
  author: Person | null;
  deleted: boolean;
  /** The text, which is empty for a deleted comment. */
  content: string;
  /** The mentions, tags and links of the text, in its order. */
  facets: StoredFacet[];
  liked: boolean;
  likesCount: number;
  createdAt: string;
  updatedAt: string;
  /** The time when its author last changed it; null if never. */
  editedAt: string | null;
  /** The author of the post, who may delete the comment. */
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

/** Published in the transaction that stores a comment; `repliedToId` is the comment that it answers, if any. */
export const commentAdded = defineEvent<CommentEvent & { repliedToId: number | null }>("commentAdded");
/** Published in the transaction that changes the text of a comment. */
export const commentEdited = defineEvent<CommentEvent>("commentEdited");
/**
 * Published in the transaction that deletes a comment, after its row is gone or emptied. It is not published when the
 * author's account is deleted.
 */
export const commentDeleted = defineEvent<CommentEvent>("commentDeleted");
/** Published in the transaction that puts back a comment which moderators had removed. */
export const commentRestored = defineEvent<CommentEvent>("commentRestored");
/** What a subscriber learns of the comments on a post. */
export interface CommentNews {
  kind: "added" | "changed" | "removed" | "resync";
  /** Null for RESYNC. */
  commentId: number | null;
  /** The comment as the subscriber sees it; null when it is removed. */
  comment: CommentView | null;
}

/** Checks whether an event is about a new comment. */
export const isAddition = ({ kind }: CommentNews): boolean => kind === "added";

/** Published in the transaction that sets or removes likes of a comment, of these members at once. */
export const commentLikesSet = defineEvent<
  Omit<CommentEvent, "postId"> & { memberIds: readonly number[]; liked: boolean }
>("commentLikesSet");

/** The number of comments on the post in one REST answer, the newest ones. */
export const THREADS_PAGE_SIZE = 100;
/** The number of replies to each of them, the newest ones. */
export const THREAD_REPLIES_MAX = 50;

export const COMMENTS_CLOSED = "Comments on this post are closed.";
export const PARENT_IS_GONE = "The comment you reply to is not available.";
export const NOT_YOURS = "You can only edit your own comments.";
export const NOT_YOURS_TO_DELETE = "You can only delete your own comments, and those under your own posts.";

/** Checks whether the viewer may change a comment: only its author may, until it is deleted. */
export function canEdit(viewer: Viewer | null, comment: CommentView): boolean {
  return viewer !== null && !comment.deleted && comment.author?.id === viewer.id;
}

/**
 * Checks whether the viewer may delete a comment: its author and the author of the post may. `deleteComment` in
 * comments.writing.queries.ts has the same condition in its `WHERE`.
 */
export function canDelete(viewer: Viewer | null, comment: CommentView): boolean {
  return canEdit(viewer, comment) || (viewer !== null && !comment.deleted && comment.postAuthorId === viewer.id);
}

/** Converts rows of many threads, oldest first, to trees. Replies follow the comment that began their thread. */
export function toThreads(comments: CommentView[]): CommentThread[] {
  const threads = new Map<number, CommentThread>();
  for (const comment of comments) if (comment.parentId === null) threads.set(comment.id, { ...comment, replies: [] });
  for (const comment of comments) if (comment.parentId !== null) threads.get(comment.parentId)?.replies.push(comment);
  return [...threads.values()];
}
