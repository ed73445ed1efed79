import "reflect-metadata";
import { Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { toPageRequest } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { GroupView } from "#server/features/groups/groups.model";
import { Group } from "#server/features/groups/groups.types";
import type { PostView } from "#server/features/posts/posts.model";
import { PostConnection } from "#server/features/posts/posts.types";
import { toPositionedConnection, type ConnectionOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { FeedService } from "./feed.service.ts";
import { FeedArgs } from "./feed.types.ts";

/** Adds posts to the type `Group`. */
@Resolver(() => Group)
export class GroupFeedResolver {
  constructor(private readonly feed: FeedService) {}

  @Charged({ total: 60 })
  @FieldResolver(() => PostConnection, {
    description:
      "The group's posts that the viewer may see: pinned posts, then the others, newest first; none in a private group if the viewer is not a member of it.",
  })
  async posts(
    @Root() group: GroupView,
    @Args(() => FeedArgs) { first, after }: FeedArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<PostView>> {
    return toPositionedConnection(await this.feed.groupPage(requireViewer(ctx), group.id, toPageRequest(first, after)));
  }
}
