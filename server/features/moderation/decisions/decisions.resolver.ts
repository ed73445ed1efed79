import "reflect-metadata";
import { Arg, Ctx, ID, Int, Mutation, Resolver } from "type-graphql";
import { toId, toIdField } from "#server/core/ids";
import { SUSPENSION_DAYS_MAX, WORDS_MAX } from "#server/features/moderation/moderation.limits.rules";
import { CASE, type Decided } from "#server/features/moderation/moderation.model";
import { ModerationOutcome } from "#server/features/moderation/moderation.types";
import { ReportKind } from "#server/features/reports/reports.types";
import type { GraphQLContext } from "#server/graphql/context";
import type { DecisionsService } from "./decisions.service.ts";
import { ModerationDecision } from "./decisions.types.ts";

const OUTCOME = { description: "What is decided." };
const DAYS = {
  nullable: true,
  description: `The length of a suspension, 1 to ${SUSPENSION_DAYS_MAX} days; without it, it has no end.`,
};
const TO_THE_MEMBER = `What the moderator says to the member, at most ${WORDS_MAX} characters`;

/** Serves decisions of moderators over GraphQL. */
@Resolver()
export class DecisionsResolver {
  constructor(private readonly decisions: DecisionsService) {}

  @Mutation(() => ModerationDecision, {
    description: "Decides all open reports of a thing. CONFLICT if it is decided, or claimed by another moderator.",
  })
  decideReports(
    @Arg("id", () => ID, { description: "The id of any report of the thing." }) id: string,
    @Arg("outcome", () => ModerationOutcome, OUTCOME) outcome: `${ModerationOutcome}`,
    @Arg("rule", () => String, {
      nullable: true,
      description: "The key of the broken rule; that of the report by default.",
    })
    rule: string | null,
    @Arg("days", () => Int, DAYS) days: number | null,
    @Arg("words", () => String, {
      defaultValue: "",
      description: `${TO_THE_MEMBER}; required unless no rule is broken.`,
    })
    words: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<Decided> {
    return this.decisions.decide(ctx.viewer, toId(id, CASE), { outcome, rule, days, words });
  }

  @Mutation(() => ModerationDecision, {
    description: "Acts on a thing that the viewer sees, without a report; its open reports are decided with it.",
  })
  moderate(
    @Arg("kind", () => ReportKind, { description: "The kind of thing." }) kind: `${ReportKind}`,
    @Arg("id", () => ID, { description: "The id of the thing." }) id: string,
    @Arg("outcome", () => ModerationOutcome, OUTCOME) outcome: `${ModerationOutcome}`,
    @Arg("rule", () => String, { description: "The key of the broken rule." }) rule: string,
    @Arg("days", () => Int, DAYS) days: number | null,
    @Arg("words", () => String, { description: `${TO_THE_MEMBER}.` }) words: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<Decided> {
    return this.decisions.act(ctx.viewer, { kind, id: toIdField(id, "id"), outcome, rule, days, words });
  }
}
