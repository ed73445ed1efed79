import "reflect-metadata";
import { Field, ID, ObjectType } from "type-graphql";
import { DateTime } from "#server/graphql/scalars";
import { FeedOrder } from "#server/features/feed/feed.types";
import { TOP_DAYS } from "./places.model.ts";

@ObjectType({ description: "Where the viewer was in a tab of their feed, on whichever device.", simpleResolvers: true })
export class FeedPlace {
  @Field(() => ID, { description: "The post at which the viewer was last. It may have been deleted since." })
  postId!: number;

  @Field(() => ID, { description: "The newest post of the tab that the viewer has seen." })
  newestId!: number;

  @Field(() => DateTime, {
    description:
      "The moment of that newest post: posts of the tab that are newer are those that the viewer has missed.",
  })
  newestCreatedAt!: string;

  @Field(() => DateTime, { description: "When the viewer was there." })
  updatedAt!: string;
}

/** The GraphQL fields of a `FeedMemory`; the resolver adds `place`. */
@ObjectType({ description: "What is remembered of the viewer's feed, on all their devices.", simpleResolvers: true })
export class ViewerFeed {
  @Field(() => Boolean, {
    description:
      "Whether the viewer has bonds, follows somebody or a tag, or is a member of a group: then FOLLOWING is the tab to open first. Otherwise it is empty, and `suggestions` of the viewer and `trendingTags` of explore name people and tags to begin with.",
  })
  hasFollowing!: boolean;

  @Field(() => FeedOrder, { description: "The order that the viewer chose last; LATEST before they chose any." })
  order!: `${FeedOrder}`;

  @Field(() => DateTime, {
    description: `Since when TOP counts: the viewer's last visit to their feed, but at least ${TOP_DAYS.min} day and at most ${TOP_DAYS.max} days ago.`,
  })
  since!: string;
}
