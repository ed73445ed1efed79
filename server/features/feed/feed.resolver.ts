import "reflect-metadata";
import { Args, Ctx, Extensions, Query, Resolver } from "type-graphql";
import { invalid } from "#server/core/errors";
import { toIdField } from "#server/core/ids";
import { toPageRequest } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { PostView } from "#server/features/posts/posts.model";
import { PostConnection } from "#server/features/posts/posts.types";
import { type ConnectionOf, pageInfoOf, toConnection } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import { NEEDS_SCOPE } from "#server/features/feed/places/places.model";
import { scopeOf } from "./feed.model.ts";
import type { FeedService } from "./feed.service.ts";
import type { FeedTabsService, TabPage } from "./feed.tabs.service.ts";
import { HomeArgs } from "./feed.types.ts";

const NOT_BOTH = "A scope cannot be combined with a username.";

/** Serves the feed over GraphQL. */
@Resolver()
export class FeedResolver {
  constructor(
    private readonly feed: FeedService,
    private readonly tabs: FeedTabsService,
  ) {}

  @Extensions({ hasSharedItems: true })
  @Charged({ total: 60 })
  @Query(() => PostConnection, {
    name: "feed",
    description:
      "Returns a tab of the viewer's feed, the viewer's feed as a whole, or one member's posts, newest first.",
  })
  async read(
    @Args(() => HomeArgs) { first, after, scope, order, fromPost, filter }: HomeArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<ConnectionOf<PostView>> {
    const viewer = requireViewer(context);
    if (scope == null) {
      if (order != null) throw invalid({ order: [NEEDS_SCOPE] });
      return toConnection(await this.feed.page(viewer, scopeOf(filter?.username), toPageRequest(first, after)));
    }
    if (filter?.username) throw invalid({ filter: [NOT_BOTH] });
    const from = fromPost == null ? null : toIdField(fromPost, "fromPost");
    return tabConnection(
      await this.tabs.page(viewer, { tab: scope, order: order ?? "latest" }, { first, after, from }),
    );
  }
}

const tabConnection = ({ items, hasNextPage, total }: TabPage): ConnectionOf<PostView> => {
  const edges = items.map(({ cursor, post }) => ({ cursor, node: post }));
  return { edges, pageInfo: pageInfoOf(edges, hasNextPage), total };
};
