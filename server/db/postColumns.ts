import { eq, sql, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { hiddenComments, hiddenLikes } from "./hiddenCounts.ts";
import { personColumns } from "./personColumns.ts";
import { groups } from "#server/db/schema/groups";
import { postCounterDeltas, posts } from "#server/db/schema/posts";
import { bookmarkedBy, likedBy } from "./viewerState.ts";

/**
 * The changes of a post's counters since they were last folded into its row, by `post_counter_deltas_post_idx`. Every
 * statement that selects `postColumns` joins it laterally.
 */
export const unfoldedPostCounts = new QueryBuilder()
  .select({
    likes: sql<number>`coalesce(sum(${postCounterDeltas.likes}), 0)`.as("likes"),
    bookmarks: sql<number>`coalesce(sum(${postCounterDeltas.bookmarks}), 0)`.as("bookmarks"),
    comments: sql<number>`coalesce(sum(${postCounterDeltas.comments}), 0)`.as("comments"),
  })
  .from(postCounterDeltas)
  .where(eq(postCounterDeltas.postId, posts.id))
  .as("unfolded");

/** What names a group wherever one of its posts is shown. */
export interface NamedGroup {
  id: number;
  slug: string;
  name: string;
}

const namedGroup = sql<NamedGroup | null>`(select jsonb_build_object('id', home.id, 'slug', home.slug, 'name', home.name)
  from ${groups} as home where home.id = ${posts.groupId})`;

/**
 * The columns of a post as one viewer sees it, with its author and its counts, which leave out people hidden from the
 * viewer: posts, feeds and bookmarks select the same columns, from `posts` joined with `users` (the author) and
 * laterally with `unfoldedPostCounts`.
 */
export const postColumns = (viewer: SQLWrapper) => ({
  id: posts.id,
  title: posts.title,
  content: posts.content,
  category: posts.category,
  tags: posts.tags,
  facets: posts.facets,
  media: posts.media,
  latitude: posts.latitude,
  longitude: posts.longitude,
  visibility: posts.visibility,
  groupId: posts.groupId,
  group: namedGroup,
  liked: likedBy(viewer, posts.id),
  likesCount: sql<number>`${posts.likesCount} + ${unfoldedPostCounts.likes} - ${hiddenLikes(viewer, posts.id)}`,
  bookmarked: bookmarkedBy(viewer, posts.id),
  bookmarksCount: sql<number>`${posts.bookmarksCount} + ${unfoldedPostCounts.bookmarks}`,
  commentsCount: sql<number>`${posts.commentsCount} + ${unfoldedPostCounts.comments} - ${hiddenComments(viewer, posts.id)}`,
  createdAt: posts.createdAt,
  updatedAt: posts.updatedAt,
  editedAt: posts.editedAt,
  author: personColumns,
});
