import "reflect-metadata";
import { Field, Float, Int, ObjectType } from "type-graphql";
import { CASE_RULES_MAX } from "#server/features/moderation/moderation.limits.rules";
import type { OutcomeCount, RuleCount } from "#server/features/moderation/moderation.model";
import { ModerationOutcomeCount, ModerationRuleCount } from "#server/features/moderation/moderation.types";
import { Charged } from "#server/graphql/cost/charges";
import type { MonthView } from "./monthly.model.ts";

/** The GraphQL fields of a `MonthView`. */
@ObjectType({
  description: "What members reported and moderators decided in a month, without names.",
  simpleResolvers: true,
})
export class ModerationReportMonth implements MonthView {
  @Field(() => String, { description: "The first day of the month, for example `2026-11-01`." })
  month!: string;

  @Field(() => Int, { description: "Number of reports." })
  reports!: number;

  @Charged({ atMost: CASE_RULES_MAX })
  @Field(() => [ModerationRuleCount], { description: "The rules that the reports name, most often first." })
  rules!: RuleCount[];

  @Charged({ atMost: 6 })
  @Field(() => [ModerationOutcomeCount], { description: "What was decided, without what was taken back." })
  outcomes!: OutcomeCount[];

  @Field(() => Float, {
    nullable: true,
    description: "The median of the hours from a report to its answer; null if none was answered.",
  })
  medianHours!: number | null;

  @Field(() => Int, { description: "Number of appeals." })
  appeals!: number;

  @Field(() => Int, { description: "Number of appeals that were granted." })
  appealsGranted!: number;

  @Field(() => Int, { description: "Number of appeals that were refused." })
  appealsRefused!: number;

  @Field(() => Int, { description: "Number of appeals that are open." })
  appealsOpen!: number;

  @Field(() => Float, {
    nullable: true,
    description: "The median of the hours from an appeal to its answer; null if none was answered.",
  })
  appealsMedianHours!: number | null;
}
