import "reflect-metadata";
import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { toId } from "#server/core/ids";
import type { ReportedText } from "#server/db/schema/reports";
import { CASE, type CaseView } from "#server/features/moderation/moderation.model";
import { type ConnectionOf, pageInfoOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import { queueCursor, queueSlice } from "./queue.cursors.model.ts";
import type { QueueService } from "./queue.service.ts";
import {
  ModerationCase,
  ModerationCaseConnection,
  ModerationQueueArgs,
  ReportedContent,
  type ReportedMessage,
} from "./queue.types.ts";

/** Serves the queue of moderators over GraphQL. */
@Resolver(() => ModerationCase)
export class QueueResolver {
  constructor(private readonly queue: QueueService) {}

  @Charged({ points: 20, total: 20 })
  @Query(() => ModerationCaseConnection, {
    description: "Returns reported things with their reports.",
  })
  async moderationQueue(
    @Args(() => ModerationQueueArgs) { first, after, ...search }: ModerationQueueArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<CaseView>> {
    const page = await this.queue.list(ctx.viewer, search, queueSlice(search, first, after));
    const edges = page.items.map(({ view, position }) => ({ cursor: queueCursor(search, position), node: view }));
    return { edges, pageInfo: pageInfoOf(edges, page.hasNextPage), total: page.total };
  }

  @Charged({ points: 5 })
  @Query(() => ModerationCase, {
    description: "Returns the case of which a report is one.",
  })
  moderationCase(
    @Arg("id", () => ID, { description: "The id of any of its reports." }) id: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<CaseView> {
    return this.queue.get(ctx.viewer, toId(id, CASE));
  }

  @FieldResolver(() => ReportedContent, { description: "The thing as its first reporter saw it." })
  reported(@Root() { context }: CaseView): ReportedContent {
    const { title, files, path, before } = context;
    return { ...toMessage(context), title, filesCount: files.length, path, before: before.map(toMessage) };
  }
}

const toMessage = ({ author, text, createdAt }: ReportedText): ReportedMessage => ({
  authorName: author?.name ?? null,
  authorUsername: author?.username ?? null,
  text,
  createdAt,
});
