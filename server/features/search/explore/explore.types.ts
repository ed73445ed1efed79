import "reflect-metadata";
import { Field, Float, Int, ObjectType } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import { DateTime } from "#server/graphql/scalars";
import {
  ACTIVE_DAYS,
  type TagTrendView,
  TREND_DAYS,
  USUAL_WEEKS_MAX,
  USUAL_WEEKS_MIN,
} from "#server/features/search/search.model";

/** The GraphQL fields of a `TagTrendView`; the resolver adds `sampleAuthors`. */
@ObjectType({ description: "How many members use a tag, and how that grows.", simpleResolvers: true })
export class TagTrend {
  @Field(() => Int, { description: "Members who used the tag in public in the last seven days." })
  weekAuthors!: number;

  @Field(() => Int, { description: "Members who used the tag in the seven days before that." })
  previousAuthors!: number;

  @Field(() => Float, {
    nullable: true,
    description: `Members in a usual week of this tag: the mean of up to ${spellNumber(USUAL_WEEKS_MAX)} weeks before the last seven days; null for a tag that was first used less than ${spellNumber(USUAL_WEEKS_MIN)} weeks before them.`,
  })
  usualAuthors!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Growth in percent of the members who used the tag in the last seven days, compared with its usual week; negative for a decrease, null without a usual week.",
  })
  growthPercent!: number | null;

  @Field(() => Boolean, {
    description:
      "Whether nobody used the tag before the last seven days. At most three tags are new, and none in a community of less than two weeks.",
  })
  isNew!: boolean;

  @Field(() => [Int], {
    description: `Members who used the tag on each of the last ${spellNumber(TREND_DAYS)} days, oldest first. A day ends at the time of the count.`,
  })
  dailyAuthors!: number[];

  @Field(() => Float, { description: "The rank value: members of the last day compared with those of a usual day." })
  score!: number;
}

/** The GraphQL fields of a `TagView`; the resolver adds `isFollowed`, `trend` and `posts`. */
@ObjectType({ description: "A tag with figures about the public posts that contain it.", simpleResolvers: true })
export class Tag {
  @Field(() => String, { description: "The tag without #, in lowercase; identifies the tag." })
  name!: string;

  @Field(() => Int, { description: "Number of public posts with the tag that the viewer may see." })
  postsCount!: number;

  trend?: TagTrendView | null;
}

/** The GraphQL fields of a `CategoryView`; the resolver adds `posts`. */
@ObjectType({ description: "One of the ten categories of ideas.", simpleResolvers: true })
export class Category {
  @Field(() => String, { description: "The name; identifies the category." })
  name!: string;

  @Field(() => Int, { description: "Number of public posts in the category." })
  postsCount!: number;

  @Field(() => Int, { description: "Number of public posts in the category from the last seven days." })
  weekPosts!: number;
}

@ObjectType({ description: "Three figures about the whole community.", simpleResolvers: true })
export class ExploreTotals {
  @Field(() => Int, { description: "Number of public posts." })
  ideas!: number;

  @Field(() => Int, { description: `Number of members who were active in the last ${spellNumber(ACTIVE_DAYS)} days.` })
  activeMembers!: number;

  @Field(() => Int, { description: "Number of public posts that received a comment in the last seven days." })
  discussionsThisWeek!: number;
}

/** The GraphQL fields of Explore; the resolver adds `trendingTags` and `categories`. */
@ObjectType({
  description: "The community's current topics, counted every few minutes.",
  simpleResolvers: true,
})
export class Explore {
  @Field(() => ExploreTotals, { description: "Three figures about the community." })
  totals!: ExploreTotals;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the figures were last counted; null before the first count.",
  })
  countedAt!: string | null;
}
