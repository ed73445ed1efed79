import "reflect-metadata";
import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { OPEN_COUNTED_MAX, QUEUE_PAGE_SIZE } from "#server/features/moderation/moderation.limits.rules";
import type { MemberRecord } from "#server/features/moderation/moderation.model";
import { ModerationMember } from "#server/features/moderation/moderation.types";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { AppealState } from "#server/features/suspensions/suspensions.types";
import { connectionOf, pageArgs } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";
import type { ModerationAppealView } from "./appeals.model.ts";

/** How an appeal ends, with the values of the rules. */
export enum AppealOutcome {
  GRANT = "grant",
  REFUSE = "refuse",
}

registerEnumType(AppealOutcome, {
  name: "AppealOutcome",
  description: "How an appeal ends.",
  valuesConfig: {
    GRANT: { description: "The suspension is lifted." },
    REFUSE: { description: "The suspension remains." },
  },
});

/** The GraphQL fields of a `ModerationAppealView`. */
@ObjectType({ description: "An appeal of a suspended member, as moderators see it.", simpleResolvers: true })
export class ModerationAppeal implements ModerationAppealView {
  @Field(() => ID, { description: "The appeal's id." })
  id!: number;

  @Field(() => AppealState, { description: "How it stands." })
  state!: `${AppealState}`;

  @Field(() => String, { description: "What the member wrote." })
  words!: string;

  @Field(() => DateTime, { description: "When it was made." })
  createdAt!: string;

  @Field(() => ModerationMember, { description: "The member." })
  member!: MemberRecord;

  @Field(() => DateTime, { description: "When the member was suspended." })
  suspendedAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When the suspension ends; null for one without end." })
  suspendedUntil!: string | null;

  @Field(() => String, { nullable: true, description: "The key of the broken rule." })
  rule!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The heading of the rule; null where there is no such rule now.",
  })
  ruleTitle!: string | null;

  @Field(() => String, { description: "What the member was sent with the suspension." })
  suspensionWords!: string;

  @Field(() => User, { nullable: true, description: "Who suspended the member; null for the operator." })
  suspendedBy!: Person | null;

  @Field(() => User, { nullable: true, description: "Who decided about the appeal." })
  decidedBy!: Person | null;

  @Field(() => String, { nullable: true, description: "What the member was sent with the decision." })
  decidedWords!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When it was decided; null while it is open." })
  decidedAt!: string | null;

  @Field(() => String, { nullable: true, description: "Why the viewer may not decide it; null if they may." })
  refusal!: string | null;
}

export const { Connection: ModerationAppealConnection } = connectionOf(ModerationAppeal);

@ObjectType({ description: "What waits for moderators.", simpleResolvers: true })
export class ModerationCounts {
  @Field(() => Int, { description: `Number of open cases, up to ${OPEN_COUNTED_MAX}.` })
  cases!: number;

  @Field(() => Int, { description: `Number of open appeals, up to ${OPEN_COUNTED_MAX}.` })
  appeals!: number;
}

@ArgsType()
export class ModerationAppealsArgs extends pageArgs(QUEUE_PAGE_SIZE) {
  @Field(() => AppealState, { defaultValue: AppealState.OPEN, description: "How the appeals stand." })
  state!: `${AppealState}`;
}
