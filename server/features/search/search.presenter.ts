import { presentFriend } from "#server/features/bonds/bonds.presenter";
import type { UrlOf } from "#server/features/media/media.model";
import { presentComment } from "#server/features/comments/comments.presenter";
import { presentPost } from "#server/features/posts/posts.presenter";
import type { Person } from "#server/features/people/people.model";
import type { CategoryAnswer, FollowedTagAnswer, ResultAnswer, TotalsAnswer, TrendAnswer } from "./search.answers.ts";
import type { CategoryView, ExploreView, Result, TagTrendView, TagView } from "./search.model.ts";

/** Presents a tag in REST. */
export const presentTag = ({ name, postsCount, isFollowed }: TagView & { isFollowed: boolean }): FollowedTagAnswer => ({
  name,
  posts_count: postsCount,
  postsCount,
  is_followed: isFollowed,
  isFollowed,
});

/** Presents a trend in REST. */
export const presentTrend = (
  tag: TagView & { isFollowed: boolean },
  trend: TagTrendView | null,
  authors: readonly Person[],
  urlOf: UrlOf,
): TrendAnswer => ({
  ...presentTag(tag),
  growth_percent: trend?.growthPercent ?? null,
  growthPercent: trend?.growthPercent ?? null,
  usual_authors: trend?.usualAuthors ?? null,
  usualAuthors: trend?.usualAuthors ?? null,
  is_new: trend?.isNew ?? false,
  isNew: trend?.isNew ?? false,
  daily_authors: trend?.dailyAuthors ?? [],
  dailyAuthors: trend?.dailyAuthors ?? [],
  authors: trend?.weekAuthors ?? 0,
  sample_authors: authors.map((person) => presentFriend(person, urlOf)),
});

/** Presents a category in REST. */
export const presentCategory = ({ name, postsCount, weekPosts }: CategoryView): CategoryAnswer => ({
  name,
  posts_count: postsCount,
  postsCount,
  week_posts: weekPosts,
  weekPosts,
});

/** The community's numbers in REST. */
export const presentTotals = ({ totals, countedAt }: ExploreView): TotalsAnswer => ({
  totals: {
    ideas: totals.ideas,
    active_members: totals.activeMembers,
    activeMembers: totals.activeMembers,
    discussions_this_week: totals.discussionsThisWeek,
    discussionsThisWeek: totals.discussionsThisWeek,
  },
  counted_at: countedAt,
  countedAt,
});

/** Presents a result of a search in REST, with the matching parts of its text. */
export const presentResult = (
  { kind, post, comment, user, tag, title, excerpt }: Result,
  urlOf: UrlOf,
): ResultAnswer => ({
  kind,
  post: post && presentPost(post, urlOf),
  comment: comment && presentComment(comment, urlOf),
  user: user && presentFriend(user, urlOf),
  tag: tag && { name: tag.name, posts_count: tag.postsCount, postsCount: tag.postsCount },
  highlight: { title, excerpt },
});
