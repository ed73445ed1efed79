import * as z from "zod";
import { CATEGORIES } from "#server/core/categories.rules";
import { spellNumber } from "#server/core/text.rules";
import { friendAnswer } from "#server/features/bonds/bonds.answers";
import { commentAnswer } from "#server/features/comments/comments.answers";
import { postAnswer, tagAnswer } from "#server/features/posts/posts.answers";
import { howMany, moment } from "#server/rest/answers";
import { SAMPLE_AUTHORS, TREND_DAYS, USUAL_WEEKS_MAX } from "./search.model.ts";
import { SEARCH_KINDS } from "./search.rules.ts";

export const followedTagAnswer = z
  .object({ ...tagAnswer.shape, is_followed: z.boolean(), isFollowed: z.boolean() })
  .meta({ id: "FollowableTag", description: "A tag, with whether the viewer follows it." });
export type FollowedTagAnswer = z.infer<typeof followedTagAnswer>;

const growth = z
  .int()
  .nullable()
  .meta({
    description:
      "Growth in percent of the members who use the tag, compared with its usual week; null without a usual week.",
    examples: [50],
  });
const usual = z
  .number()
  .nonnegative()
  .nullable()
  .meta({
    description: `Members who use the tag in a usual week: the mean of up to ${spellNumber(USUAL_WEEKS_MAX)} weeks before.`,
    examples: [2.5],
  });
const isNew = z.boolean().meta({
  description:
    "Whether nobody used the tag before the last seven days. At most three tags are new, and none in a community of less than two weeks.",
  examples: [false],
});
const daily = z
  .array(howMany)
  .meta({ description: `Members who used the tag on each of the last ${spellNumber(TREND_DAYS)} days, oldest first.` });

const trendAnswer = z
  .object({
    ...followedTagAnswer.shape,
    growth_percent: growth,
    growthPercent: growth,
    usual_authors: usual,
    usualAuthors: usual,
    is_new: isNew,
    isNew,
    daily_authors: daily,
    dailyAuthors: daily,
    authors: howMany.meta({ description: "Members who used the tag this week." }),
    sample_authors: z
      .array(friendAnswer)
      .meta({ description: `Up to ${spellNumber(SAMPLE_AUTHORS)} of these members.` }),
  })
  .meta({ id: "Trend", description: "A tag that more members use than usual." });
export type TrendAnswer = z.infer<typeof trendAnswer>;

const categoryAnswer = z
  .object({
    name: z.string().meta({ description: `One of: ${CATEGORIES.join(", ")}.`, examples: ["Society"] }),
    posts_count: howMany,
    postsCount: howMany,
    week_posts: howMany,
    weekPosts: howMany,
  })
  .meta({ id: "Category", description: "A category with its number of posts." });
export type CategoryAnswer = z.infer<typeof categoryAnswer>;

const counted = moment
  .nullable()
  .meta({ description: "When the figures were last counted; null before the first count." });

/** The community's numbers. */
const totalsFields = {
  totals: z.object({
    ideas: howMany,
    active_members: howMany,
    activeMembers: howMany,
    discussions_this_week: howMany,
    discussionsThisWeek: howMany,
  }),
  counted_at: counted,
  countedAt: counted,
};
const totalsAnswer = z.object(totalsFields);
export type TotalsAnswer = z.infer<typeof totalsAnswer>;

/** The topics of the community. */
export const exploreFields = {
  trending_tags: z.array(trendAnswer),
  categories: z.array(categoryAnswer),
  ...totalsFields,
};

/** A page of the posts that carry a tag. */
export const tagPage = {
  tag: followedTagAnswer,
  posts: z.array(postAnswer),
  hasMore: z.boolean(),
  total: howMany,
};

const highlighted = z.object({
  text: z.string().meta({ examples: ["A library of things"] }),
  ranges: z
    .array(z.object({ start: z.int().meta({ examples: [2] }), end: z.int().meta({ examples: [9] }) }))
    .meta({ description: "Positions of the matches in the text, in UTF-16 units." }),
});

const resultAnswer = z
  .object({
    kind: z.enum(SEARCH_KINDS),
    post: postAnswer.nullable(),
    comment: commentAnswer
      .nullable()
      .meta({ description: "The comment of a result of this kind; its idea is `post`.", examples: [null] }),
    user: friendAnswer.nullable().meta({ examples: [null] }),
    tag: tagAnswer.nullable().meta({ examples: [null] }),
    highlight: z.object({ title: highlighted, excerpt: highlighted.nullable() }),
  })
  .meta({
    id: "SearchResult",
    description: "A search result: exactly one of post, user and tag is set; of a comment, its post too.",
  });
export type ResultAnswer = z.infer<typeof resultAnswer>;

const isNear = z.boolean().meta({
  description: "Whether nothing matches the words as typed and the results match similar words.",
  examples: [false],
});

const hint = z
  .object({
    token: z.string().meta({ description: "The part of the query as it was typed.", examples: ["has:film"] }),
    suggestion: z
      .string()
      .nullable()
      .meta({ description: "What was probably meant; null if nothing is similar.", examples: ["has:video"] }),
  })
  .meta({
    id: "SearchHint",
    description: "A part of the query that the search did not understand.",
  });

/** A page of results. */
export const resultsPage = {
  hints: z.array(hint),
  results: z.array(resultAnswer),
  hasMore: z.boolean(),
  total: howMany,
  is_near: isNear,
  isNear,
};

/** The suggestions while somebody types. */
export const suggestedFields = {
  ideas: z.array(resultAnswer),
  people: z.array(resultAnswer),
  tags: z.array(resultAnswer),
};
