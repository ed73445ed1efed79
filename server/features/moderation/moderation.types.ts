import "reflect-metadata";
import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { MemberRole } from "#server/features/auth/auth.types";
import { Charged } from "#server/graphql/cost/charges";
import { DateTime } from "#server/graphql/scalars";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { OPEN_COUNTED_MAX } from "./moderation.limits.rules.ts";
import type { MemberRecord, OutcomeCount, RuleCount } from "./moderation.model.ts";

/** What moderators can decide, with the values of the table. */
export enum ModerationOutcome {
  DISMISS = "dismiss",
  HIDE = "hide",
  REMOVE = "remove",
  WARN = "warn",
  LIMIT = "limit",
  SUSPEND = "suspend",
}

registerEnumType(ModerationOutcome, {
  name: "ModerationOutcome",
  description: "What moderators can decide about a reported thing.",
  valuesConfig: {
    DISMISS: { description: "No rule is broken." },
    HIDE: { description: "Nobody but its author sees the post any more; a comment or message is removed." },
    REMOVE: { description: "Nobody sees it any more." },
    WARN: { description: "The member is notified, and nothing else happens." },
    LIMIT: { description: "The member loses their standing." },
    SUSPEND: { description: "The member is signed out and hidden, for a time or for good." },
  },
});

@ObjectType({ description: "How many reports name a rule.", simpleResolvers: true })
export class ModerationRuleCount implements RuleCount {
  @Field(() => String, { description: "The key of the rule." })
  key!: string;

  @Field(() => String, { description: "The heading of the rule, as it stood when it was named." })
  title!: string;

  @Field(() => Int, { description: "Number of reports." })
  count!: number;
}

@ObjectType({ description: "How often something was decided.", simpleResolvers: true })
export class ModerationOutcomeCount {
  @Field(() => ModerationOutcome, { description: "What was decided." })
  outcome!: `${ModerationOutcome}`;

  @Field(() => Int, { description: "How often." })
  count!: number;
}

/** The GraphQL fields of a `MemberRecord`. */
@ObjectType({ description: "What moderators have to know of a member.", simpleResolvers: true })
export class ModerationMember implements MemberRecord {
  @Field(() => User, { description: "The member." })
  user!: Person;

  @Field(() => MemberRole, { description: "The member's role in the community." })
  role!: `${MemberRole}`;

  @Field(() => DateTime, { description: "When the member registered." })
  joinedAt!: string;

  @Field(() => Int, { description: "Number of posts of the member, public ones and those for bonds." })
  postsCount!: number;

  @Field(() => Boolean, { description: "Whether the member has standing." })
  hasStanding!: boolean;

  @Field(() => Boolean, { description: "Whether the standing was taken away." })
  standingTaken!: boolean;

  @Field(() => Boolean, { description: "Whether the member is suspended now." })
  suspended!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the suspension ends; null without one, and for one without end.",
  })
  suspendedUntil!: string | null;

  @Field(() => Int, { description: "Number of suspensions so far." })
  suspensionsCount!: number;

  @Charged({ atMost: 6 })
  @Field(() => [ModerationOutcomeCount], {
    description: "What was decided about the member and their things so far, without what was taken back.",
  })
  earlier!: OutcomeCount[];

  @Field(() => Int, { description: `Number of the member's things with open reports, up to ${OPEN_COUNTED_MAX}.` })
  openReports!: number;
}
