import { eq, sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { afterCursor, type ListValues, requestedLists } from "#server/db/keyset";
import { personColumns } from "#server/db/personColumns";
import { likes } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { canSeeListed } from "#server/db/visibility";
import type { Person } from "#server/features/people/people.model";

const viewer = sql.placeholder("viewer");

type LikersValues = ListValues & { offset: number };
type Row = Person & { listNumber: number; since: string };

/**
 * Lists who likes each of these posts and is visible to the viewer, the last like first, by `likes_post_idx`. Whoever
 * calls it knows that the viewer may see the posts.
 */
export const likersOfPosts = prepared<Row[], LikersValues>((db) => {
  const picked = sql`(select asked.list_number, page.user_id, page.created_at as since
    from ${requestedLists("bigint[]")}, lateral (
      select ${likes.userId}, ${likes.createdAt} from ${likes}
      where ${likes.postId} = asked.subject and ${afterCursor(likes.createdAt, likes.userId)}
        and ${canSeeListed(viewer, likes.userId)}
      order by ${likes.createdAt} desc, ${likes.userId} desc
      limit asked.size offset ${sql.placeholder("offset")}) as page) as picked`;
  return db
    .select({
      listNumber: sql<number>`picked.list_number`.as("list_number"),
      since: sql<string>`picked.since`.mapWith(likes.createdAt).as("since"),
      ...personColumns,
    })
    .from(picked)
    .innerJoin(users, eq(users.id, sql`picked.user_id`))
    .orderBy(sql`picked.list_number`, sql`picked.since desc`, sql`picked.user_id desc`)
    .prepare("post_likers");
});
