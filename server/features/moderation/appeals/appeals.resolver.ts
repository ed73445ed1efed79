import "reflect-metadata";
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { toId } from "#server/core/ids";
import { toPageRequest } from "#server/core/pagination";
import { WORDS_MAX } from "#server/features/moderation/moderation.limits.rules";
import type { QueueService } from "#server/features/moderation/queue/queue.service";
import { type ConnectionOf, toConnection } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { DecidingService } from "./appeals.deciding.service.ts";
import { APPEAL, type ModerationAppealView } from "./appeals.model.ts";
import type { AppealsService } from "./appeals.service.ts";
import {
  AppealOutcome,
  ModerationAppeal,
  ModerationAppealConnection,
  ModerationAppealsArgs,
  ModerationCounts,
} from "./appeals.types.ts";

/** Serves the appeals of suspended members to moderators over GraphQL. */
@Resolver()
export class ModerationAppealsResolver {
  constructor(
    private readonly appeals: AppealsService,
    private readonly deciding: DecidingService,
    private readonly queue: QueueService,
  ) {}

  @Charged({ points: 5 })
  @Query(() => ModerationCounts, { description: "Counts what waits for moderators." })
  async moderationCounts(@Ctx() { viewer }: GraphQLContext): Promise<ModerationCounts> {
    const [cases, appeals] = await Promise.all([this.queue.waiting(viewer), this.appeals.waiting(viewer)]);
    return { cases, appeals };
  }

  @Charged({ points: 10, total: 10 })
  @Query(() => ModerationAppealConnection, {
    description: "Returns the appeals of suspended members: open ones from the oldest, decided ones from the newest.",
  })
  async moderationAppeals(
    @Args(() => ModerationAppealsArgs) { first, after, state }: ModerationAppealsArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<ModerationAppealView>> {
    return toConnection(await this.appeals.list(ctx.viewer, { state }, toPageRequest(first, after)));
  }

  @Mutation(() => ModerationAppeal, {
    description:
      "Decides an appeal and mails the member; granting it lifts the suspension. FORBIDDEN for whoever suspended the member, as long as a colleague can decide.",
  })
  decideAppeal(
    @Arg("id", () => ID, { description: "The appeal's id." }) id: string,
    @Arg("outcome", () => AppealOutcome, { description: "How it ends." }) outcome: `${AppealOutcome}`,
    @Arg("words", () => String, { description: `What the member is sent, at most ${WORDS_MAX} characters.` })
    words: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ModerationAppealView> {
    return this.deciding.decide(ctx.viewer, toId(id, APPEAL), { outcome, words });
  }
}
