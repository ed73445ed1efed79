import "reflect-metadata";
import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf, pageArgs } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";
import { REPORT_TEXT_MAX, REPORTS_PAGE_SIZE } from "./reports.limits.rules.ts";

/** What can be reported, with the values of the column. */
export enum ReportKind {
  POST = "post",
  COMMENT = "comment",
  MESSAGE = "message",
  MEMBER = "member",
  GROUP = "group",
}

registerEnumType(ReportKind, {
  name: "ReportKind",
  description: "What a report is about.",
  valuesConfig: {
    POST: { description: "A post." },
    COMMENT: { description: "A comment or a reply." },
    MESSAGE: { description: "A message of a conversation that the viewer is in." },
    MEMBER: { description: "A member as a whole, by their profile." },
    GROUP: { description: "A group as a whole." },
  },
});

/** How a report stands, with the values of the column. */
export enum ReportState {
  OPEN = "open",
  UPHELD = "upheld",
  DISMISSED = "dismissed",
}

registerEnumType(ReportState, {
  name: "ReportState",
  description: "How a report stands.",
  valuesConfig: {
    OPEN: { description: "It waits for a moderator." },
    UPHELD: { description: "A moderator found that a rule was broken." },
    DISMISSED: { description: "A moderator found that no rule was broken." },
  },
});

/** The GraphQL fields of a `ReportView`; the resolver adds `about`, `path` and `ruleTitle`. */
@ObjectType({ description: "A report of the viewer's.", simpleResolvers: true })
export class Report {
  @Field(() => ID, { description: "The report's id." })
  id!: number;

  @Field(() => ReportKind, { description: "What the report is about." })
  kind!: `${ReportKind}`;

  @Field(() => ID, { description: "The id of what it is about." })
  subjectId!: number;

  @Field(() => String, { description: "The key of the rule that is broken." })
  rule!: string;

  @Field(() => String, { nullable: true, description: "What the viewer added; null for nothing." })
  text!: string | null;

  @Field(() => ReportState, { description: "How the report stands." })
  state!: `${ReportState}`;

  @Field(() => String, {
    nullable: true,
    description: "What the moderators say of their decision; null for nothing, and while the report is open.",
  })
  outcome!: string | null;

  @Field(() => DateTime, { description: "When the viewer reported it." })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was decided; null while it is open." })
  decidedAt!: string | null;
}

export const { Connection: ReportConnection } = connectionOf(Report);

@InputType({ description: "A report of something that breaks a rule." })
export class ReportInput {
  @Field(() => ReportKind, { description: "What the report is about." })
  kind!: `${ReportKind}`;

  @Field(() => ID, { description: "The id of what it is about." })
  id!: string;

  @Field(() => String, { description: "The key of the rule that is broken." })
  rule!: string;

  @Field(() => String, {
    nullable: true,
    description: `What the viewer adds in their own words, at most ${REPORT_TEXT_MAX} characters.`,
  })
  text?: string | null;
}

/** The arguments of a list of reports. */
export const ReportsArgs = pageArgs(REPORTS_PAGE_SIZE);
