import "reflect-metadata";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { FILTER_NAME_MAX } from "#server/features/moderation/moderation.limits.rules";
import { ModerationOrder } from "#server/features/moderation/queue/queue.types";
import { ReportKind, ReportState } from "#server/features/reports/reports.types";
import type { FilterView } from "./filters.model.ts";

/** The GraphQL fields of a `FilterView`. */
@ObjectType({ description: "A filter of the queue that the viewer has stored.", simpleResolvers: true })
export class ModerationFilter implements FilterView {
  @Field(() => ID, { description: "The filter's id." })
  id!: number;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => ReportState, { description: "How the reports stand." })
  state!: `${ReportState}`;

  @Field(() => ReportKind, { nullable: true, description: "The kind of things; null for all." })
  kind!: `${ReportKind}` | null;

  @Field(() => String, { nullable: true, description: "The key of the rule that is named; null for all." })
  rule!: string | null;

  @Field(() => Boolean, { description: "Whether it contains only cases that the viewer has claimed." })
  mine!: boolean;

  @Field(() => ModerationOrder, { description: "The order." })
  order!: `${ModerationOrder}`;
}

@InputType({ description: "A filter of the queue." })
export class ModerationFilterInput {
  @Field(() => String, {
    description: `The name, at most ${FILTER_NAME_MAX} characters. A filter of the same name is replaced.`,
  })
  name!: string;

  @Field(() => ReportState, { defaultValue: ReportState.OPEN, description: "How the reports stand." })
  state!: `${ReportState}`;

  @Field(() => ReportKind, { nullable: true, description: "The kind of things; all if omitted." })
  kind?: `${ReportKind}` | null;

  @Field(() => String, { nullable: true, description: "The key of the rule that is named; all if omitted." })
  rule?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether it contains only cases that the viewer has claimed.",
  })
  mine!: boolean;

  @Field(() => ModerationOrder, { defaultValue: ModerationOrder.OLDEST, description: "The order." })
  order!: `${ModerationOrder}`;
}
