import { and, eq, sql } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { foldingOf, foldTotals } from "#server/db/counters";
import { lockInTurn, markedBy, markedThing, marking } from "#server/db/marks";
import { postColumns, unfoldedPostCounts } from "#server/db/postColumns";
import { bookmarks, likes, postCounterDeltas, posts, totalDeltas, users } from "#server/db/schema";
import type { StoredMedia } from "#server/db/schema";
import { canSeePost, isHeard } from "#server/db/visibility";
import type { GeoPoint, PostRow, Visibility } from "./posts.model.ts";

const viewer = sql.placeholder("viewer");
const id = sql.placeholder("id");
const visibleTo = (who: typeof viewer) => canSeePost(who, posts);

/** The post as the viewer sees it, if they may. */
export const postView = prepared<PostRow[], { viewer: number; id: number }>((db) =>
  db
    .select(postColumns(viewer))
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoinLateral(unfoldedPostCounts, sql`true`)
    .where(and(eq(posts.id, id), visibleTo(viewer)))
    .prepare("post_view"),
);

/** Those of the posts that the viewer may see, in no order. */
export const postViews = prepared<PostRow[], { viewer: number; ids: readonly number[] }>((db) =>
  db
    .select(postColumns(viewer))
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoinLateral(unfoldedPostCounts, sql`true`)
    .where(and(sql`${posts.id} = any(${sql.placeholder("ids")}::bigint[])`, visibleTo(viewer)))
    .prepare("post_views"),
);

/** Whose post it is, if the viewer may see it: for what needs no more of it. */
export const authorOfVisiblePost = prepared<{ authorId: number }[], { viewer: number; id: number }>((db) =>
  db
    .select({ authorId: posts.authorId })
    .from(posts)
    .where(and(eq(posts.id, id), visibleTo(viewer)))
    .prepare("post_author"),
);

/** What of a new post its author has decided. */
export interface NewPostRow {
  authorId: number;
  title: string | null;
  content: string;
  category: string | null;
  tags: string[];
  media: StoredMedia[];
  location: GeoPoint | null;
  visibility: Visibility;
  clientId: string | null;
}

/** Stores a post, and with it the author's and the community's counts of posts. */
export async function insertPost(tx: DbOrTx, { location, ...post }: NewPostRow): Promise<number> {
  const made = tx.$with("made").as(
    tx
      .insert(posts)
      .values({ ...post, latitude: location?.lat ?? null, longitude: location?.lng ?? null })
      .returning({ id: posts.id, authorId: posts.authorId, visibility: posts.visibility }),
  );
  const ofAuthor = tx.$with("of_author", {}).as(
    sql`update ${users} as author
      set public_posts_count = author.public_posts_count + (made.visibility = 'public')::int,
        bonds_posts_count = author.bonds_posts_count + (made.visibility = 'bonds')::int
      from made where author.id = made.author_id`,
  );
  const ofAll = tx
    .$with("of_all", {})
    .as(sql`insert into ${totalDeltas} (name, delta) select 'public_posts', 1 from made where visibility = 'public'`);
  const [row] = await tx.with(made, ofAuthor, ofAll).select({ id: made.id }).from(made);
  if (!row) throw new Error("A post was not stored.");
  return row.id;
}

/** The post that its author already created under this id of the client's; a second request waits for the first. */
export async function firstOfClientId(tx: DbOrTx, authorId: number, clientId: string): Promise<number | null> {
  await lockInTurn(tx, `post:${authorId}:${clientId}`);
  const [row] = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.authorId, authorId), eq(posts.clientId, clientId)));
  return row?.id ?? null;
}

/** Deletes every post of an author who leaves, with all that hangs on them, and takes them out of the community's count. */
export async function deletePostsOf(tx: DbOrTx, authorId: number): Promise<void> {
  await tx.execute(sql`with removed as (delete from ${posts} where author_id = ${authorId} returning visibility)
    insert into ${totalDeltas} (name, delta) select 'public_posts', -1 from removed where visibility = 'public'`);
}

/** Takes back every like and bookmark of a member who leaves, and counts them off. */
export async function deleteMarksOf(tx: DbOrTx, memberId: number): Promise<void> {
  await tx.execute(sql`
    with unliked as (delete from ${likes} where user_id = ${memberId} returning post_id),
      unmarked as (delete from ${bookmarks} where user_id = ${memberId} returning post_id)
    insert into ${postCounterDeltas} (post_id, likes, bookmarks)
    select post_id, -1, 0 from unliked union all select post_id, 0, -1 from unmarked`);
}

/** Which of these members may see the post and hear its author. */
export const audienceOfPost = prepared<{ id: number }[], { id: number; members: readonly number[] }>((db) => {
  const member = sql`member.id`;
  return db
    .select({ id: sql<number>`member.id` })
    .from(posts)
    .innerJoin(sql`unnest(${sql.placeholder("members")}::bigint[]) as member (id)`, sql`true`)
    .where(and(eq(posts.id, id), canSeePost(member, posts), isHeard(member, posts.authorId)))
    .prepare("post_audience");
});

const markable = sql`select ${posts.id} from ${posts} where ${posts.id} = ${markedThing} and ${canSeePost(markedBy, posts)}
  for key share of ${posts}`;
const ofPost = { deltas: postCounterDeltas, deltaThing: postCounterDeltas.postId, target: markable };

/** Likes of posts. */
export const postLikes = marking({
  ...ofPost,
  name: "like",
  table: likes,
  user: likes.userId,
  thing: likes.postId,
  delta: postCounterDeltas.likes,
});

/** Bookmarks of posts. */
export const postBookmarks = marking({
  ...ofPost,
  name: "bookmark",
  table: bookmarks,
  user: bookmarks.userId,
  thing: bookmarks.postId,
  delta: postCounterDeltas.bookmarks,
});

const foldPosts = foldingOf("fold_posts", {
  table: posts,
  deltas: postCounterDeltas,
  thing: postCounterDeltas.postId,
  counters: [
    [postCounterDeltas.likes, posts.likesCount],
    [postCounterDeltas.bookmarks, posts.bookmarksCount],
    [postCounterDeltas.comments, posts.commentsCount],
  ],
});

/** Folds a batch of the counters of posts and of the community; answers whether there was any. */
export async function foldCounts(db: DbOrTx): Promise<boolean> {
  const [ofPosts] = await foldPosts(db, {});
  const [ofAll] = await foldTotals(db, {});
  return (ofPosts?.taken ?? 0) + (ofAll?.taken ?? 0) > 0;
}
