import "reflect-metadata";
import { Field, Int, ObjectType } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import type { PostView } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";
import { DateTime } from "#server/graphql/scalars";
import { IMPRESSION_HOURS, LATEST_VISITORS } from "./analytics.model.ts";
import { VisitSource } from "./analytics.types.ts";

/** The GraphQL fields of a `TopPost`. */
@ObjectType({ description: "One of the viewer's posts, and how often it was shown.", simpleResolvers: true })
export class AnalyticsPost {
  @Field(() => Post, { description: "The post." })
  post!: PostView;

  @Field(() => Int, { description: `How often it was shown; to one member once in ${IMPRESSION_HOURS} hours.` })
  impressions!: number;

  @Field(() => Int, { description: "To how many members." })
  viewers!: number;
}

@ObjectType({ description: "From where visits of the viewer's profile came.", simpleResolvers: true })
export class AnalyticsSource {
  @Field(() => VisitSource, { description: "The part of the product." })
  source!: `${VisitSource}`;

  @Field(() => Int, { description: "How many visits." })
  count!: number;

  @Field(() => Int, { description: "Their rounded share of all visits, 0 to 100." })
  percent!: number;
}

@ObjectType({ description: "Somebody who opened the viewer's profile and says so.", simpleResolvers: true })
export class AnalyticsVisitor {
  @Field(() => User, { description: "The member." })
  user!: Person;

  @Field(() => Int, { description: "How many visits." })
  visits!: number;

  @Field(() => DateTime, { description: "When they last came." })
  lastAt!: string;
}

/** The GraphQL fields of `Visitors`. */
@ObjectType({ description: "Who opened the viewer's profile.", simpleResolvers: true })
export class AnalyticsVisitors {
  @Field(() => Int, { description: "How many members." })
  count!: number;

  @Field(() => Int, { description: "How many of them are not named: they do not say so, or the viewer does not." })
  unnamed!: number;

  @Field(() => [AnalyticsVisitor], {
    description: `Those who are, who came last first; at most ${spellNumber(LATEST_VISITORS)}.`,
  })
  people!: AnalyticsVisitor[];
}
