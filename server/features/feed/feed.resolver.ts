import "reflect-metadata";
import { Arg, Args, Ctx, Extensions, Query, Resolver } from "type-graphql";
import { toPageRequest } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { PostView } from "#server/features/posts/posts.model";
import { PostConnection } from "#server/features/posts/posts.types";
import { toConnection, type ConnectionOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { scopeOf } from "./feed.model.ts";
import type { FeedService } from "./feed.service.ts";
import { FeedArgs, FeedFilter } from "./feed.types.ts";

/** Serves the feed over GraphQL. */
@Resolver()
export class FeedResolver {
  constructor(private readonly feed: FeedService) {}

  @Extensions({ hasSharedItems: true })
  @Query(() => PostConnection, {
    name: "feed",
    description: "Returns the viewer's feed or one member's posts, newest first.",
  })
  async read(
    @Args(() => FeedArgs) { first, after }: FeedArgs,
    @Arg("filter", () => FeedFilter, { nullable: true, description: "All members' posts when omitted." })
    filter: FeedFilter | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<ConnectionOf<PostView>> {
    const viewer = requireViewer(context);
    return toConnection(await this.feed.page(viewer, scopeOf(filter?.username), toPageRequest(first, after)));
  }
}
