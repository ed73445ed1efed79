import { and, asc, eq, sql, type SQLWrapper } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { foldingOf } from "#server/db/counters";
import { afterCursorOldestFirst, requestedLists, type ListValues } from "#server/db/keyset";
import { markedBy, marking } from "#server/db/marks";
import { commentColumns, commentsFrom, isListed, unfoldedCommentCounts, isAuthor } from "#server/db/commentColumns";
import { commentCounterDeltas, commentLikes, comments } from "#server/db/schema/comments";
import { postCounterDeltas, posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { canSeePerson, canSeePost, canSeeThread } from "#server/db/visibility";
import { THREAD_REPLIES_MAX, THREADS_PAGE_SIZE, type CommentView } from "./comments.model.ts";

const viewer = sql.placeholder("viewer");
const id = sql.placeholder("id");

/** Leaves out comments of people whom the viewer cannot see; those of deleted accounts stay. */
export const visibleTo = (who: SQLWrapper, authorId: SQLWrapper) =>
  sql`(${authorId} is null or (${canSeePerson(who, authorId)}))`;

/** The comments that the viewer may see by their ids: the same as in lists, so none of a hidden thread. */
const isVisible = (who: SQLWrapper) =>
  and(
    canSeePost(who, posts),
    visibleTo(who, comments.authorId),
    canSeeThread(who, comments.parentId),
    isListed(sql`${comments}`),
  );

/** Finds a comment as the viewer sees it, if they may see it, its thread and its post. */
export const commentView = prepared<CommentView[], { viewer: number; id: number }>((db) =>
  commentsFrom(db, viewer, sql`(select ${id}::bigint as id) as picked`)
    .where(isVisible(viewer))
    .prepare("comment_view"),
);

/** Finds a comment that the viewer wrote, even if they may not see its post any more. */
export const ownComment = prepared<CommentView[], { viewer: number; id: number }>((db) =>
  commentsFrom(db, viewer, sql`(select ${id}::bigint as id) as picked`)
    .where(eq(comments.authorId, viewer))
    .prepare("comment_own"),
);

/** Finds many comments that the viewer may see, in any order. */
export const commentViews = prepared<CommentView[], { viewer: number; ids: readonly number[] }>((db) =>
  commentsFrom(db, viewer, sql`unnest(${sql.placeholder("ids")}::bigint[]) as picked (id)`)
    .where(isVisible(viewer))
    .prepare("comment_views"),
);

/**
 * Reads a page of a post's threads for a viewer who may see the post: the newest comments on it and the newest replies
 * to each, by `comments_post_idx` and `comments_parent_idx`, listed oldest first.
 */
export const threadsOfPost = prepared<CommentView[], { viewer: number; id: number; offset: number }>((db) => {
  const top = sql`select comment.id, comment.created_at from ${comments} as comment
    where comment.post_id = ${id} and comment.parent_id is null and ${visibleTo(viewer, sql`comment.author_id`)} and ${isListed(sql`comment`)}
    order by comment.created_at desc, comment.id desc
    limit ${sql.raw(String(THREADS_PAGE_SIZE + 1))} offset ${sql.placeholder("offset")}`;
  const replies = sql`select reply.id from ${comments} as reply
    where reply.parent_id = top.id and reply.deleted_at is null and ${visibleTo(viewer, sql`reply.author_id`)}
    order by reply.created_at desc, reply.id desc limit ${sql.raw(String(THREAD_REPLIES_MAX))}`;
  return commentsFrom(
    db,
    viewer,
    sql`(with top as (${top}) select id from top union all select reply.id from top, lateral (${replies}) as reply) as picked`,
  )
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .prepare("comment_threads");
});

/** The condition of the direct children of a post or of a comment. */
const CHILDREN = {
  post: sql`child.post_id = asked.subject and child.parent_id is null`,
  comment: sql`child.parent_id = asked.subject`,
};
type Subject = keyof typeof CHILDREN;

/** Reads many lists by one statement, oldest first. */
const listsOf = (name: string, subject: Subject) =>
  prepared<(CommentView & { listNumber: number })[], ListValues>((db) => {
    const picked = sql`(select asked.list_number, child.id from ${requestedLists("bigint[]")}, lateral (
        select child.id from ${comments} as child
        where ${CHILDREN[subject]} and ${afterCursorOldestFirst(sql`child.created_at`, sql`child.id`)}
          and ${visibleTo(viewer, sql`child.author_id`)} and ${isListed(sql`child`)}
        order by child.created_at, child.id limit asked.size) as child) as picked`;
    return db
      .select({ listNumber: sql<number>`picked.list_number`, ...commentColumns(viewer) })
      .from(picked)
      .innerJoin(comments, sql`${comments.id} = picked.id`)
      .innerJoin(posts, eq(posts.id, comments.postId))
      .leftJoin(users, isAuthor)
      .innerJoinLateral(unfoldedCommentCounts, sql`true`)
      .orderBy(sql`picked.list_number`, asc(comments.createdAt), asc(comments.id))
      .prepare(name);
  });

/** Lists the comments on posts, without replies, by `comments_post_idx`. */
export const commentsOnPosts = listsOf("comments_on_posts", "post");
/** Lists the replies to comments, by `comments_parent_idx`. */
export const repliesToComments = listsOf("comment_replies", "comment");

/** So many comments of a list are counted at most. */
const COUNTED_MAX = sql.raw("10000");

const countsOf = (name: string, subject: Subject) =>
  prepared<{ id: number; count: number }[], { viewer: number; ids: readonly number[] }>((db) =>
    db
      .select({
        id: sql<number>`asked.subject`,
        count: sql<number>`(select count(*) from (select from ${comments} as child
          where ${CHILDREN[subject]} and ${visibleTo(viewer, sql`child.author_id`)} and ${isListed(sql`child`)} limit ${COUNTED_MAX}) as counted)`,
      })
      .from(sql`unnest(${sql.placeholder("ids")}::bigint[]) as asked (subject)`)
      .prepare(name),
  );

/** Counts the threads of each post that the viewer may see, up to a limit. */
export const countsOnPosts = countsOf("comments_on_posts_count", "post");
/** Counts the replies to each comment that the viewer may see, up to a limit. */
export const countsOfReplies = countsOf("comment_replies_count", "comment");

/** The row of a new comment. */
export interface NewCommentRow {
  postId: number;
  /** The comment that this one answers. */
  parentId: number | null;
  content: string;
  language: string;
  /** The facets as JSON. */
  facets: string;
  clientId: string | null;
}

/**
 * Stores a comment and the change of its post's count by one statement, which first locks post and thread against
 * deletion. `id` is null when nothing was stored: the viewer cannot see the post (`postId` is null), the parent does
 * not exist (`threadId` is null), comments are closed (`isClosed`), or a comment with this client id exists already.
 */
export const insertComment = prepared<
  { postId: number | null; isClosed: boolean | null; threadId: number | null; id: number | null }[],
  NewCommentRow & { viewer: number } & Record<string, unknown>
>((db) => {
  const parentId = sql.placeholder("parentId");
  return db
    .with(
      db.$with("post", {})
        .as(sql`select ${posts.id} as id, ${posts.commentsClosedAt} is not null as is_closed from ${posts}
        where ${posts.id} = ${sql.placeholder("postId")} and ${canSeePost(viewer, posts)} for key share of ${posts}`),
      db.$with("thread", {}).as(sql`select thread.id from ${comments} as parent
        join ${comments} as thread on thread.id = coalesce(parent.parent_id, parent.id)
        where parent.id = ${parentId}::bigint and parent.post_id = (select id from post)
          and parent.deleted_at is null and ${visibleTo(viewer, sql`parent.author_id`)}
          and ${visibleTo(viewer, sql`thread.author_id`)}
        for key share of thread`),
      db.$with("made", {})
        .as(sql`insert into ${comments} (post_id, author_id, parent_id, content, language, facets, client_id)
        select post.id, ${viewer}::bigint, thread.id, ${sql.placeholder("content")}::text, ${sql.placeholder("language")}::text,
          ${sql.placeholder("facets")}::jsonb, ${sql.placeholder("clientId")}::text
        from post left join thread on true
        where not post.is_closed and (${parentId}::bigint is null or thread.id is not null)
        on conflict (author_id, client_id) do nothing returning id, post_id`),
      db.$with("counted", {}).as(sql`insert into ${postCounterDeltas} (post_id, comments) select post_id, 1 from made`),
    )
    .select({
      postId: sql<number | null>`(select id from post)`,
      isClosed: sql<boolean | null>`(select is_closed from post)`,
      threadId: sql<number | null>`(select id from thread)`,
      id: sql<number | null>`(select id from made)`,
    })
    .from(sql`(select 1) as one`)
    .prepare("comment_insert");
});

/** Finds the comment that its author created under this client id. */
export const commentByClientId = prepared<{ id: number }[], { viewer: number; clientId: string }>((db) =>
  db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.authorId, viewer), eq(comments.clientId, sql.placeholder("clientId"))))
    .prepare("comment_by_client_id"),
);

/** The table and counter of likes of comments; a tombstone cannot be liked. */
export const likesOfComments = marking({
  name: "comment_like",
  table: commentLikes,
  user: commentLikes.userId,
  thing: commentLikes.commentId,
  deltas: commentCounterDeltas,
  deltaThing: commentCounterDeltas.commentId,
  delta: commentCounterDeltas.likes,
  things: comments,
  id: comments.id,
  owner: comments.authorId,
  beside: sql`join ${posts} on ${posts.id} = ${comments.postId}`,
  mayMark: sql`${comments.deletedAt} is null and ${isVisible(markedBy)}`,
});

const foldLikes = foldingOf("fold_comments", {
  table: comments,
  deltas: commentCounterDeltas,
  thing: commentCounterDeltas.commentId,
  counters: [[commentCounterDeltas.likes, comments.likesCount]],
});

/** Folds a batch of the likes of comments; returns whether there was any. */
export async function foldCommentLikes(db: DbOrTx): Promise<boolean> {
  return ((await foldLikes(db, {}))[0]?.taken ?? 0) > 0;
}
