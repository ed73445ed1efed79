import "reflect-metadata";
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import { FeedOrder, FeedTab } from "#server/features/feed/feed.types";
import { ChangesNoPost } from "#server/graphql/changes";
import type { GraphQLContext } from "#server/graphql/context";
import { type FeedMemory, type PlaceView, POST } from "./places.model.ts";
import type { PlacesService } from "./places.service.ts";
import { FeedPlace, ViewerFeed } from "./places.types.ts";

/** Serves what is remembered of the viewer's feed over GraphQL. */
@Resolver(() => Viewer)
export class PlacesResolver {
  constructor(private readonly places: PlacesService) {}

  @FieldResolver(() => ViewerFeed, { description: "What is remembered of the viewer's feed." })
  feed(@Ctx() context: GraphQLContext): Promise<FeedMemory> {
    return this.places.get(requireViewer(context));
  }

  @ChangesNoPost()
  @Mutation(() => ViewerFeed, {
    description:
      "Stores where the viewer is in a tab of their feed, for all their devices. A client sends it at most every few seconds.",
  })
  setFeedPlace(
    @Arg("scope", () => FeedTab, { description: "The tab." }) scope: `${FeedTab}`,
    @Arg("postId", () => ID, { description: "The post at which the viewer is." }) postId: string,
    @Ctx() context: GraphQLContext,
  ): Promise<FeedMemory> {
    return this.places.setPlace(requireViewer(context), { scope, postId: toId(postId, POST) });
  }

  @ChangesNoPost()
  @Mutation(() => ViewerFeed, { description: "Stores the order in which the viewer reads their feed." })
  setFeedOrder(
    @Arg("order", () => FeedOrder, { description: "The order." }) order: `${FeedOrder}`,
    @Ctx() context: GraphQLContext,
  ): Promise<FeedMemory> {
    return this.places.setOrder(requireViewer(context), { order });
  }
}

/** The places of the viewer in the tabs. */
@Resolver(() => ViewerFeed)
export class ViewerFeedResolver {
  @FieldResolver(() => FeedPlace, {
    name: "place",
    nullable: true,
    description: "Where the viewer was in a tab; null if they have not been there.",
  })
  findPlace(
    @Root() memory: FeedMemory,
    @Arg("scope", () => FeedTab, { description: "The tab." }) scope: `${FeedTab}`,
  ): PlaceView | null {
    return memory[scope];
  }
}
