import type { Sql } from "postgres";

/** How large a community is. */
interface Size {
  members: number;
  posts: number;
  /** The number of comments of each post, besides those of the newest. */
  comments: number;
  /** The number of messages of each conversation. */
  messages: number;
}

/** The community whose reads must not grow. */
export const SIZE: Size = { members: 3_000, posts: 24_000, comments: 1, messages: 20 };

/** The first member, who has more of everything than a page shows. */
export const ADA = { id: 1, username: "ada" };

const since = `now() - interval '700 days'`;
/** When the post, or whatever else of so many, with the number n was written: the last one a minute ago. */
const at = (n: string, of: number) =>
  `now() - interval '1 minute' - (${of} - ${n}) * interval '${Math.ceil((600 * 86_400) / of)} seconds'`;
/** A word that occurs the more often, the smaller its number is. */
const word = `'w' || floor(power(20000, random()))::int`;
const words = (count: number) => `(select string_agg(${word}, ' ') from generate_series(1, ${count}) where n > 0)`;

/** Members: names that many have in common, and usernames that belong to one. */
const memberRows = ({ members }: Size) => [
  `insert into users (name, username, email, password_hash, location, has_standing, last_active_at, created_at)
    select (array['Ann','Ben','Cleo','Dan','Eva','Finn','Gus','Hana','Ivo','Jane','Kim','Lea','Max','Nora','Olga','Paul'])[1 + n % 16]
        || ' ' || (array['Adler','Bauer','Cruz','Diaz','Egan','Fox','Gray','Hill','Ito','Jones','Khan','Lang'])[1 + n / 16 % 12],
      'member' || n, 'member' || n || '@example.test', '-', 'Town ' || n % 20, true,
      now() - n * interval '1 minute', ${since} - (${members} - n) * interval '1 minute'
    from generate_series(2, ${members}) as n`,
  `update users set username = '${ADA.username}', location = 'Town 1', last_active_at = now() where id = ${ADA.id}`,
];

/** Bonds: Ada has three hundred, everybody else a few with their neighbours. A tenth of all members are suspended. */
const bondRows = ({ members }: Size) => [
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
  `insert into hidden_members (user_id, why, created_at) select n, 'suspended', ${since} + n * interval '1 minute'
    from generate_series(${members} * 8 / 10, ${members} * 9 / 10) as n`,
  `insert into settings (user_id) select n from generate_series(2, ${members}) as n`,
  `insert into sessions (user_id, expires_at) select n, now() + interval '30 days' from generate_series(1, ${members}) as n`,
  `insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    select user_id, id, 'https://push.example/' || id, 'key', 'secret' from sessions where user_id % 2 = 1`,
  `insert into suggestion_dismissals (user_id, dismissed_id) select n, 1 + n * 3 % ${members} from generate_series(1, ${members}) as n`,
];

/** Groups: one with everybody, and Ada in sixty. */
const groupRows = ({ members }: Size) => [
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
  `insert into group_invitations (group_id, user_id, inviter_id, created_at)
    select n, 1 + (n * 11) % ${members}, 1 + (n * 5) % ${members}, ${since} from generate_series(1, ${members}) as n on conflict do nothing`,
  `update groups set members_count = (select count(*) from group_members where group_id = groups.id and state = 'member')
    where id = 1 or id % 7 = 0`,
];

/** Posts: every fiftieth is Ada's; tags from one in every fifth post to one in fifteen posts. */
const postRows = ({ members, posts }: Size) => [
  // Whether a vacuum has come by changes how PostgreSQL reads so few posts.
  `alter table posts set (autovacuum_enabled = off)`,
  `insert into posts (author_id, title, language, content, category, tags, visibility, group_id, media, created_at)
    select case when n % 50 = 0 then ${ADA.id} else 2 + floor(power(random(), 2) * (${members} - 2))::int end,
      case when n % 3 > 0 then 'Idea ' || ${words(4)} end, 'en', ${words(40)},
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
  `insert into hidden_posts (user_id, post_id, created_at)
    select ${ADA.id}, n * 200, now() - n * interval '1 minute' from generate_series(1, least(40, ${posts} / 200)) as n
    union all select 2 + n % (${members} - 2), n, now() from generate_series(1, least(12000, ${posts})) as n`,
  `insert into feed_preferences (user_id, kind, tag, until) select n, 'tag', 'muted' || k, now() + interval '5 days'
    from generate_series(1, 800) as n, generate_series(1, 4) as k`,
  `insert into feed_visits (user_id, began_at, seen_at, previous_at)
    select n, now() - interval '9 minutes', now(), now() - interval '2 days' from generate_series(1, 1200) as n`,
  `insert into feed_places (user_id, scope, newest_created_at, newest_id, created_at, post_id)
    select n, scope, now(), 1, now(), 1 from generate_series(1, 1200) as n, unnest(array['everything', 'following']) as scope`,
  `insert into tag_follows (user_id, name) select n, name from generate_series(1, 60) as n,
    (select name from tags order by posts_count desc limit 40) as tag`,
  `insert into post_links (post_id, url, host, created_at) select id, 'https://host' || id % 40 || '.test/' || id % 400, 'host' || id % 40, created_at
    from posts where id % 9 = 0`,
  `insert into drafts (user_id, kind, data, updated_at) select 1 + n % ${members}, 'post',
    '{"title":"","content":"Draft","category":null,"tags":[],"visibility":"public","location":null}', now() - n * interval '1 minute'
    from generate_series(1, ${members * 2}) as n`,
  `insert into insights (user_id, prompt, cards, found_count, created_at) select 1 + n % ${members}, 'Prompt ' || n, '[]', 0, ${at("n", members * 2)}
    from generate_series(1, ${members * 2}) as n`,
];

/** Likes, comments, bookmarks: the newest post has very many. */
const markRows = ({ members, posts, comments }: Size) => [
  `insert into group_pins (post_id, group_id, created_at) select id, group_id, created_at from (
      select *, row_number() over (partition by group_id order by id desc) as place from posts where group_id is not null) as written
    where place <= 3`,
  // So many groups have pinned posts that PostgreSQL looks each up by its key.
  `insert into group_pins (post_id, group_id) select n, n from generate_series(2, ${members}) as n on conflict do nothing`,
  `insert into likes (user_id, post_id) select 1 + (n * 13 + k * 101) % ${members}, n
    from generate_series(1, ${posts}) as n, generate_series(1, 2) as k on conflict do nothing`,
  `insert into likes (user_id, post_id, created_at) select n, ${posts} - 1, now() - n * interval '1 second'
    from generate_series(1, ${members}) as n on conflict do nothing`,
  `insert into comments (post_id, author_id, language, content, created_at)
    select ${posts} - 1, 2 + n % (${members} - 2), 'en', ${words(8)}, ${at("n", 3_000)} from generate_series(1, 3000) as n`,
  `insert into comments (post_id, author_id, parent_id, language, content, created_at)
    select ${posts} - 1, 2 + n % (${members} - 2), (select max(id) from comments), 'en', ${words(8)}, ${at("n", 500)} from generate_series(1, 500) as n`,
  `insert into comments (post_id, author_id, language, content, created_at)
    select n, case when n % 20 = 0 then ${ADA.id} else 2 + (n * k) % (${members} - 2) end, 'en', ${words(8)}, ${at("n", posts)}
    from generate_series(1, ${posts}) as n, generate_series(1, ${comments}) as k`,
  // In one statement, since each change of a post writes all of its indexes.
  `update posts set likes_count = liked.likes, comments_count = coalesce(said.comments, 0)
    from (select post_id, count(*) as likes from likes group by 1) as liked
    left join (select post_id, count(*) as comments from comments group by 1) as said using (post_id)
    where liked.post_id = posts.id`,
  `insert into bookmarks (user_id, post_id, note, created_at)
    select ${ADA.id}, n, case when n % 9 = 0 then 'note ' || n end, ${at("n", posts)} from generate_series(1, ${posts}, 15) as n
    union all select 2 + n % (${members} - 2), n, null, ${at("n", posts)} from generate_series(1, ${posts}) as n`,
  `insert into bookmark_folders (user_id, name) select n, 'Folder' from generate_series(1, ${members}) as n`,
  `insert into bookmark_folder_items (folder_id, user_id, post_id, created_at)
    select user_id, user_id, post_id, created_at from bookmarks where user_id > ${ADA.id} or post_id % 3 = 1`,
];

/** Conversations: the first three hundred are Ada's with her bonds, the next fifty are groups with her. */
const talkRows = ({ members, posts, messages }: Size) => [
  `insert into conversations (kind, low_id, high_id, last_seq, last_message_at, created_at)
    select 'direct', low, high, ${messages}, ${at("row_number() over (order by low desc, high)", members * 4)}, ${since}
    from (select user_id as low, bond_id as high from bonds where user_id < bond_id) as pair order by low, high`,
  `insert into participants (conversation_id, user_id, last_read_seq, created_at)
    select id, member, case when id % 10 = 0 then ${messages - 1} else ${messages} end, created_at from conversations, unnest(array[low_id, high_id]) as member`,
  `with made as (
      insert into conversations (kind, name, last_seq, last_message_at, created_at)
      select 'group', 'Talk ' || n, ${messages}, ${at("n", 50)}, ${since} from generate_series(1, 50) as n returning id
    )
    insert into participants (conversation_id, user_id, last_read_seq) select id, n, ${messages - 2} from made, generate_series(1, 20) as n`,
  `insert into messages (conversation_id, seq, sender_id, text, sent_at)
    select talk.id, n, case when n % 2 = 0 then coalesce(talk.low_id, ${ADA.id}) else coalesce(talk.high_id, 2) end, ${words(8)},
      talk.last_message_at - (${messages} - n) * interval '1 hour'
    from conversations as talk, generate_series(1, ${messages}) as n`,
  `insert into message_reactions (message_id, user_id, emoji) select id, sender_id, '👍' from messages where id % 7 = 0`,
  `insert into comment_likes (user_id, comment_id) select 1 + n * 7 % ${members}, n from generate_series(1, ${posts}) as n`,
  `insert into feed_anchors (viewer_id, scope, newest_created_at, newest_id) select n, '', now(), 1 from generate_series(2, ${members}) as n`,
  `insert into metric_days (user_id, metric, day, count) select n, 'impression', current_date - k, 3
    from generate_series(1, ${members}) as n, generate_series(1, 9) as k`,
  `insert into media (owner_id, type, key, width, height, bytes) select 1 + n % ${members}, 'image', 'file-' || n, 10, 10, 10 from generate_series(1, ${members}) as n`,
  `insert into draft_media (draft_id, media_id) select n, n from generate_series(1, ${members}) as n`,
];

/** Notifications: Ada has one for each of her posts and comments. */
const noticeRows = ({ members, posts }: Size) => [
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

/** What members reported, and what staff decided. */
const reportRows = ({ members, posts }: Size) => [
  `insert into reports (reporter_id, kind, subject_id, owner_id, rule, rule_version, state, context, created_at)
    select n, 'post', 1 + n % ${posts}, 1 + (n * 3) % ${members}, 'no-spam', 1, case when n % 10 = 0 then 'open' else 'upheld' end,
      '{"text":"Buy this","author":null,"createdAt":"2026-01-01T00:00:00.000Z","title":null,"rule":"No spam","files":[],"path":null,"before":[]}',
      ${since} + n * interval '1 minute' from generate_series(1, ${members}) as n`,
  `insert into moderation_acts (log_id, member_id, kind, subject_id, outcome, words, created_at)
    select n, 1 + (n * 3) % ${members}, 'post', 1 + n % ${posts}, 'warn', 'Please read the rules.', ${since} + n * interval '1 minute'
    from generate_series(1, ${members}) as n`,
];

/** What others saw of Ada. */
const sightingRows = ({ members }: Size) => [
  `insert into sightings (metric, owner_id, viewer_id, post_id, source, created_at)
    select case when n % 4 = 0 then 'profile_view' else 'impression' end, case when n % 2 = 0 then ${ADA.id} else 2 + n % (${members} - 2) end,
      1 + (n * 7) % ${members}, case when n % 4 = 0 then 0 else 50 * (1 + n % 200) end, 'feed', now() - n * interval '5 minutes'
    from generate_series(1, 12000) as n`,
  `insert into totals (name, value) select 'sightings_rolled', max(id) - 100 from sightings
    on conflict (name) do update set value = excluded.value`,
];

/**
 * Fills a database with a community around its first member, Ada. It writes rows alone, in the order of their tables, on
 * one connection with a fixed seed: which words are common must not differ from run to run.
 */
export async function fillCommunity(sql: Sql, size = SIZE): Promise<void> {
  const parts = [memberRows, bondRows, groupRows, postRows, markRows, talkRows, noticeRows, reportRows, sightingRows];
  const connection = await sql.reserve();
  try {
    await connection.unsafe("select setseed(0.5)");
    for (const statement of parts.flatMap((part) => part(size))) await connection.unsafe(statement);
    // Posts lie in the order in which they were written, although all of them were changed once more.
    await connection.unsafe("cluster posts using posts_pkey");
    await connection.unsafe("vacuum (analyze)");
  } finally {
    connection.release();
  }
}
