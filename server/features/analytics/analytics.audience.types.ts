import "reflect-metadata";
import { Field, Int, ObjectType } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import type { PostView } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";
import { DateTime } from "#server/graphql/scalars";
import { Charged } from "#server/graphql/cost/charges";
import { IMPRESSION_HOURS, LATEST_VISITORS } from "./analytics.model.ts";
import { VisitSource } from "./analytics.types.ts";

/** The GraphQL fields of a `TopPost`. */
@ObjectType({ description: "One of the viewer's posts with its impressions.", simpleResolvers: true })
export class AnalyticsPost {
  @Field(() => Post, { description: "The post." })
  post!: PostView;

  @Field(() => Int, { description: `Number of impressions; at most one per member in ${IMPRESSION_HOURS} hours.` })
  impressions!: number;

  @Field(() => Int, { description: "Number of members who saw the post." })
  viewers!: number;
}

@ObjectType({
  description: "A part of the product from which members came to the viewer's profile.",
  simpleResolvers: true,
})
export class AnalyticsSource {
  @Field(() => VisitSource, { description: "The part of the product." })
  source!: `${VisitSource}`;

  @Field(() => Int, { description: "Number of visits." })
  count!: number;

  @Field(() => Int, { description: "Rounded share of all visits, 0 to 100." })
  percent!: number;
}

@ObjectType({
  description: "A member who visited the viewer's profile and allows this to be shown.",
  simpleResolvers: true,
})
export class AnalyticsVisitor {
  @Field(() => User, { description: "The member." })
  user!: Person;

  @Field(() => Int, { description: "Number of visits." })
  visits!: number;

  @Field(() => DateTime, { description: "Time of the last visit." })
  lastAt!: string;
}

/** The GraphQL fields of `Visitors`. */
@ObjectType({ description: "The visitors of the viewer's profile.", simpleResolvers: true })
export class AnalyticsVisitors {
  @Field(() => Int, { description: "Number of members who visited." })
  count!: number;

  @Field(() => Int, {
    description: "Number of visitors who are not named, because they or the viewer do not allow it.",
  })
  unnamed!: number;

  @Charged({ atMost: LATEST_VISITORS })
  @Field(() => [AnalyticsVisitor], {
    description: `The named visitors, most recent first; at most ${spellNumber(LATEST_VISITORS)}.`,
  })
  people!: AnalyticsVisitor[];
}
