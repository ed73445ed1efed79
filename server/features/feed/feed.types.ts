import "reflect-metadata";
import { ArgsType, Field, InputType } from "type-graphql";
import { pageArgs } from "#server/graphql/connection";
import { FEED_PAGE_SIZE } from "./feed.limits.rules.ts";

@InputType({ description: "A filter for the feed." })
export class FeedFilter {
  @Field(() => String, {
    nullable: true,
    description: "Only this member's posts, by username, case-insensitive. An unknown username gives an empty feed.",
  })
  username?: string | null;
}

/** The arguments that select a part of a feed. */
@ArgsType()
export class FeedArgs extends pageArgs(FEED_PAGE_SIZE) {}
