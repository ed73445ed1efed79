import { sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { tagFollows } from "#server/db/schema/explore";
import { feedPreferences } from "#server/db/schema/feed";
import { bonds, follows } from "#server/db/schema/people";
import { posts } from "#server/db/schema/posts";
import { canSeePost, isGroupMember, isNotMuted, isOutsideGroups } from "#server/db/visibility";
import { hasEarlier } from "./following.held.queries.ts";

const member = sql`member.id`;

const isPreferred = (kind: "less" | "person" | "tag" | "group", about: ReturnType<typeof sql>) =>
  sql`exists (select from ${feedPreferences} where ${feedPreferences.userId} = ${member} and ${feedPreferences.kind} = ${sql.raw(`'${kind}'`)}
    and ${about} and (${feedPreferences.until} is null or ${feedPreferences.until} > now()) offset 0)`;

const bondOfMember = sql`select ${bonds.createdAt} as created_at from ${bonds} where ${bonds.userId} = ${member} and ${bonds.bondId} = ${posts.authorId}`;
const followOfMember = sql`select ${follows.createdAt} as created_at from ${follows} where ${follows.followerId} = ${member} and ${follows.followeeId} = ${posts.authorId}`;

/** Whether less of the author was asked since there is a tie, and another post came this week. */
const isHeldBack = sql`exists (select from ${feedPreferences} as less where less.user_id = ${member} and less.kind = 'less'
    and less.person_id = ${posts.authorId}
    and less.created_at > (select max(created_at) from (${bondOfMember} union all ${followOfMember}) as tie)
    and ${hasEarlier(sql`${posts}`, sql`less.created_at`, sql`exists (${bondOfMember})`)} offset 0)`;

const isTie = sql`${posts.authorId} = ${member}
  or ((exists (${bondOfMember} offset 0) or exists (${followOfMember} offset 0)) and not ${isHeldBack})`;

const isInGroup = sql`${posts.groupId} is not null and ${isGroupMember(member, posts.groupId)}
  and not ${isPreferred("group", sql`${feedPreferences.groupId} = ${posts.groupId}`)}`;

const hasTag = sql`${posts.visibility} = 'public' and exists (select from ${tagFollows}
  where ${tagFollows.userId} = ${member} and ${tagFollows.name} = any(${posts.tags})
    and not ${isPreferred("tag", sql`${feedPreferences.tag} = ${tagFollows.name}`)} offset 0)`;

/**
 * Finds in whose Following a new post is, of the members who listen: each check is a lookup in the index of its table.
 * `isFollowed` of following.sources.queries.ts says the same of many posts for one member.
 */
export const followersOfPost = prepared<{ id: number }[], { id: number; members: readonly number[] }>((db) =>
  db
    .select({ id: sql<number>`member.id` })
    .from(posts)
    .innerJoin(sql`unnest(${sql.placeholder("members")}::bigint[]) as member (id)`, sql`true`)
    .where(
      sql`${posts.id} = ${sql.placeholder("id")} and ${canSeePost(member, posts)} and ${isNotMuted(member, posts.authorId)}
        and not ${isPreferred("person", sql`${feedPreferences.personId} = ${posts.authorId}`)}
        and ((${isOutsideGroups(posts.visibility)} and (${isTie}))
          or ((${isInGroup} or (${hasTag})) and not ${isPreferred("less", sql`${feedPreferences.personId} = ${posts.authorId}`)}))`,
    )
    .prepare("feed_followers_of_post"),
);
