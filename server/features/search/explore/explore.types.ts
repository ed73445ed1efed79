import "reflect-metadata";
import { Field, Float, Int, ObjectType } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import { DateTime } from "#server/graphql/scalars";
import { ACTIVE_DAYS, type TagTrendView, TREND_AUTHORS_MIN } from "#server/features/search/search.model";

/** The GraphQL fields of a `TagTrendView`; the resolver adds `sampleAuthors`. */
@ObjectType({ description: "How many members use a tag, and how that grows.", simpleResolvers: true })
export class TagTrend {
  @Field(() => Int, { description: "Members who used it in public within the last seven days." })
  weekAuthors!: number;

  @Field(() => Int, { description: "Members who used it within the seven days before." })
  previousAuthors!: number;

  @Field(() => Int, {
    description: "By how many percent the number of members grew, beside the seven days before; below 0 it shrank.",
  })
  growthPercent!: number;

  @Field(() => Boolean, {
    description: `Whether hardly anybody, fewer than ${spellNumber(TREND_AUTHORS_MIN)}, used it in the seven days before.`,
  })
  isNew!: boolean;

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
