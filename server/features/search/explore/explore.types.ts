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
  @Field(() => Int, { description: "Members who used it in public within the last seven days." })
  weekAuthors!: number;

  @Field(() => Int, { description: "Members who used it within the seven days before." })
  previousAuthors!: number;

  @Field(() => Float, {
    nullable: true,
    description: `Members in a usual week of this tag: the mean of up to ${spellNumber(USUAL_WEEKS_MAX)} weeks before the last seven days; null for a tag that was first used less than ${spellNumber(USUAL_WEEKS_MIN)} weeks before them.`,
  })
  usualAuthors!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "By how many percent more members used it within the last seven days than in its usual week; below 0 they are fewer, null if there is no usual week yet.",
  })
  growthPercent!: number | null;

  @Field(() => Boolean, { description: "Whether nobody used it before the last seven days." })
  isNew!: boolean;

  @Field(() => [Int], {
    description: `Members who used it on each of the last ${spellNumber(TREND_DAYS)} days, the oldest first. A day ends at the time of the count.`,
  })
  dailyAuthors!: number[];

  @Field(() => Float, { description: "What it is ranked by: members of the last day beside those of a usual one." })
  score!: number;
}

/** The GraphQL fields of a `TagView`; the resolver adds `isFollowed`, `trend` and `posts`. */
@ObjectType({ description: "A tag, by the public posts that carry it.", simpleResolvers: true })
export class Tag {
  @Field(() => String, { description: "The tag without #, in lower case: it is known by this." })
  name!: string;

  @Field(() => Int, { description: "How many public posts carry it." })
  postsCount!: number;

  trend?: TagTrendView | null;
}

/** The GraphQL fields of a `CategoryView`; the resolver adds `posts`. */
@ObjectType({ description: "What ideas are about: one of the ten categories.", simpleResolvers: true })
export class Category {
  @Field(() => String, { description: "Its name: it is known by this." })
  name!: string;

  @Field(() => Int, { description: "How many public posts stand in it." })
  postsCount!: number;

  @Field(() => Int, { description: "How many of them were shared within the last seven days." })
  weekPosts!: number;
}

@ObjectType({ description: "The whole community in three numbers.", simpleResolvers: true })
export class ExploreTotals {
  @Field(() => Int, { description: "Public posts." })
  ideas!: number;

  @Field(() => Int, { description: `Members who were active within the last ${spellNumber(ACTIVE_DAYS)} days.` })
  activeMembers!: number;

  @Field(() => Int, { description: "Public posts on which somebody commented within the last seven days." })
  discussionsThisWeek!: number;
}

/** The GraphQL fields of Explore; the resolver adds `trendingTags` and `categories`. */
@ObjectType({
  description: "What the community is about these days, counted every few minutes.",
  simpleResolvers: true,
})
export class Explore {
  @Field(() => ExploreTotals, { description: "Three numbers." })
  totals!: ExploreTotals;

  @Field(() => DateTime, { nullable: true, description: "When all of it was counted; null before the first time." })
  countedAt!: string | null;
}
