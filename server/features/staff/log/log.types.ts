import "reflect-metadata";
import { ArgsType, Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf, pageArgs } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import type { NamedSubject } from "./log.model.ts";
import { LOG_PAGE_SIZE } from "#server/features/staff/staff.limits.rules";

/** What an act of staff can be about, with the values of the log. */
export enum StaffSubjectKind {
  MEMBER = "member",
  POST = "post",
  COMMENT = "comment",
  MESSAGE = "message",
  GROUP = "group",
  COMMUNITY = "community",
  APPLICATION = "application",
  INVITATION = "invitation",
}

registerEnumType(StaffSubjectKind, {
  name: "StaffSubjectKind",
  description: "The kind of thing that an act of staff is about.",
  valuesConfig: {
    MEMBER: { description: "A member." },
    POST: { description: "A post." },
    COMMENT: { description: "A comment." },
    MESSAGE: { description: "A message." },
    GROUP: { description: "A group." },
    COMMUNITY: { description: "The community as a whole, such as its settings." },
    APPLICATION: { description: "Somebody who asks to become a member." },
    INVITATION: { description: "A link by which people become members." },
  },
});

@ObjectType({ description: "What an act of staff is about.", simpleResolvers: true })
class StaffSubject {
  @Field(() => StaffSubjectKind, { description: "The kind of thing." })
  kind!: `${StaffSubjectKind}`;

  @Field(() => ID, { description: "The thing's id; 1 for the community." })
  id!: number;

  @Field(() => String, {
    nullable: true,
    description:
      "What it is called now: the name of a member, group or applicant, or the first words of a post or comment. Null for what has no name, what only its participants read, and what is deleted.",
  })
  name!: string | null;

  @Field(() => String, { nullable: true, description: "The username of a member, or the slug of a group." })
  handle!: string | null;

  @Field(() => String, { nullable: true, description: "The path at which the app shows it; null if there is none." })
  path!: string | null;

  @Field(() => Boolean, { description: "Whether it is deleted." })
  deleted!: boolean;
}

/** The GraphQL fields of a `StaffLogView`; the resolver adds `before` and `after`. */
@ObjectType({ description: "An act of a moderator or an admin.", simpleResolvers: true })
export class StaffLogEntry {
  @Field(() => ID, { description: "The act's id." })
  id!: number;

  @Field(() => User, {
    nullable: true,
    description: "Who acted; null for the operator, the server itself, and members whose accounts are deleted.",
  })
  actor!: Person | null;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the member who acted; null for the operator and the server.",
  })
  actorId!: number | null;

  @Field(() => String, { description: "What was done, for example `role.set`." })
  action!: string;

  @Field(() => StaffSubject, { description: "What it is about." })
  subject!: NamedSubject;

  @Field(() => String, { description: "The reason in the words of whoever acted; may be empty." })
  why!: string;

  @Field(() => ID, { nullable: true, description: "The id of the act that this one undoes." })
  undoes!: number | null;

  @Field(() => ID, { nullable: true, description: "The id of the act that undid this one." })
  undoneBy!: number | null;

  @Field(() => Boolean, { description: "Whether the viewer may undo it." })
  canUndo!: boolean;

  @Field(() => DateTime, { description: "When it was done." })
  createdAt!: string;
}

export const { Connection: StaffLogEntryConnection } = connectionOf(StaffLogEntry);

@ArgsType()
export class ModerationLogArgs extends pageArgs(LOG_PAGE_SIZE) {
  @Field(() => ID, { nullable: true, description: "Only acts of this member." })
  actorId!: string | null;

  @Field(() => String, { nullable: true, description: "Only acts of this kind, for example `role.set`." })
  action!: string | null;

  @Field(() => StaffSubjectKind, { nullable: true, description: "Only acts about things of this kind." })
  subjectKind!: `${StaffSubjectKind}` | null;

  @Field(() => ID, { nullable: true, description: "Only acts about the thing with this id." })
  subjectId!: string | null;
}
