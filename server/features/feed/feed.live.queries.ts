import { sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { PLACE, posts } from "#server/db/schema/posts";
import { canSeePost, isNotMuted, isOutsideGroups } from "#server/db/visibility";

const member = sql`member.id`;
const above = { authorId: sql`above.author_id`, visibility: sql`above.visibility`, groupId: sql`above.group_id` };

/**
 * Checks whether a member finds other posts above a new one that has a place of its own: newer ones of theirs, or others
 * at a later place (`posts_place_idx`).
 */
const isBelowOthers = sql`(exists (select from ${posts} as own where own.author_id = ${member} and own.created_at > ${posts.placeAt}
      and ${isOutsideGroups(sql`own.visibility`)})
    or exists (select from ${posts} as above where ${PLACE} > ${posts.placeAt} and above.author_id <> ${member}
      and ${isOutsideGroups(sql`above.visibility`)} and ${canSeePost(member, above)} and ${isNotMuted(member, above.authorId)}))`;

/** Finds of the members who listen those in whose Everything a new post is on top: most of them, where it has standing. */
export const topReadersOfPost = prepared<{ id: number }[], { id: number; members: readonly number[] }>((db) =>
  db
    .select({ id: sql<number>`member.id` })
    .from(posts)
    .innerJoin(sql`unnest(${sql.placeholder("members")}::bigint[]) as member (id)`, sql`true`)
    .where(
      sql`${posts.id} = ${sql.placeholder("id")} and ${isOutsideGroups(posts.visibility)} and ${canSeePost(member, posts)}
        and ${isNotMuted(member, posts.authorId)}
        and (${posts.placeAt} is null or ${posts.authorId} = ${member} or not ${isBelowOthers})`,
    )
    .prepare("feed_top_readers_of_post"),
);
