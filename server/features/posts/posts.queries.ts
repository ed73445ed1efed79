import { and, eq, sql } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { foldingOf, foldTags, foldTotals } from "#server/db/counters";
import { markedBy, marking } from "#server/db/marks";
import { hiddenComments, hiddenLikes } from "#server/db/hiddenCounts";
import { postColumns, unfoldedPostCounts } from "#server/db/postColumns";
import { bookmarks } from "#server/db/schema/bookmarks";
import { likes, postCounterDeltas, posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { bookmarkedBy, likedBy } from "#server/db/viewerState";
import { canSeePost, isNotMuted, isOutsideGroups } from "#server/db/visibility";
import type { PostRow } from "./posts.model.ts";

const viewer = sql.placeholder("viewer");
const id = sql.placeholder("id");
const visibleTo = (who: typeof viewer) => canSeePost(who, posts);

/** Finds a post as the viewer sees it, if they may. */
export const postView = prepared<PostRow[], { viewer: number; id: number }>((db) =>
  db
    .select(postColumns(viewer))
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoinLateral(unfoldedPostCounts, sql`true`)
    .where(and(eq(posts.id, id), visibleTo(viewer)))
    .prepare("post_view"),
);

/** Finds those of the posts that the viewer may see, in no order. */
export const postViews = prepared<PostRow[], { viewer: number; ids: readonly number[] }>((db) =>
  db
    .select(postColumns(viewer))
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoinLateral(unfoldedPostCounts, sql`true`)
    .where(and(sql`${posts.id} = any(${sql.placeholder("ids")}::bigint[])`, visibleTo(viewer)))
    .prepare("post_views"),
);

/** Finds the author of a post, if the viewer may see it, for callers that need no more of it. */
export const authorOfVisiblePost = prepared<{ authorId: number }[], { viewer: number; id: number }>((db) =>
  db
    .select({ authorId: posts.authorId })
    .from(posts)
    .where(and(eq(posts.id, id), visibleTo(viewer)))
    .prepare("post_author"),
);

/**
 * Finds which of these members receive a new post live: those who may see it, have not muted its author and find it in
 * their feed.
 */
export const audienceOfPost = prepared<{ id: number }[], { id: number; members: readonly number[] }>((db) => {
  const member = sql`member.id`;
  return db
    .select({ id: sql<number>`member.id` })
    .from(posts)
    .innerJoin(sql`unnest(${sql.placeholder("members")}::bigint[]) as member (id)`, sql`true`)
    .where(
      and(
        eq(posts.id, id),
        canSeePost(member, posts),
        isNotMuted(member, posts.authorId),
        isOutsideGroups(posts.visibility),
      ),
    )
    .prepare("post_audience");
});

/** Finds which of these pairs of a member and a post are such that the member may see the post. */
export const visiblePairs = prepared<
  { member: number; post: number }[],
  { members: readonly number[]; posts: readonly number[] }
>((db) => {
  const member = sql`pair.member`;
  return db
    .select({ member: sql<number>`pair.member`, post: posts.id })
    .from(
      sql`unnest(${sql.placeholder("members")}::bigint[], ${sql.placeholder("posts")}::bigint[]) as pair (member, post)`,
    )
    .innerJoin(posts, sql`${posts.id} = pair.post`)
    .where(canSeePost(member, posts))
    .prepare("post_visible_pairs");
});

/** Finds which of these posts exist, whoever may see them. */
export const existingPosts = prepared<{ id: number }[], { ids: readonly number[] }>((db) =>
  db
    .select({ id: posts.id })
    .from(posts)
    .where(sql`${posts.id} = any(${sql.placeholder("ids")}::bigint[])`)
    .prepare("posts_existing"),
);

const ofPost = {
  deltas: postCounterDeltas,
  deltaThing: postCounterDeltas.postId,
  things: posts,
  id: posts.id,
  owner: posts.authorId,
  mayMark: canSeePost(markedBy, posts),
};

/** The table and counter of likes of posts. */
export const postLikes = marking({
  ...ofPost,
  name: "like",
  table: likes,
  user: likes.userId,
  thing: likes.postId,
  delta: postCounterDeltas.likes,
});

/** The table and counter of bookmarks of posts. */
export const postBookmarks = marking({
  ...ofPost,
  name: "bookmark",
  table: bookmarks,
  user: bookmarks.userId,
  thing: bookmarks.postId,
  delta: postCounterDeltas.bookmarks,
});

/**
 * Reads a post as several members see it, with all members to whom it looks the same in one row: one statement and at
 * most four rows, however many members watch, and some more across blocks.
 */
export const postViewsOfMembers = prepared<(PostRow & { members: number[] })[], { id: number; members: number[] }>(
  (db) => {
    const member = sql`member.id`;
    const seen = sql`(select ${likedBy(member, posts.id)} as liked, ${bookmarkedBy(member, posts.id)} as bookmarked,
        ${hiddenLikes(member, posts.id)} as hidden_likes, ${hiddenComments(member, posts.id)} as hidden_comments,
        jsonb_agg(member.id) as members
      from ${posts} cross join unnest(${sql.placeholder("members")}::bigint[]) as member (id)
      where ${and(eq(posts.id, id), canSeePost(member, posts))} group by 1, 2, 3, 4) as seen`;
    const { likesCount, commentsCount, ...columns } = postColumns(sql`0`);
    return db
      .select({
        ...columns,
        likesCount: sql<number>`${likesCount} - seen.hidden_likes`,
        commentsCount: sql<number>`${commentsCount} - seen.hidden_comments`,
        liked: sql<boolean>`seen.liked`,
        bookmarked: sql<boolean>`seen.bookmarked`,
        members: sql<number[]>`seen.members`,
      })
      .from(posts)
      .innerJoin(users, eq(users.id, posts.authorId))
      .innerJoin(seen, sql`true`)
      .innerJoinLateral(unfoldedPostCounts, sql`true`)
      .where(eq(posts.id, id))
      .prepare("post_views_of_members");
  },
);

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

/** Folds a batch of the counters of posts, tags and the community; returns whether there was any. */
export async function foldCounts(db: DbOrTx): Promise<boolean> {
  const [ofPosts] = await foldPosts(db, {});
  const [ofAll] = await foldTotals(db, {});
  const [ofTags] = await foldTags(db, {});
  return [ofPosts, ofAll, ofTags].some((folded) => folded !== undefined && folded.taken > 0);
}
