import { sql, type SQL } from "drizzle-orm";
import { COUNTED_AS, publicPostsTotal } from "#server/db/counters";
import { bookmarks } from "#server/db/schema/bookmarks";
import { likes, postCounterDeltas, posts, totals } from "#server/db/schema/posts";
import { postTags, tagDeltas, tags } from "#server/db/schema/tags";
import { users } from "#server/db/schema/users";
import { countOf, type StoredCount } from "#server/db/storedCounts";

const { likes: likeDelta, bookmarks: bookmarkDelta } = postCounterDeltas;

const ofPost = { table: posts, id: posts.id };
const deltas = { table: postCounterDeltas, thing: postCounterDeltas.postId };
const ofAuthor = { table: users, id: users.id };
/** The index `posts_author_idx` suffices for it. */
const written = (visibilities: SQL) =>
  sql`select count(*) from ${posts} where ${posts.authorId} = ${users.id} and ${posts.visibility} in ${visibilities}`;

/** The community has one count of its posts. */
const total: StoredCount = {
  name: "public_posts",
  columns: [totals.value],
  keyType: "text",
  batch: 1,
  keysAfter: (key) => sql`select one.key from (select 'public_posts' as key) as one where one.key > ${key}`,
  compared: (keys) => sql`select one.key, ${publicPostsTotal} as stored,
      (select count(*) from ${posts} where ${posts.visibility} = 'public') as counted
    from unnest(${keys}) as one (key)`,
  correction: sql`insert into ${totals} as wrong (name, value) select key, -off from drift
    on conflict (name) do update set value = wrong.value + excluded.value`,
};

/** Tags of which posts or a count exist. */
const ofTags: StoredCount = {
  name: "tags",
  columns: [tags.postsCount],
  keyType: "text",
  batch: 200,
  keysAfter: (key, limit) => sql`select key from (
      (select name as key from ${tags} where name > ${key} order by name limit ${limit})
      union (select distinct name from ${postTags} where name > ${key} order by name limit ${limit})) as known
    order by key limit ${limit}`,
  compared: (keys) => sql`select known.key, coalesce(tag.posts_count, 0) + coalesce(unfolded.delta, 0) as stored,
      (select count(*) from ${postTags} as listed where listed.name = known.key and listed.is_public) as counted
    from unnest(${keys}) as known (key) left join ${tags} as tag on tag.name = known.key
      left join (select name, sum(delta) as delta from ${tagDeltas} group by name) as unfolded on unfolded.name = known.key`,
  correction: sql`insert into ${tags} as wrong (name, posts_count) select key, -off from drift order by key
    on conflict (name) do update set posts_count = wrong.posts_count + excluded.posts_count`,
};

/** The stored counts of posts: of each post, of its author, of its tags and of the community. */
export const postsCounts: StoredCount[] = [
  countOf({
    ...ofPost,
    name: "likes",
    stored: posts.likesCount,
    deltas: { ...deltas, delta: likeDelta },
    counted: sql`select count(*) from ${likes} where ${likes.postId} = ${posts.id}`,
  }),
  countOf({
    ...ofPost,
    name: "bookmarks",
    stored: posts.bookmarksCount,
    deltas: { ...deltas, delta: bookmarkDelta },
    counted: sql`select count(*) from ${bookmarks} where ${bookmarks.postId} = ${posts.id}`,
  }),
  countOf({
    ...ofAuthor,
    name: "author_public_posts",
    stored: users.publicPostsCount,
    counted: written(COUNTED_AS.public_posts_count),
  }),
  countOf({
    ...ofAuthor,
    name: "author_bonds_posts",
    stored: users.bondsPostsCount,
    counted: written(COUNTED_AS.bonds_posts_count),
  }),
  countOf({
    ...ofAuthor,
    name: "author_own_posts",
    stored: users.ownPostsCount,
    counted: written(COUNTED_AS.own_posts_count),
  }),
  total,
  ofTags,
];
