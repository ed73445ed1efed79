import { busyMember, createdAt, groupSize, image, memberOf, words } from "./formulas.ts";
import type { Scale, Step } from "./scale.ts";

const YEARS_DAYS = 730;

/** Groups with their members: those with an odd id are public, the others private. */
export function groupSteps({ members, groups, newest }: Scale): Step[] {
  return [
    {
      name: "groups",
      text: () => `
        insert into groups (id, slug, name, description, category, visibility, members_count, created_at, updated_at)
        select n, 'group-' || n, 'Group w' || n || ' w' || n % 50, 'Talks about w' || n, ${category("n")},
          case when n % 2 = 1 then 'public' else 'private' end, ${groupSize(members, "n")},
          '${newest}'::timestamptz - interval '740 days', '${newest}'::timestamptz - interval '740 days'
        from generate_series(1, ${groups}) as n`,
    },
    {
      name: "members of groups",
      text: () => `
        insert into group_members (group_id, user_id, role, state, created_at, decided_at)
        select n, ${memberOf(members, "n", "i")}, case i when 0 then 'owner' when 1 then 'admin' else 'member' end, 'member',
          '${newest}'::timestamptz - interval '735 days' * random(), '${newest}'::timestamptz
        from generate_series(1, ${groups}) as n, generate_series(0, ${groupSize(members, "n")} - 1) as i`,
    },
  ];
}

/**
 * Posts: 80 % public (some of them in public groups), 15 % for bonds, 5 % in private groups; about 430 characters each;
 * a few members write most of them. Public posts alone have likes, bookmarks and comments: a few very many, most a few.
 */
export const postSteps = (scale: Scale): Step[] => [
  {
    // References are not checked, and no trigger runs meanwhile; but the words of texts are written by triggers.
    name: "words",
    text: () => `
      alter table posts enable always trigger posts_terms_read;
      alter table comments enable always trigger comments_terms_read`,
  },
  { name: "posts", last: scale.posts, part: 10_000, text: (from, to) => insertPosts(scale, from, to) },
  {
    name: "files",
    last: scale.posts,
    part: 100_000,
    text: (from, to) => `
      insert into media (id, owner_id, type, key, width, height, placeholder, alt, renditions, bytes, attached_at, created_at)
      select (file ->> 'id')::bigint, author_id, 'image', file ->> 'key', (file ->> 'width')::int, (file ->> 'height')::int,
        file ->> 'placeholder', file ->> 'alt', file -> 'renditions', 120000, created_at, created_at
      from posts, jsonb_array_elements(media) as file where posts.id between ${from} and ${to}`,
  },
  {
    name: "links",
    text: () => `
      insert into post_links (post_id, url, host, created_at)
      select id, facet ->> 'value', 'example.test', created_at from posts, jsonb_array_elements(facets) as facet
      where facet ->> 'kind' = 'link' and visibility = 'public'`,
  },
  {
    name: "tags",
    text: () => `
      insert into tags (name, posts_count)
      select tag, count(*) filter (where visibility = 'public') from posts, unnest(tags) as tag group by tag`,
  },
  {
    // The trigger that writes them does not run while references are not checked.
    name: "posts of tags",
    last: scale.posts,
    part: 100_000,
    text: (from, to) => `
      insert into post_tags (name, created_at, post_id, author_id, is_public)
      select distinct tag, created_at, id, author_id, visibility = 'public' from posts, unnest(tags) as tag
      where id between ${from} and ${to}`,
  },
];

const category = (n: string) => `(array['Technology', 'Business', 'Science', 'Health', 'Education'])[1 + ${n} % 5]`;

function insertPosts({ posts, members, groups, newest }: Scale, from: number, to: number): string {
  const halfOfGroups = Math.floor(groups / 2);
  const groupOf = (offset: number) => `${offset} + 2 * floor(${halfOfGroups} * power(topic, 2))::int`;
  const mention = `jsonb_build_object('start', 0, 'end', length(handle) + 1, 'kind', 'mention', 'value', handle, 'userId', friend)`;
  const link = `jsonb_build_object('start', length(text) - length(url), 'end', length(text), 'kind', 'link', 'value', url)`;
  const file = `${image("'p' || n || '-' || i", 1200, 800)} || jsonb_build_object('id', n * 3 + i, 'type', 'image',
    'thumbnailKey', null, 'alt', 'A picture of w' || n % 1000)`;
  return `
    with dice as materialized (
      select n, random() as kind, random() as writer, random() as topic, 1 - random() as fame, random() as warmth,
        random() as files, random() as first, 1 + floor(${members} * random())::int as friend
      from generate_series(${from}, ${to}) as n
    ), kinds as materialized (
      select *, case when kind < 0.80 then 'public' when kind < 0.95 then 'bonds' else 'group' end as visibility,
        case when kind < 0.03 then ${groupOf(1)} when kind >= 0.95 then ${groupOf(2)} end as group_id,
        case when first < 0.08 then 'member' || friend end as handle,
        case when first > 0.94 then 'https://example.test/p' || n end as url
      from dice
    ), written as materialized (
      select *, coalesce('@' || handle || ' ', '') || ${words("60 + n % 50", "n")} || coalesce(' ' || url, '') as text,
        case when visibility = 'public' then least(floor(${members} / 6.0), floor(3.5 * power(fame, -0.7)))::int else 0 end as likes,
        case when visibility = 'public'
          then least(floor(${members} / 8.0), floor(0.9 * power(fame, -0.6) * (0.5 + warmth)))::int else 0 end as comments
      from kinds
    )
    insert into posts (id, author_id, title, content, category, tags, facets, media, visibility, group_id, likes_count,
      bookmarks_count, comments_count, created_at, updated_at, language)
    select n, case when group_id is null then ${busyMember(members, "writer")}
        else ${memberOf(members, "group_id", `floor(writer * ${groupSize(members, "group_id")})`)} end,
      case when n % 2 = 0 then 'Idea ' || ${words("5", "n")} end, text, case when n % 5 < 3 then ${category("n")} end,
      array_remove(array[
        case when random() < 0.85 then 't' || floor(power(5000, random()))::int end,
        case when random() < 0.60 then 'u' || floor(power(5000, random()))::int end,
        case when random() < 0.35 then 'v' || floor(power(5000, random()))::int end], null),
      case when handle is not null then jsonb_build_array(${mention}) when url is not null then jsonb_build_array(${link}) else '[]' end,
      case when files < 0.25 then (select jsonb_agg(case when visibility = 'public' then file
          else file || jsonb_build_object('key', '~' || (file ->> 'key')) end)
        from (select ${file} as file from generate_series(0, case when files < 0.05 then 2 else 0 end) as i) as files) else '[]' end,
      visibility, group_id, likes, floor(likes * warmth * 0.2)::int, comments, at, at, 'en'
    from written cross join lateral (select ${createdAt(newest, "n", posts, YEARS_DAYS)} as at) as created`;
}
