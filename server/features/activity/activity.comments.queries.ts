import { sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { requestedLists, afterCursor, type ListValues } from "#server/db/keyset";
import { comments } from "#server/db/schema/comments";
import { posts } from "#server/db/schema/posts";
import { canSeePerson, canSeePost } from "#server/db/visibility";
import type { CommentView } from "#server/features/comments/comments.model";
import { commentsFrom } from "#server/db/commentColumns";

const viewer = sql.placeholder("viewer");

/** An author's comments that are not deleted, under posts and in threads that the viewer may see. */
const written = sql`${comments} join ${posts} on ${posts.id} = ${comments.postId}
  left join ${comments} as thread on thread.id = ${comments.parentId}
  where ${comments.authorId} = asked.subject and ${comments.deletedAt} is null and ${canSeePost(viewer, posts)}
    and ${canSeePerson(viewer, sql`asked.subject`)}
    and (thread.author_id is null or (${canSeePerson(viewer, sql`thread.author_id`)}))`;

/** Ids of many authors' comments, newest first, by `comments_author_idx`. */
export const commentsOfAuthors = prepared<{ listNumber: number; id: number }[], ListValues & { offset: number }>((db) =>
  db
    .select({ listNumber: sql<number>`asked.list_number`, id: sql<number>`page.id` })
    .from(
      sql`${requestedLists("bigint[]")}, lateral (
        select ${comments.id} as id, ${comments.createdAt} as created_at from ${written}
          and ${afterCursor(comments.createdAt, comments.id)}
        order by ${comments.createdAt} desc, ${comments.id} desc
        limit asked.size offset ${sql.placeholder("offset")}) as page`,
    )
    .orderBy(sql`asked.list_number`, sql`page.created_at desc`, sql`page.id desc`)
    .prepare("comments_of_authors"),
);

/** So many comments of an author are counted at most. */
const COUNTED_MAX = sql.raw("1000");

/** Counts the comments that each author wrote, up to a limit. */
export const countCommentsOf = prepared<{ id: number; count: number }[], { viewer: number; ids: number[] }>((db) =>
  db
    .select({
      id: sql<number>`asked.subject`,
      count: sql<number>`(select count(*) from (select from ${written} limit ${COUNTED_MAX}) as counted)`,
    })
    .from(sql`unnest(${sql.placeholder("ids")}::bigint[]) as asked (subject)`)
    .prepare("comments_of_authors_count"),
);

/** Finds comments by their ids, in no order; the caller has checked that the viewer may see them. */
export const commentsByIds = prepared<CommentView[], { viewer: number; ids: number[] }>((db) =>
  commentsFrom(db, viewer, sql`unnest(${sql.placeholder("ids")}::bigint[]) as picked (id)`).prepare("comments_by_ids"),
);
