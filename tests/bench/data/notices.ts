import type { Scale, Step } from "./scale.ts";

/** Notifications of the likes and comments of the last three months; the newest three of a member are unread. */
export const noticeSteps = ({ newest }: Scale): Step[] => [
  {
    name: "acts",
    text: () => `
      create unlogged table bench_acts as
      select post.author_id as user_id, 'like' as type, 'like:' || post.id as group_key, post.id as post_id,
        liked.user_id as actor_id, post.id as entity_id, liked.created_at as at
      from posts as post join likes as liked on liked.post_id = post.id
      where post.created_at > '${newest}'::timestamptz - interval '90 days' and liked.user_id <> post.author_id
      union all select post.author_id, 'comment', 'comment:' || post.id, post.id, said.author_id, said.id, said.created_at
      from posts as post join comments as said on said.post_id = post.id
      where post.created_at > '${newest}'::timestamptz - interval '90 days' and said.author_id <> post.author_id`,
  },
  {
    name: "notifications",
    text: () => `
      insert into notifications (user_id, type, group_key, post_id, actors_count, created_at, last_event_at, seen_at, read_at)
      select user_id, type, group_key, post_id, actors, first, last, case when rank > 3 then last end, case when rank > 3 then last end
      from (select user_id, type, group_key, post_id, count(distinct actor_id) as actors, min(at) as first, max(at) as last,
          row_number() over (partition by user_id order by max(at) desc) as rank
        from bench_acts group by 1, 2, 3, 4) as grouped order by last`,
  },
  {
    name: "their events",
    text: () => `
      insert into notification_events (notification_id, user_id, actor_id, entity_id, created_at, pending, counted, rang)
      select entry.id, entry.user_id, actor_id, entity_id, at, false, true, true
      from notifications as entry join bench_acts using (user_id, group_key)`,
  },
  { name: "the acts again", text: () => `drop table bench_acts` },
];
