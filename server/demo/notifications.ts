import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { iso } from "#server/demo/core/times";

/** The days for which the members of the community have notifications. */
const DAYS = 30;
/** The number of unseen notifications of a member, the newest ones; some of those before are unread. */
const UNSEEN = 3;
const UNREAD = 7;

/** Every stored act of one member of the community that notifies another. */
const acts = sql`
  select post.author_id as user_id, 'like' as type, 'like:' || post.id as group_key, post.id as post_id,
    null::bigint as comment_id, liked.user_id as actor_id, post.id as entity_id, liked.created_at as at
  from likes as liked join posts as post on post.id = liked.post_id
  union all select post.author_id, 'comment', 'comment:' || post.id, post.id, null, said.author_id, said.id, said.created_at
  from comments as said join posts as post on post.id = said.post_id left join comments as thread on thread.id = said.parent_id
  where thread.id is null or thread.author_id <> post.author_id
  union all select thread.author_id, 'reply', 'reply:' || thread.id, said.post_id, thread.id, said.author_id, said.id, said.created_at
  from comments as said join comments as thread on thread.id = said.parent_id
  union all select said.author_id, 'comment_like', 'comment_like:' || said.id, said.post_id, said.id, liked.user_id, said.id, liked.created_at
  from comment_likes as liked join comments as said on said.id = liked.comment_id
  union all select (facet ->> 'userId')::bigint, 'mention', 'mention:post:' || post.id, post.id, null, post.author_id, post.id, post.created_at
  from posts as post, jsonb_array_elements(post.facets) as facet where facet ->> 'kind' = 'mention'
  union all select asked.to_id, 'bond_request', 'bond_request:' || asked.from_id, null, null, asked.from_id, asked.from_id, asked.created_at
  from bond_requests as asked where asked.status = 'pending'`;

/** Notifies the members of the community of recent acts, as the product does. */
export async function storeNotifications(tx: Tx, now: number): Promise<void> {
  const today = sql`${iso(now)}::timestamptz`;
  await tx.execute(sql`
    with acts as (${acts}), recent as (
      select * from acts where actor_id <> user_id and at > ${today} - ${DAYS} * interval '1 day'
    ), grouped as (
      select user_id, type, group_key, post_id, comment_id, count(distinct actor_id) as actors, min(at) as first, max(at) as last,
        row_number() over (partition by user_id order by max(at) desc) as place
      from recent group by user_id, type, group_key, post_id, comment_id
    ), stored as (
      insert into notifications (user_id, type, group_key, post_id, comment_id, actors_count, created_at, last_event_at, seen_at, read_at)
      select user_id, type, group_key, post_id, comment_id, actors, first, last,
        case when place > ${UNSEEN} then ${today} end, case when place > ${UNREAD} then ${today} end
      from grouped order by last
      returning id, user_id, group_key
    )
    insert into notification_events (notification_id, user_id, actor_id, entity_id, created_at, pending, counted, rang)
    select stored.id, stored.user_id, recent.actor_id, recent.entity_id, recent.at, false, true, true
    from stored join recent using (user_id, group_key)`);
}
