import type { Sql } from "postgres";

/** The number of members and posts of the community. */
export const SIZE = { members: 3_000, posts: 24_000 };

/** The first member, who has more of everything than a page shows. */
export const ADA = { id: 1, username: "ada" };

const { members, posts } = SIZE;

const since = `now() - interval '700 days'`;
/** When the post, or whatever else of so many, with the number n was written: the last one a minute ago. */
const at = (n: string, of: number) =>
  `now() - interval '1 minute' - (${of} - ${n}) * interval '${Math.ceil((600 * 86_400) / of)} seconds'`;
/** A word that occurs the more often, the smaller its number is. */
const word = `'w' || floor(power(20000, random()))::int`;
const words = (count: number) => `(select string_agg(${word}, ' ') from generate_series(1, ${count}) where n > 0)`;

/** Members: names that many have in common, and usernames that belong to one. */
const MEMBERS = [
  `insert into users (name, username, email, password_hash, location, last_active_at, created_at)
    select (array['Ann','Ben','Cleo','Dan','Eva','Finn','Gus','Hana','Ivo','Jane','Kim','Lea','Max','Nora','Olga','Paul'])[1 + n % 16]
        || ' ' || (array['Adler','Bauer','Cruz','Diaz','Egan','Fox','Gray','Hill','Ito','Jones','Khan','Lang'])[1 + n / 16 % 12],
      'member' || n, 'member' || n || '@example.test', '-', 'Town ' || n % 20,
      now() - n * interval '1 minute', ${since} - (${members} - n) * interval '1 minute'
    from generate_series(2, ${members}) as n`,
  `update users set username = '${ADA.username}', location = 'Town 1', last_active_at = now() where id = ${ADA.id}`,
];

/** Bonds: Ada has three hundred, everybody else a few with their neighbours. */
const BONDS = [
  `insert into bonds (user_id, bond_id, created_at)
    select pair.a, pair.b, ${since} + pair.b * interval '1 minute' from (
      select ${ADA.id}::bigint as a, n::bigint as b from generate_series(2, 301) as n
      union select n, n + step from generate_series(2, ${members}) as n, unnest(array[1, 7, 31, 211]) as step where n + step <= ${members}
    ) as one, lateral (values (one.a, one.b), (one.b, one.a)) as pair (a, b)`,
  `insert into follows (follower_id, followee_id, created_at) select user_id, bond_id, created_at from bonds`,
  `insert into follows (follower_id, followee_id, created_at)
    select n, ${ADA.id}, ${since} + n * interval '1 minute' from generate_series(302, ${Math.min(members, 2_500)}) as n
    union all select ${ADA.id}, n, ${since} + n * interval '1 minute' from generate_series(400, 800) as n`,
  `update users set bonds_count = counted.bonds from (select user_id, count(*) as bonds from bonds group by 1) as counted
    where counted.user_id = users.id`,
  `insert into bond_requests (from_id, to_id, created_at)
    select n, ${ADA.id}, ${since} + n * interval '1 minute' from generate_series(1001, 1150) as n
    union all select ${ADA.id}, n, ${since} + n * interval '1 minute' from generate_series(1201, 1300) as n
    union all select n, n + 23, ${since} + n * interval '1 minute' from generate_series(2, ${members} - 23) as n`,
  `insert into blocks (blocker_id, blocked_id) select ${ADA.id}, n from generate_series(1401, 1403) as n
    union all select n, n + 17 from generate_series(2, ${members} - 17) as n`,
  `insert into mutes (muter_id, muted_id) select ${ADA.id}, n from generate_series(1411, 1412) as n
    union all select n, n + 19 from generate_series(2, ${members} - 19) as n`,
  `insert into settings (user_id) select n from generate_series(2, ${members}) as n`,
  `insert into sessions (user_id, expires_at) select n, now() + interval '30 days' from generate_series(1, ${members}) as n`,
  `insert into suggestion_dismissals (user_id, dismissed_id) select n, 1 + n * 3 % ${members} from generate_series(1, ${members}) as n`,
];

/** Groups: one with everybody, and Ada in sixty. */
const GROUPS = [
  `insert into groups (slug, name, description, category, visibility, members_count, week_active_count, created_at)
    select 'group-' || n, 'Group ' || n || ' of ' || ${word}, 'All about ' || ${word}, (array['Design','Science','Business'])[1 + n % 3],
      case when n % 5 = 0 then 'private' else 'public' end, 5, n % 40, ${at("n", members)}
    from generate_series(1, ${members}) as n`,
  `insert into group_members (group_id, user_id, role, state, created_at)
    select n, 1 + (n * 5 + k) % ${members}, case when k = 0 then 'owner' else 'member' end, 'member', ${since}
    from generate_series(1, ${members}) as n, generate_series(0, 4) as k
    union all select 1, n, 'member', 'member', ${since} + n * interval '1 minute' from generate_series(11, ${members}) as n
    union all select n * 7, ${ADA.id}, 'owner', 'member', ${since} + n * interval '1 hour' from generate_series(30, 90) as n
    on conflict do nothing`,
  `insert into group_members (group_id, user_id, state)
    select 210, n, 'requested' from generate_series(1501, 1700) as n on conflict do nothing`,
  `update groups set members_count = (select count(*) from group_members where group_id = groups.id and state = 'member')
    where id = 1 or id % 7 = 0`,
];

/** Posts: every fiftieth is Ada's; tags from one in every fifth post to one in fifteen posts. */
const POSTS = [
  `insert into posts (author_id, title, content, category, tags, visibility, group_id, media, created_at)
    select case when n % 50 = 0 then ${ADA.id} else 2 + floor(power(random(), 2) * (${members} - 2))::int end,
      case when n % 3 > 0 then 'Idea ' || ${words(4)} end, ${words(40)},
      (array['Technology','Business','Science','Health','Education'])[1 + n % 5],
      array['t' || floor(power(3000, random()))::int] || case when n % 5 = 0 then array['common'] else '{}' end
        || case when n % 25 = 0 then array['frequent'] else '{}' end || case when n % ${Math.floor(posts / 15)} = 7 then array['rare'] else '{}' end,
      case when n % 20 = 3 then 'bonds' when n % 20 = 10 then 'group' else 'public' end,
      case when n % 20 = 10 then 5 * (1 + n % ${Math.floor(members / 5)}) when n % 20 = 11 then 1 end,
      case when n % 5 = 0 then jsonb_build_array(jsonb_build_object('id', n, 'type', 'image', 'key', 'key-' || n, 'width', 10,
        'height', 10, 'placeholder', null, 'thumbnailKey', null, 'alt', null)) else '[]' end,
      ${at("n", posts)}
    from generate_series(1, ${posts}) as n`,
  `update users set public_posts_count = counted.public, bonds_posts_count = counted.bonds from (
      select author_id, count(*) filter (where visibility = 'public') as public, count(*) filter (where visibility = 'bonds') as bonds
      from posts group by 1) as counted where counted.author_id = users.id`,
  `insert into totals (name, value) select 'public_posts', count(*) from posts where visibility = 'public'
    on conflict (name) do update set value = excluded.value`,
  `insert into tags (name, posts_count) select tag, count(*) from posts, unnest(tags) as tag where visibility = 'public' group by 1`,
  `insert into tag_follows (user_id, name) select n, name from generate_series(1, 60) as n,
    (select name from tags order by posts_count desc limit 40) as tag`,
  `insert into post_links (post_id, url, host, created_at) select id, 'https://host' || id % 40 || '.test/' || id % 400, 'host' || id % 40, created_at
    from posts where id % 9 = 0`,
  `insert into drafts (user_id, kind, data, updated_at) select 1 + n % ${members}, 'post',
    '{"title":"","content":"Draft","category":null,"tags":[],"visibility":"public","location":null}', ${at("n", members * 2)}
    from generate_series(1, ${members * 2}) as n`,
  `insert into insights (user_id, prompt, cards, found_count, created_at) select 1 + n % ${members}, 'Prompt ' || n, '[]', 0, ${at("n", members * 2)}
    from generate_series(1, ${members * 2}) as n`,
];

/** Likes, comments, bookmarks: the newest post has very many. */
const MARKS = [
  `insert into likes (user_id, post_id) select 1 + (n * 13 + k * 101) % ${members}, n
    from generate_series(1, ${posts}) as n, generate_series(1, 2) as k on conflict do nothing`,
  `insert into likes (user_id, post_id) select n, ${posts} - 1 from generate_series(1, ${members}) as n on conflict do nothing`,
  `insert into comments (post_id, author_id, content, created_at)
    select ${posts} - 1, 2 + n % (${members} - 2), ${words(8)}, ${at("n", 3_000)} from generate_series(1, 3000) as n`,
  `insert into comments (post_id, author_id, parent_id, content, created_at)
    select ${posts} - 1, 2 + n % (${members} - 2), (select max(id) from comments), ${words(8)}, ${at("n", 500)} from generate_series(1, 500) as n`,
  `insert into comments (post_id, author_id, content, created_at)
    select n, case when n % 20 = 0 then ${ADA.id} else 2 + n % (${members} - 2) end, ${words(8)}, ${at("n", posts)}
    from generate_series(1, ${posts}) as n`,
  `update posts set likes_count = counted.likes from (select post_id, count(*) as likes from likes group by 1) as counted
    where counted.post_id = posts.id`,
  `update posts set comments_count = counted.comments from (select post_id, count(*) as comments from comments group by 1) as counted
    where counted.post_id = posts.id`,
  `insert into bookmarks (user_id, post_id, note, created_at)
    select ${ADA.id}, n, case when n % 9 = 0 then 'note ' || n end, ${at("n", posts)} from generate_series(1, ${posts}, 15) as n
    union all select 2 + n % (${members} - 2), n, null, ${at("n", posts)} from generate_series(1, ${posts}) as n`,
  `insert into bookmark_folders (user_id, name) select n, 'Folder' from generate_series(1, ${members}) as n`,
  `insert into bookmark_folder_items (folder_id, user_id, post_id, created_at)
    select user_id, user_id, post_id, created_at from bookmarks where user_id > ${ADA.id} or post_id % 3 = 1`,
];

/** Conversations: the first three hundred are Ada's with her bonds, the next fifty are groups with her. */
const TALKS = [
  `insert into conversations (kind, low_id, high_id, last_seq, last_message_at, created_at)
    select 'direct', low, high, 20, ${at("row_number() over (order by low desc, high)", members * 4)}, ${since}
    from (select user_id as low, bond_id as high from bonds where user_id < bond_id) as pair order by low, high`,
  `insert into participants (conversation_id, user_id, last_read_seq, created_at)
    select id, member, case when id % 10 = 0 then 15 else 20 end, created_at from conversations, unnest(array[low_id, high_id]) as member`,
  `with made as (
      insert into conversations (kind, name, last_seq, last_message_at, created_at)
      select 'group', 'Talk ' || n, 20, ${at("n", 50)}, ${since} from generate_series(1, 50) as n returning id
    )
    insert into participants (conversation_id, user_id, last_read_seq) select id, n, 18 from made, generate_series(1, 20) as n`,
  `insert into messages (conversation_id, seq, sender_id, text, sent_at)
    select talk.id, n, case when n % 2 = 0 then coalesce(talk.low_id, ${ADA.id}) else coalesce(talk.high_id, 2) end, ${words(8)},
      talk.last_message_at - (20 - n) * interval '1 hour'
    from conversations as talk, generate_series(1, 20) as n`,
  `insert into message_reactions (message_id, user_id, emoji) select id, sender_id, '👍' from messages where id % 7 = 0`,
  `insert into comment_likes (user_id, comment_id) select 1 + n * 7 % ${members}, n from generate_series(1, ${posts}) as n`,
  `insert into feed_anchors (viewer_id, scope, newest_created_at, newest_id) select n, '', now(), 1 from generate_series(2, ${members}) as n`,
  `insert into metric_days (user_id, metric, day, count) select n, 'impression', current_date - k, 3
    from generate_series(1, ${members}) as n, generate_series(1, 9) as k`,
  `insert into media (owner_id, type, key, width, height, bytes) select 1 + n % ${members}, 'image', 'file-' || n, 10, 10, 10 from generate_series(1, ${members}) as n`,
  `insert into draft_media (draft_id, media_id) select n, n from generate_series(1, ${members}) as n`,
];

/** Notifications: Ada has one for each of her posts and comments. */
const NOTICES = [
  `insert into notifications (user_id, type, group_key, post_id, actors_count, last_event_at, seen_at, read_at)
    select ${ADA.id}, 'like', 'like:' || id, id, 3, created_at, created_at, case when id % 3 > 0 then created_at end
    from posts where author_id = ${ADA.id}
    union all select author_id, 'comment', 'comment:' || id, id, 1, created_at, null, null from posts where author_id > ${ADA.id}`,
  `insert into notification_events (notification_id, user_id, actor_id, entity_id, pending, counted, rang, created_at)
    select notifications.id, user_id, 2 + (notifications.id * 3 + k) % (${members} - 2), coalesce(comment.id, 0), false, true, true, last_event_at
    from notifications cross join generate_series(1, 3) as k left join comments as comment
      on type = 'comment' and comment.post_id = notifications.post_id and comment.parent_id is null and notifications.post_id < ${posts} - 1
    where k <= actors_count`,
];

/** What others saw of Ada. */
const SIGHTINGS = [
  `insert into sightings (metric, owner_id, viewer_id, post_id, source, created_at)
    select case when n % 4 = 0 then 'profile_view' else 'impression' end, case when n % 2 = 0 then ${ADA.id} else 2 + n % (${members} - 2) end,
      1 + (n * 7) % ${members}, case when n % 4 = 0 then 0 else 50 * (1 + n % 200) end, 'feed', now() - n * interval '5 minutes'
    from generate_series(1, 12000) as n`,
  `insert into totals (name, value) select 'sightings_rolled', max(id) - 100 from sightings
    on conflict (name) do update set value = excluded.value`,
];

/**
 * Fills a database with a community around its first member, Ada. It writes rows alone, in the order of their tables.
 */
export async function fillCommunity(sql: Sql): Promise<void> {
  const all = [MEMBERS, BONDS, GROUPS, POSTS, MARKS, TALKS, NOTICES, SIGHTINGS].flat();
  for (const statement of all) await sql.unsafe(statement);
  await sql.unsafe("vacuum (analyze)");
}
