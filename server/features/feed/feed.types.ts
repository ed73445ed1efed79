import "reflect-metadata";
import { ArgsType, Field, ID, InputType, registerEnumType } from "type-graphql";
import { pageArgs } from "#server/graphql/connection";
import { FEED_PAGE_SIZE } from "./feed.limits.rules.ts";

/** The tabs of the home feed, with the values of the model. */
export enum FeedTab {
  EVERYTHING = "everything",
  FOLLOWING = "following",
}

registerEnumType(FeedTab, {
  name: "FeedScope",
  description: "A tab of the home feed.",
  valuesConfig: {
    EVERYTHING: {
      description:
        "All posts that the viewer may see. A post whose author had no standing when they wrote it stands where one that is an hour older stands.",
    },
    FOLLOWING: {
      description:
        "The viewer's own posts, those of bonds and followed members, of followed tags and of the viewer's groups, and those that bonds liked.",
    },
  },
});

/** The orders of a tab, with the values of the model. */
export enum FeedOrder {
  LATEST = "latest",
  TOP = "top",
}

registerEnumType(FeedOrder, {
  name: "FeedOrder",
  description: "An order of the home feed.",
  valuesConfig: {
    LATEST: { description: "Newest first." },
    TOP: {
      description:
        "What was written since the viewer's last visit and they have not seen yet, by the number of members with standing who liked it or commented on it.",
    },
  },
});

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

/** The arguments that select a part of the home feed. */
@ArgsType()
export class HomeArgs extends pageArgs(FEED_PAGE_SIZE) {
  @Field(() => FeedTab, {
    nullable: true,
    description:
      "The tab. Posts then have a `reason` where they have one. Without it, all posts that the viewer may see, newest first.",
  })
  scope?: `${FeedTab}` | null;

  @Field(() => FeedOrder, {
    nullable: true,
    description: "The order of the tab, LATEST when omitted. It needs a `scope`.",
  })
  order?: `${FeedOrder}` | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The post with which the first page begins, such as `postId` of the viewer's place, in the order LATEST of a scope. If it is gone, the page begins with the post that would follow it. Without effect beside `after`.",
  })
  fromPost?: string | null;

  @Field(() => FeedFilter, {
    nullable: true,
    description: "All members' posts when omitted. It cannot be combined with `scope`.",
  })
  filter?: FeedFilter | null;
}
