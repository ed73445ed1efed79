import { eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { prepared } from "./client.ts";
import { bookmarks } from "#server/db/schema/bookmarks";
import { commentLikes, comments } from "#server/db/schema/comments";
import { bonds } from "#server/db/schema/people";
import { likes, posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";

/*
 * Standing is what a member needs for their posts and marks to count beyond their own bonds and followers: in the news,
 * in trends, in suggestions and in the ranks of groups. Decision 80 says how it is earned. Whoever ranks something for
 * everybody counts with these predicates; who may see a post is decided in `visibility.ts` alone.
 */

const count = (value: number): SQL => sql.raw(String(value));

/** Reads whether a member has standing, by primary key. */
export const standingOfMember = prepared<{ hasStanding: boolean }[], { id: number }>((db) =>
  db
    .select({ hasStanding: users.hasStanding })
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare("standing_of_member"),
);

/** Of the marks of one kind on a post at most so many are read: the first ones, which no later crowd displaces. */
const MARKS_READ = count(1_000);

const countedBy = (marks: SQL): SQL =>
  sql`(select count(*) from (${marks} limit ${MARKS_READ}) as mark join ${users} as giver on giver.id = mark.giver and giver.has_standing)`;

/** The number of members with standing who like a post (`likes_post_idx`). */
export const likesWithStanding = (postId: SQLWrapper): SQL<number> =>
  sql<number>`${countedBy(sql`select user_id as giver from ${likes} where post_id = ${postId} order by created_at`)}`;

/** The number of likes, comments and bookmarks of a post that are by members with standing. */
export const marksWithStanding = (postId: SQLWrapper): SQL<number> =>
  sql<number>`(${likesWithStanding(postId)}
    + ${countedBy(sql`select author_id as giver from ${comments} where post_id = ${postId} and deleted_at is null`)}
    + ${countedBy(sql`select user_id as giver from ${bookmarks} where post_id = ${postId}`)})`;

/** How far a review looks: at so many of a member's first and last posts and comments, and so many marks on each. */
const REVIEWED = { things: count(25), marks: count(50), bonds: count(200) };

/** The first and the last things of a member, so that neither a long life nor a new crowd hides the others. */
const outermost = (table: SQL, author: SQL): SQL =>
  sql`(select id from ((select id from ${table} where author_id = ${author} order by created_at desc limit ${REVIEWED.things})
    union (select id from ${table} where author_id = ${author} order by created_at limit ${REVIEWED.things})) as both_ends)`;

/**
 * The number of other members with standing who marked a member: who like or comment on a post of theirs, like a comment
 * of theirs, or are bonded with them. Each part is read by an index and bounded.
 */
export const marksReceived = (member: SQL): SQL<number> =>
  sql<number>`(select count(distinct giver.id) from (
      select mark.giver from ${outermost(sql`${posts}`, member)} as own cross join lateral (
        (select user_id as giver from ${likes} where post_id = own.id order by created_at limit ${REVIEWED.marks})
        union all
        (select author_id from ${comments} where post_id = own.id and deleted_at is null limit ${REVIEWED.marks})) as mark
      union all
      select mark.giver from ${outermost(sql`${comments}`, member)} as own cross join lateral (
        select user_id as giver from ${commentLikes} where comment_id = own.id limit ${REVIEWED.marks}) as mark
      union all
      (select bond_id from ${bonds} where user_id = ${member} order by created_at desc, bond_id desc limit ${REVIEWED.bonds})
    ) as mark join ${users} as giver on giver.id = mark.giver and giver.has_standing where giver.id <> ${member})`;

/** Checks whether somebody else likes one of the newest public posts of a member. */
export const isLikedByOthers = (member: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from (select id from ${posts} where author_id = ${member} and visibility = 'public'
      order by created_at desc, id desc limit ${REVIEWED.things}) as own
    join ${likes} as liked on liked.post_id = own.id where liked.user_id <> ${member})`;
