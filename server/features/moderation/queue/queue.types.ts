import "reflect-metadata";
import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Media } from "#server/features/media/media.types";
import type { StoredMedia } from "#server/db/schema/images";
import {
  CASE_REPORTS_MAX,
  CASE_RULES_MAX,
  COUNTED_MAX,
  QUEUE_PAGE_SIZE,
} from "#server/features/moderation/moderation.limits.rules";
import type {
  CaseReport,
  Claim,
  MemberRecord,
  ModerationAct as ActView,
  RuleCount,
  ThingContent,
} from "#server/features/moderation/moderation.model";
import { ModerationMember, ModerationOutcome, ModerationRuleCount } from "#server/features/moderation/moderation.types";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { ReportKind, ReportState } from "#server/features/reports/reports.types";
import { connectionOf, pageArgs } from "#server/graphql/connection";
import { Charged } from "#server/graphql/cost/charges";
import { DateTime } from "#server/graphql/scalars";
import { formatNumber } from "#server/core/text.rules";

/** The orders of open cases, with the values of the rules. */
export enum ModerationOrder {
  OLDEST = "oldest",
  MOST_REPORTED = "most_reported",
}

registerEnumType(ModerationOrder, {
  name: "ModerationOrder",
  description: "The order of open cases.",
  valuesConfig: {
    OLDEST: { description: "The one that waits for longest first." },
    MOST_REPORTED: { description: "The one with the most reports first." },
  },
});

enum ModerationThingState {
  AVAILABLE = "available",
  HIDDEN = "hidden",
  REMOVED = "removed",
  DELETED = "deleted",
}

registerEnumType(ModerationThingState, {
  name: "ModerationThingState",
  description: "What became of a reported thing.",
  valuesConfig: {
    AVAILABLE: { description: "It is there." },
    HIDDEN: { description: "Moderators have hidden it: its author alone sees it." },
    REMOVED: { description: "Moderators have removed it." },
    DELETED: { description: "It was deleted by whoever may do so." },
  },
});

@ObjectType({ description: "A message before a reported one.", simpleResolvers: true })
export class ReportedMessage {
  @Field(() => String, { nullable: true, description: "The sender's name; null where the account was deleted." })
  authorName!: string | null;

  @Field(() => String, { nullable: true, description: "The sender's username; null where the account was deleted." })
  authorUsername!: string | null;

  @Field(() => String, { description: "The text." })
  text!: string;

  @Field(() => DateTime, { description: "When it was sent." })
  createdAt!: string;
}

@ObjectType({ description: "A thing as its first reporter saw it.", simpleResolvers: true })
export class ReportedContent extends ReportedMessage {
  @Field(() => String, { nullable: true, description: "The title of a post, the name of a member or a group." })
  title!: string | null;

  @Field(() => Int, { description: "Number of pictures and videos." })
  filesCount!: number;

  @Field(() => String, { nullable: true, description: "The path on the site to it; null for a message." })
  path!: string | null;

  @Charged({ atMost: 10 })
  @Field(() => [ReportedMessage], { description: "For a message: up to ten before it, the oldest first." })
  before!: ReportedMessage[];
}

/** The GraphQL fields of a `ThingContent`. */
@ObjectType({ description: "A reported thing as it is now, whoever may see it.", simpleResolvers: true })
class ModerationContent implements ThingContent {
  @Field(() => String, { nullable: true, description: "The title of a post, the name of a member or a group." })
  title!: string | null;

  @Field(() => String, { description: "The text." })
  text!: string;

  @Field(() => DateTime, { description: "When it was written or opened." })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When its author changed it last." })
  editedAt!: string | null;

  @Charged({ atMost: 10 })
  @Field(() => [Media], { description: "The pictures and videos of a post." })
  media!: StoredMedia[];
}

/** The GraphQL fields of a `CaseReport`. */
@ObjectType({ description: "A report as moderators see it.", simpleResolvers: true })
class ModerationReport implements CaseReport {
  @Field(() => ID, { description: "The report's id." })
  id!: number;

  @Field(() => String, { description: "The key of the rule that it names." })
  rule!: string;

  @Field(() => String, { description: "The heading of the rule, as it stood then." })
  ruleTitle!: string;

  @Field(() => String, { nullable: true, description: "What the reporter added; null for nothing." })
  text!: string | null;

  @Field(() => DateTime, { description: "When it was made." })
  createdAt!: string;

  @Field(() => User, { description: "Who made it." })
  reporter!: Person;

  @Field(() => Int, { description: `Number of the reporter's reports, up to ${formatNumber(COUNTED_MAX)}.` })
  reporterReports!: number;

  @Field(() => Int, { description: "How many of them were decided." })
  reporterDecided!: number;

  @Field(() => Int, { description: "In how many of those a rule was broken." })
  reporterUpheld!: number;
}

/** The GraphQL fields of a `Claim`. */
@ObjectType({ description: "Who is deciding about a case now.", simpleResolvers: true })
class ModerationClaim implements Claim {
  @Field(() => User, { description: "The moderator." })
  by!: Person;

  @Field(() => Boolean, { description: "Whether it is the viewer." })
  mine!: boolean;

  @Field(() => DateTime, { description: "Until when." })
  until!: string;
}

/** The GraphQL fields of a `ModerationAct`. */
@ObjectType({ description: "What moderators decided.", simpleResolvers: true })
export class ModerationAct implements ActView {
  @Field(() => ID, { description: "The id of its row in the log of staff, by which it is undone." })
  id!: number;

  @Field(() => ModerationOutcome, { description: "What was decided." })
  outcome!: `${ModerationOutcome}`;

  @Field(() => String, { nullable: true, description: "The key of the rule that was broken." })
  rule!: string | null;

  @Field(() => String, { nullable: true, description: "The heading of the rule at that time." })
  ruleTitle!: string | null;

  @Field(() => String, { description: "What the moderator says to the member." })
  words!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the suspension ends; null for one without end, and for every other outcome.",
  })
  until!: string | null;

  @Field(() => User, { nullable: true, description: "Who decided; null where the account is deleted." })
  by!: Person | null;

  @Field(() => DateTime, { description: "When it was decided." })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was taken back." })
  undoneAt!: string | null;
}

/** The GraphQL fields of a `CaseView`; the resolver adds `reported`. */
@ObjectType({
  description: "A reported thing with its reports: all that are open, or all that one decision ended.",
  simpleResolvers: true,
})
export class ModerationCase {
  @Field(() => ID, { description: "The id of its first report." })
  id!: number;

  @Field(() => ReportKind, { description: "What it is about." })
  kind!: `${ReportKind}`;

  @Field(() => ID, { description: "The id of what it is about." })
  subjectId!: number;

  @Field(() => ReportState, { description: "How its reports stand." })
  state!: `${ReportState}`;

  @Field(() => String, { description: "Names what it is about: `a post by Bo Dahl`." })
  about!: string;

  @Field(() => ModerationContent, {
    nullable: true,
    description:
      "The thing as it is now. Null when it is gone, and for what staff read only as it was reported: messages, and posts that their author alone sees by now.",
  })
  current!: ThingContent | null;

  @Field(() => ModerationThingState, { description: "What became of the thing." })
  currentState!: `${ModerationThingState}`;

  @Field(() => ModerationMember, {
    nullable: true,
    description: "The author, the member or the group's owner; null when the account is deleted.",
  })
  owner!: MemberRecord | null;

  @Field(() => Int, { description: `Number of reports, up to ${formatNumber(COUNTED_MAX)}.` })
  reportsCount!: number;

  @Charged({ atMost: CASE_RULES_MAX })
  @Field(() => [ModerationRuleCount], { description: "The rules that the reports name, most often first." })
  rules!: RuleCount[];

  @Charged({ atMost: CASE_REPORTS_MAX })
  @Field(() => [ModerationReport], { description: `The oldest ${CASE_REPORTS_MAX} reports.` })
  reports!: CaseReport[];

  @Field(() => DateTime, { description: "When it was reported first." })
  firstReportedAt!: string;

  @Field(() => DateTime, { description: "When it was reported last." })
  lastReportedAt!: string;

  @Field(() => ModerationClaim, { nullable: true, description: "Who has claimed it; null for nobody." })
  claim!: Claim | null;

  @Charged({ atMost: 6 })
  @Field(() => [ModerationOutcome], {
    description: "What the viewer may decide; empty for a decided case, and where the viewer may not decide.",
  })
  outcomes!: `${ModerationOutcome}`[];

  @Field(() => String, { nullable: true, description: "Why the viewer may not decide it; null if they may." })
  refusal!: string | null;

  @Field(() => ModerationAct, { nullable: true, description: "How it was decided; null while it is open." })
  decision!: ActView | null;
}

export const { Connection: ModerationCaseConnection } = connectionOf(ModerationCase);

@ObjectType({ description: "A change of the queue.", simpleResolvers: true })
export class ModerationQueueChange {
  @Field(() => ReportKind, { description: "The kind of the thing that it is about." })
  kind!: `${ReportKind}`;

  id!: number;
}

@ArgsType()
export class ModerationQueueArgs extends pageArgs(QUEUE_PAGE_SIZE) {
  @Field(() => ReportState, { defaultValue: ReportState.OPEN, description: "How the reports stand." })
  state!: `${ReportState}`;

  @Field(() => ReportKind, { nullable: true, description: "Only things of this kind." })
  kind!: `${ReportKind}` | null;

  @Field(() => String, { nullable: true, description: "Only things for which a report names this rule, by its key." })
  rule!: string | null;

  @Field(() => Boolean, { defaultValue: false, description: "Only cases that the viewer has claimed." })
  mine!: boolean;

  @Field(() => ModerationOrder, {
    defaultValue: ModerationOrder.OLDEST,
    description: "The order of open cases; of decided ones the last decision comes first.",
  })
  order!: `${ModerationOrder}`;
}
