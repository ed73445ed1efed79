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
import { nullIfNotFound } from "#server/core/rejections";
import { Charged } from "#server/graphql/cost/charges";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { PEOPLE_MAX } from "#server/features/insights/answers/answers.people.model";
import {
  CITED_MAX,
  type InsightCardView,
  type InsightPersonView,
  type InsightView,
  THIS_INSIGHT,
  type WeekInsightsView,
} from "./insights.model.ts";
import { INSIGHTS_PER_HOUR, PROMPT_MAX, PROMPT_MIN } from "./insights.limits.rules.ts";
import type { InsightsService } from "./insights.service.ts";
import {
  Insight,
  InsightCard,
  InsightConnection,
  InsightPerson,
  InsightQuote,
  WeekInsights,
} from "./insights.types.ts";
import type { WeekInsightsService } from "./insights.week.service.ts";
import { SafeToRepeat } from "#server/graphql/fields/repeats";

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

  @SafeToRepeat()
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

/** The members whom an insight names. */
@Resolver(() => Insight)
export class InsightPeopleResolver {
  constructor(private readonly service: InsightsService) {}

  @Charged({ atMost: PEOPLE_MAX })
  @FieldResolver(() => [InsightPerson], {
    description: `Members who wrote about the question, at most ${PEOPLE_MAX}, without the viewer and without those hidden from the viewer.`,
  })
  people(@Root() { people }: InsightView, @Ctx() ctx: GraphQLContext): Promise<InsightPersonView[]> {
    return this.service.visiblePeople(people, (id) => ctx.loader(this.service.people).load(id));
  }
}

/** The member of a reason. */
@Resolver(() => InsightPerson)
export class InsightPersonResolver {
  constructor(private readonly service: InsightsService) {}

  @FieldResolver(() => User, { description: "The member." })
  user(@Root() { userId }: InsightPersonView, @Ctx() ctx: GraphQLContext): Promise<Person> {
    return ctx.loader(this.service.people).load(userId);
  }
}

/** The post and the author of words that an insight quotes. */
@Resolver(() => InsightQuote)
export class InsightQuoteResolver {
  constructor(private readonly service: InsightsService) {}

  @FieldResolver(() => Post, { nullable: true, description: "The post; null if it has become hidden." })
  post(@Root() { postId }: InsightQuote, @Ctx() ctx: GraphQLContext): Promise<PostView | null> {
    return nullIfNotFound(ctx.loader(this.service.posts).load(postId));
  }

  @FieldResolver(() => User, { nullable: true, description: "Who wrote the words; null if they have become hidden." })
  author(@Root() { authorId }: InsightQuote, @Ctx() ctx: GraphQLContext): Promise<Person | null> {
    return nullIfNotFound(ctx.loader(this.service.people).load(authorId));
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
