import type { FeedPageQuery } from "#client/gql/graphql.ts";

type FeedPost = NonNullable<FeedPageQuery["feed"]>["edges"][number]["node"];

/** Why a post is in the tab of those whom the member follows. */
type ListedReason = NonNullable<FeedPost["reason"]>;

/** A post with its reason. */
export interface ReasonedPost {
  id: string;
  author: NonNullable<FeedPost["author"]>;
  reason: ListedReason;
}
