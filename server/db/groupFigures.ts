import { sql } from "drizzle-orm";
import type { DbOrTx } from "./client.ts";
import { comments } from "#server/db/schema/comments";
import { groupFigures, groupMembers, groups } from "#server/db/schema/groups";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { isForOthers } from "./visibility.ts";

/**
 * Counts the figures of groups. A member is active in a group if they wrote a post or a comment there. By the figures of
 * each group groups are ranked, so only members with standing count for them; those of all groups together count
 * everybody. The posts of a week are found by `posts_group_idx`; the rest are sums over groups, of which there are few.
 */
export async function countFigures(db: DbOrTx): Promise<void> {
  await db.execute(sql`
    with recent as (
      select id, group_id, author_id, created_at from ${posts}
      where group_id is not null and created_at > now() - interval '7 days' and ${isForOthers(posts.visibility)}
    ), acts as (
      select group_id, author_id, created_at from recent
      union all select post.group_id, said.author_id, said.created_at from ${comments} as said
        join ${posts} as post on post.id = said.post_id
        where post.group_id is not null and ${isForOthers(sql`post.visibility`)} and said.created_at > now() - interval '7 days' and said.author_id is not null
    ), written as (
      select group_id, count(*) as posts from recent join ${users} as author on author.id = author_id and author.has_standing
      group by group_id
    ), active as (
      select group_id, count(distinct author_id) as members from acts
        join ${users} as author on author.id = author_id and author.has_standing group by group_id
    ), figures as (
      select one.id, coalesce(written.posts, 0) as posts, coalesce(active.members, 0) as active from ${groups} as one
        left join written on written.group_id = one.id left join active on active.group_id = one.id
    )
    update ${groups} as counted set week_posts_count = figures.posts, week_active_count = figures.active
    from figures where figures.id = counted.id
      and (counted.week_posts_count, counted.week_active_count) is distinct from (figures.posts::int, figures.active::int)`);
  await db.execute(sql`
    insert into ${groupFigures} (name, value)
    select 'groups', count(*) from ${groups} where deleted_at is null
    union all select 'members', count(distinct user_id) from ${groupMembers} where state = 'member'
    union all select 'posts_week', count(*) from ${posts} where group_id is not null and created_at > now() - interval '7 days' and ${isForOthers(posts.visibility)}
    union all select 'active_day', count(distinct author_id) from ${posts}
      where group_id is not null and created_at > now() - interval '1 day' and ${isForOthers(posts.visibility)}
    union all select 'category:' || category, count(*) from ${groups} where deleted_at is null group by category
    on conflict (name) do update set value = excluded.value where ${groupFigures.value} <> excluded.value`);
}
