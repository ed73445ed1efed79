import "reflect-metadata";
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { parseId, toId } from "#server/core/ids";
import { toPageRequest } from "#server/core/pagination";
import { spellNumber } from "#server/core/text.rules";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import type { PostView } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";
import { firstOf, PageArgs, toConnection, type ConnectionOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import {
  CITED_MAX,
  type InsightCardView,
  type InsightView,
  THIS_INSIGHT,
  type WeekInsightsView,
} from "./insights.model.ts";
import { INSIGHTS_PER_HOUR, PROMPT_MAX, PROMPT_MIN } from "./insights.limits.rules.ts";
import type { InsightsService } from "./insights.service.ts";
import { Insight, InsightCard, InsightConnection, WeekInsights } from "./insights.types.ts";
import type { WeekInsightsService } from "./insights.week.service.ts";

/** Serves insights over GraphQL. */
@Resolver(() => Viewer)
export class InsightsResolver {
  constructor(private readonly service: InsightsService) {}

  @Mutation(() => Insight, {
    description: `Answers a question from the ideas that the viewer may see. Limited to ${spellNumber(INSIGHTS_PER_HOUR)} requests an hour. A repeated clientId does not ask again; asking the same question again replaces its earlier answer.`,
  })
  createInsight(
    @Arg("prompt", () => String, { description: `The question, ${PROMPT_MIN} to ${PROMPT_MAX} characters.` })
    prompt: string,
    @Arg("clientId", () => ID, {
      nullable: true,
      description: "An id chosen by the client; sending the same id again returns the first result.",
    })
    clientId: string | null | undefined,
    @Ctx() ctx: GraphQLContext,
  ): Promise<InsightView> {
    return this.service.create(requireViewer(ctx), { prompt, clientId });
  }

  @Mutation(() => ID, { description: "Deletes one of the viewer's insights. Returns its id." })
  async deleteInsight(
    @Arg("id", () => ID, { description: "The insight's id." }) id: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<string> {
    await this.service.remove(requireViewer(ctx), toId(id, THIS_INSIGHT));
    return id;
  }

  @Query(() => Insight, {
    nullable: true,
    description: "Returns one of the viewer's insights; null if the viewer has none with this id.",
  })
  async insight(
    @Arg("id", () => ID, { description: "The insight's id." }) id: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<InsightView | null> {
    const viewer = requireViewer(ctx);
    const number = parseId(id);
    return number === null ? null : this.service.find(viewer, number);
  }

  @FieldResolver(() => InsightConnection, { description: "Returns the viewer's insights, newest first." })
  async insights(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<InsightView>> {
    return toConnection(await this.service.list(requireViewer(ctx), toPageRequest(first, after)));
  }
}

/** Serves the insights of the week over GraphQL. */
@Resolver(() => WeekInsights)
export class WeekInsightsResolver {
  constructor(private readonly week: WeekInsightsService) {}

  @Query(() => WeekInsights, {
    description:
      "Returns the topics of the week's public ideas, without sentences based on posts that are hidden from the viewer.",
  })
  weekInsights(@Ctx() ctx: GraphQLContext): Promise<WeekInsightsView> {
    return this.week.read(requireViewer(ctx));
  }
}

/** The fields of a card that are loaded. */
@Resolver(() => InsightCard)
export class InsightCardResolver {
  constructor(private readonly service: InsightsService) {}

  @FieldResolver(() => [Post], {
    description:
      "The cited posts, best match first, without those that were deleted or are now hidden from the viewer.",
  })
  posts(
    @Root() { postIds }: InsightCardView,
    @Arg("first", () => Int, { defaultValue: CITED_MAX, description: firstOf("posts") }) first: number,
    @Ctx() ctx: GraphQLContext,
  ): Promise<PostView[]> {
    return this.service.cited(postIds, first, (id) => ctx.loader(this.service.posts).load(id));
  }
}
