import { and, eq, sql, type SQL } from "drizzle-orm";
import { movedCounts } from "#server/db/counters";
import { allowTime, type DbOrTx, type Tx } from "#server/db/client";
import { lockInTurn } from "#server/db/marks";
import { bookmarks } from "#server/db/schema/bookmarks";
import { drafts } from "#server/db/schema/drafts";
import type { StoredFacet } from "#server/db/schema/facets";
import type { StoredMedia } from "#server/db/schema/images";
import { likes, postCounterDeltas, postLinks, postRevisions, posts, totalDeltas } from "#server/db/schema/posts";
import { tagDeltas } from "#server/db/schema/tags";
import { users } from "#server/db/schema/users";
import { writtenTags } from "#server/db/postColumns";
import { canSeePost } from "#server/db/visibility";
import { linksOf } from "#server/features/posts/facets/facets.rules";
import { type GeoPoint, toPlaced, type Visibility } from "./posts.model.ts";

/** The fields of a post that its author decides, and those that follow from its text. */
export interface WrittenPost {
  title: string | null;
  content: string;
  language: string;
  category: string | null;
  /** The tags as they are written. */
  tags: string[];
  facets: StoredFacet[];
  media: StoredMedia[];
  visibility: Visibility;
  location: GeoPoint | null;
  placeName: string | null;
}

/** The fields of a new post that never change. */
export interface NewPostRow extends WrittenPost {
  authorId: number;
  groupId: number | null;
  clientId: string | null;
}

/** Adds a common table expression to a statement; it only writes counts, and nothing reads from it. */
const counting = (tx: DbOrTx, name: string, statement: SQL) => tx.$with(name, {}).as(statement);

/** Returns the addresses of a public post, as two lists side by side; posts for bonds do not count in the news. */
function newsOf({ facets, visibility }: Pick<WrittenPost, "facets" | "visibility">): SQL {
  const links = visibility === "public" ? linksOf(facets) : [];
  const list = (of: "url" | "host") => sql`${sql.param(links.map((link) => link[of]))}::text[]`;
  return sql`unnest(${list("url")}, ${list("host")}) as link (url, host)`;
}

/** In Everything, posts of authors without standing stand where posts stand that are an hour older. */
const BEHIND = sql.raw("interval '1 hour'");

/** The place of a new post, where it is not that of its time. A community in which nobody has standing has no such posts. */
export const placeOf = (
  authorId: number,
) => sql`case when (select author.has_standing from ${users} as author where author.id = ${authorId})
    or not exists (select from ${users} where ${users.hasStanding}) then null else now() - ${BEHIND} end`;

/** Stores a post, updates the counts of its author, its tags and the community, and stores its links for the news. */
export async function insertPost(tx: DbOrTx, { location, ...post }: NewPostRow): Promise<number> {
  const made = tx.$with("made").as(
    tx
      .insert(posts)
      .values({
        ...post,
        latitude: location?.lat ?? null,
        longitude: location?.lng ?? null,
        placeName: location && post.placeName,
        placeAt: placeOf(post.authorId),
      })
      .returning({ id: posts.id, authorId: posts.authorId, visibility: posts.visibility, tags: posts.tags }),
  );
  const ofAuthor = sql`update ${users} as author set ${movedCounts(null, sql`made.visibility`)} from made where author.id = made.author_id`;
  const ofAll = sql`insert into ${totalDeltas} (name, delta)
    select 'public_posts', 1 from made where visibility = 'public'`;
  const ofTags = sql`insert into ${tagDeltas} (name, delta)
    select tag, 1 from made, unnest(made.tags) as tag where made.visibility = 'public'`;
  const links = sql`insert into ${postLinks} (post_id, url, host) select made.id, link.url, link.host from made, ${newsOf(post)}`;
  const [row] = await tx
    .with(
      made,
      counting(tx, "of_author", ofAuthor),
      counting(tx, "of_all", ofAll),
      counting(tx, "of_tags", ofTags),
      counting(tx, "links", links),
    )
    .select({ id: made.id })
    .from(made);
  if (!row) throw new Error("A post was not stored.");
  return row.id;
}

/** Counts the posts of a member that wait for approval in a group (`posts_waiting_idx`). */
export const countWaitingOf = (tx: DbOrTx, authorId: number, groupId: number): Promise<number> =>
  tx.$count(posts, and(eq(posts.groupId, groupId), eq(posts.visibility, "waiting"), eq(posts.authorId, authorId)));

/** Finds the post that its author already created under this client id; a second request waits for the first. */
export async function firstOfClientId(tx: DbOrTx, authorId: number, clientId: string): Promise<number | null> {
  await lockInTurn(tx, `post:${authorId}:${clientId}`);
  const [row] = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.authorId, authorId), eq(posts.clientId, clientId)));
  return row?.id ?? null;
}

/**
 * Locks a post of the author until the transaction ends, and the author's counts before it, because the deletion of an
 * account takes these locks in the same order. Returns null when the author has no such post, or for a change may not
 * see it any more: a member who was removed from a private group can still delete what they wrote there.
 */
export async function lockOwnPost(
  tx: Tx,
  authorId: number,
  id: number,
  act: "change" | "delete",
): Promise<(WrittenPost & { groupId: number | null }) | null> {
  await tx.execute(sql`select 1 from ${users} where id = ${authorId} for no key update`);
  const [row] = await tx
    .select({
      title: posts.title,
      content: posts.content,
      language: sql<string>`coalesce(${posts.language}, 'und')`,
      category: posts.category,
      tags: writtenTags,
      facets: posts.facets,
      media: posts.media,
      visibility: posts.visibility,
      groupId: posts.groupId,
      latitude: posts.latitude,
      longitude: posts.longitude,
      placeName: posts.placeName,
    })
    .from(posts)
    .where(
      and(eq(posts.id, id), eq(posts.authorId, authorId), act === "change" ? canSeePost(authorId, posts) : undefined),
    )
    .for("update", { of: posts });
  return row ? toPlaced(row) : null;
}

/** A change of a post: `isChanged` when its text differs, `edited` when its text, files or visibility differ. */
interface Change {
  authorId: number;
  id: number;
  post: WrittenPost;
  isChanged: boolean;
  edited: boolean;
}

/**
 * Changes a locked post: stores its former version, and moves every count that depends on its tags and its visibility.
 * Links that stay keep the time at which they were shared. A post that its group declined is its author's for good.
 */
export async function updatePost(tx: Tx, { authorId, id, post, isChanged, edited }: Change): Promise<void> {
  const own = sql`id = ${id} and author_id = ${authorId}`;
  const { visibility } = post;
  const isPublic = visibility === "public";
  const tags = sql`${sql.param(post.tags)}::text[]`;
  const news = newsOf(post);
  await tx.execute(sql`with before as (select * from ${posts} where ${own}
    ), kept as (
      insert into ${postRevisions} (post_id, title, content, category, tags, visibility, created_at)
      select id, title, content, category, coalesce(tag_forms, tags), visibility, coalesce(edited_at, created_at) from before where ${isChanged}
    ), changed as (
      update ${posts} set title = ${post.title}, content = ${post.content}, language = ${post.language}, category = ${post.category}, tags = ${tags},
        facets = ${JSON.stringify(post.facets)}::jsonb, media = ${JSON.stringify(post.media)}::jsonb,
        latitude = ${post.location?.lat ?? null}::float8, longitude = ${post.location?.lng ?? null}::float8,
        place_name = ${(post.location && post.placeName) ?? null}::text,
        visibility = ${visibility}, withheld = case when visibility = 'hidden' then withheld end, updated_at = now(), edited_at = case when ${edited} then now() else edited_at end
      where ${own}
    ), of_author as (
      update ${users} as author set ${movedCounts(sql`before.visibility`, sql`${visibility}::text`)}
      from before where author.id = before.author_id and before.visibility <> ${visibility}
    ), of_all as (
      insert into ${totalDeltas} (name, delta)
      select 'public_posts', ${isPublic ? 1 : -1} from before where (visibility = 'public') <> ${isPublic}
    ), of_tags as (
      insert into ${tagDeltas} (name, delta)
      select tag, -1 from before, unnest(before.tags) as tag where before.visibility = 'public'
      union all select distinct fold(tag), 1 from unnest(${tags}) as tag where ${isPublic}
    ), unlinked as (
      delete from ${postLinks} where post_id = ${id} and url not in (select link.url from ${news})
    )
    insert into ${postLinks} (post_id, url, host) select ${id}::bigint, link.url, link.host from ${news}
    on conflict do nothing`);
}

const offTheCounts = sql`of_all as (
      insert into ${totalDeltas} (name, delta) select 'public_posts', -1 from removed where visibility = 'public'
    ), of_tags as (
      insert into ${tagDeltas} (name, delta)
      select tag, -1 from removed, unnest(removed.tags) as tag where removed.visibility = 'public'
    )`;

/**
 * Deletes a locked post with everything that belongs to it except the bookmarks of others, and subtracts it from every
 * count.
 */
export async function deletePost(tx: Tx, authorId: number, id: number): Promise<void> {
  await allowTime(tx, 30);
  await tx.execute(sql`with removed as (
      delete from ${posts} where id = ${id} and author_id = ${authorId} returning author_id, visibility, tags
    ), ${offTheCounts}
    update ${users} as author set ${movedCounts(sql`removed.visibility`, null)}
    from removed where author.id = removed.author_id`);
}

/**
 * Deletes all posts of an author whose account is deleted, with everything that belongs to them, and subtracts them
 * from the community's counts.
 */
export async function deletePostsOf(tx: DbOrTx, authorId: number): Promise<void> {
  await tx.execute(sql`with removed as (
      delete from ${posts} where author_id = ${authorId} returning visibility, tags
    ), ${offTheCounts}
    select count(*) from removed`);
}

/**
 * Removes all likes and bookmarks of a member whose account is deleted, and subtracts them from the counts of posts
 * that remain.
 */
export async function deleteMarksOf(tx: DbOrTx, memberId: number): Promise<void> {
  await tx.execute(sql`
    with unliked as (delete from ${likes} where user_id = ${memberId} returning post_id),
      unmarked as (delete from ${bookmarks} where user_id = ${memberId} returning post_id),
      there as (select id from ${posts} where id in (select post_id from unmarked) for key share)
    insert into ${postCounterDeltas} (post_id, likes, bookmarks)
    select post_id, -1, 0 from unliked union all select id, 0, -1 from there`);
}

/** Removes a bookmark, and subtracts it from the count if its post still exists; returns whether there was one. */
export async function deleteBookmark(db: DbOrTx, memberId: number, postId: number): Promise<boolean> {
  const [row] = await db.execute<{ removed: boolean }>(sql`
    with there as (select id from ${posts} where id = ${postId} for key share),
      removed as (delete from ${bookmarks} where user_id = ${memberId} and post_id = ${postId} returning post_id),
      counted as (insert into ${postCounterDeltas} (post_id, bookmarks) select id, -1 from there, removed)
    select exists (select from removed) as removed`);
  return row?.removed ?? false;
}

/** Deletes one of the viewer's drafts when its post is stored; returns false when they have no such draft. */
export async function removeDraft(tx: DbOrTx, viewerId: number, draftId: number): Promise<boolean> {
  const removed = await tx
    .delete(drafts)
    .where(and(eq(drafts.id, draftId), eq(drafts.userId, viewerId)))
    .returning({ id: drafts.id });
  return removed.length > 0;
}
