/** The number of posts on a page. */
export const PAGE_SIZE = 10;

/** Posts before this position: every post. */
const START = { at: "infinity", id: "9007199254740991" };

/** The columns of a post; times are texts of PostgreSQL. */
export interface PostRow {
  id: string;
  author_id: string;
  title: string | null;
  content: string;
  tags: string[];
  facets: object[];
  media: { id: number; key: string; type: string; width: number; height: number; renditions?: Rendition[] }[];
  latitude: number | null;
  longitude: number | null;
  visibility: string;
  likes_count: string;
  bookmarks_count: string;
  comments_count: string;
  created_at: string;
  edited_at: string | null;
  group_id: string | null;
}

/** The columns of an author. */
export interface AuthorRow {
  author_id: string;
  name: string;
  username: string;
  avatar: { key: string; placeholder: string | null } | null;
  last_active_at: string | null;
}

/** A row of the statement. */
export interface FeedRow extends PostRow, AuthorRow {
  liked: boolean;
  bookmarked: boolean;
  group_name: string | null;
  group_slug: string | null;
  total: string;
}

interface Rendition {
  key: string;
  type: string;
  width: number;
}

/**
 * The home feed as one statement of $1, the viewer, and the position ($2, $3) after which the page begins: who may see
 * what, the counts without hidden people and with changes that are not folded yet, the flags of the viewer, the author,
 * the group and the total, by the product's rules and with the columns of the client's document.
 */
export const feedStatement = (skip = "") => `
  with hidden as materialized (
    select array(select blocked_id from blocks where blocker_id = $1
      union select blocker_id from blocks where blocked_id = $1) as ids
  ), muted as materialized (
    select array(select muted_id from mutes where muter_id = $1 and (until is null or until > now())) as ids
  ), total as materialized (
    select (select value from totals where name = 'public_posts')
      + coalesce((select sum(delta) from total_deltas where name = 'public_posts'), 0)
      - coalesce((select sum(public_posts_count) from users where id = any(hidden.ids || muted.ids)), 0)
      + coalesce((select sum(bonds_posts_count) from users
          where id in (select bond_id from bonds where user_id = $1 union all select $1::bigint)
            and id <> all(hidden.ids) and id <> all(muted.ids)), 0) as value
    from hidden, muted
  )
  select post.id, post.title, post.content, post.tags, post.facets, post.media, post.latitude, post.longitude, post.visibility,
    exists (select from likes where user_id = $1 and post_id = post.id) as liked,
    post.likes_count + unfolded.likes
      - (select count(*) from likes where user_id = any(hidden.ids) and post_id = post.id) as likes_count,
    exists (select from bookmarks where user_id = $1 and post_id = post.id) as bookmarked,
    post.bookmarks_count + unfolded.bookmarks as bookmarks_count,
    post.comments_count + unfolded.comments
      - (select count(*) from comments where author_id = any(hidden.ids) and post_id = post.id and deleted_at is null)
      - (select count(*) from comments as thread join comments as reply on reply.parent_id = thread.id
          where thread.author_id = any(hidden.ids) and thread.post_id = post.id and thread.parent_id is null
            and reply.deleted_at is null and reply.author_id <> all(hidden.ids)) as comments_count,
    post.created_at, post.edited_at,
    author.id as author_id, author.name, author.username, author.avatar,
    case when author.show_online then author.last_active_at end as last_active_at,
    home.id as group_id, home.name as group_name, home.slug as group_slug, total.value as total
  from hidden, muted, total, lateral (
    select id from posts
    where (created_at, id) < ($2::timestamptz, $3::bigint)
      and (visibility = 'public' or author_id = $1 and visibility <> 'group' or visibility = 'bonds' and exists (
        select from bonds where user_id = $1 and bond_id = posts.author_id))
      and visibility <> 'group' and author_id <> all(hidden.ids) and author_id <> all(muted.ids)
    order by created_at desc, id desc limit ${PAGE_SIZE + 1} ${skip}
  ) as page
  join posts as post on post.id = page.id
  join users as author on author.id = post.author_id
  left join groups as home on home.id = post.group_id
  cross join lateral (
    select coalesce(sum(likes), 0) as likes, coalesce(sum(bookmarks), 0) as bookmarks, coalesce(sum(comments), 0) as comments
    from post_counter_deltas where post_id = post.id
  ) as unfolded
  order by post.created_at desc, post.id desc`;

/** Converts PostgreSQL's text for a time in UTC to ISO 8601. */
const iso = (text: string) => {
  const [whole = "", fraction = ""] = text.slice(0, -3).split(".");
  return `${whole.replace(" ", "T")}.${fraction.padEnd(3, "0")}Z`;
};

const url = (key: string) => `http://localhost/media/${key}`;
const ONLINE_MS = 15 * 60_000;

/** Returns what the client's document selects of the post itself. */
export const toBarePost = (row: PostRow) => ({
  id: row.id,
  title: row.title,
  content: row.content,
  tags: row.tags,
  facets: row.facets,
  media: row.media.map(({ key, renditions = [], ...file }) => ({
    ...file,
    url: url(key),
    sources: renditions.map((one) => ({ type: one.type, width: one.width, url: url(one.key) })),
  })),
  location: row.latitude === null ? null : { lat: row.latitude, lng: row.longitude },
  visibility: row.visibility.toUpperCase(),
  url: `http://localhost/post/${row.id}`,
  likesCount: Number(row.likes_count),
  bookmarksCount: Number(row.bookmarks_count),
  commentsCount: Number(row.comments_count),
  createdAt: iso(row.created_at),
  editedAt: row.edited_at && iso(row.edited_at),
});

/** Returns what the client's document selects of the author. */
export const toAuthor = (row: AuthorRow) => ({
  id: row.author_id,
  name: row.name,
  username: row.username,
  avatar: row.avatar && { url: url(row.avatar.key), placeholder: row.avatar.placeholder },
  isOnline: row.last_active_at !== null && Date.now() - Date.parse(row.last_active_at) < ONLINE_MS,
});

const toPost = (row: FeedRow) => ({
  ...toBarePost(row),
  liked: row.liked,
  bookmarked: row.bookmarked,
  author: toAuthor(row),
  group: row.group_id === null ? null : { id: row.group_id, name: row.group_name, slug: row.group_slug },
});

/** Returns the page of the rows; its cursor is the position of its last post. */
export function toFeedPage(rows: readonly FeedRow[]) {
  const posts = rows.slice(0, PAGE_SIZE);
  return {
    edges: posts.map((row) => ({ cursor: cursorOf(row), node: toPost(row) })),
    hasNextPage: rows.length > PAGE_SIZE,
    totalCount: Number(rows[0]?.total ?? 0),
  };
}

/** Returns the cursor of a post. */
export const cursorOf = ({ created_at, id }: Pick<PostRow, "created_at" | "id">) => `${created_at}~${id}`;

/** Returns the position of a cursor; without a cursor the one before all posts. */
export function positionOf(cursor: string | null | undefined): { at: string; id: string } {
  if (cursor == null) return START;
  const [at = "", id = ""] = cursor.split("~");
  return { at, id };
}
