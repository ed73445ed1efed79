import { eq, sql, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { goneComments, hiddenComments, hiddenLikes } from "./hiddenCounts.ts";
import { personColumns } from "./personColumns.ts";
import { groups } from "#server/db/schema/groups";
import { groupPins, postCounterDeltas, posts } from "#server/db/schema/posts";
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

/** The tags of a post as its author wrote them: every statement that shows tags selects them. */
export const writtenTags = sql<string[]>`coalesce(${posts.tagForms}, ${posts.tags})`;

/** What names a group wherever one of its posts is shown. */
export interface NamedGroup {
  id: number;
  slug: string;
  name: string;
}

const namedGroup = sql<NamedGroup | null>`(select jsonb_build_object('id', home.id, 'slug', home.slug, 'name', home.name)
  from ${groups} as home where home.id = ${posts.groupId})`;

/** Whether owners or admins have put the post on top of the list of its group. */
const isPinned = sql<boolean>`(${posts.groupId} is not null and exists (
  select from ${groupPins} where ${groupPins.postId} = ${posts.id} offset 0))`;

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
  tags: writtenTags,
  facets: posts.facets,
  media: posts.media,
  latitude: posts.latitude,
  longitude: posts.longitude,
  placeName: posts.placeName,
  visibility: posts.visibility,
  hiddenNote: sql<{ rule: string | null; words: string } | null>`case when ${posts.visibility} = 'hidden' then
    jsonb_build_object('rule', ${posts.withheld} -> 'rule', 'words', ${posts.withheld} ->> 'words') end`,
  groupId: posts.groupId,
  group: namedGroup,
  pinned: isPinned,
  commentsClosed: sql<boolean>`${posts.commentsClosedAt} is not null`,
  liked: likedBy(viewer, posts.id),
  likesCount: sql<number>`${posts.likesCount} + ${unfoldedPostCounts.likes} - ${hiddenLikes(viewer, posts.id)}`,
  bookmarked: bookmarkedBy(viewer, posts.id),
  bookmarksCount: sql<number>`${posts.bookmarksCount} + ${unfoldedPostCounts.bookmarks}`,
  commentsCount: sql<number>`${posts.commentsCount} + ${unfoldedPostCounts.comments}
    - ${goneComments(posts.id)} - ${hiddenComments(viewer, posts.id)}`,
  createdAt: posts.createdAt,
  updatedAt: posts.updatedAt,
  editedAt: posts.editedAt,
  author: personColumns,
});
