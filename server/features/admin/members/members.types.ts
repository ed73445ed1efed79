import "reflect-metadata";
import { ArgsType, Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { MEMBERS_PAGE_SIZE } from "#server/features/admin/admin.limits.rules";
import { MAX_SESSIONS, type Role, type Session as SessionView } from "#server/features/auth/auth.model";
import { MemberRole } from "#server/features/auth/auth.types";
import { Session } from "#server/features/auth/sessions/sessions.types";
import type { MemberRecord } from "#server/features/moderation/moderation.model";
import { ModerationMember } from "#server/features/moderation/moderation.types";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { connectionOf, pageArgs } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";
import type { AdminMemberView } from "./members.model.ts";

/** What sets some members apart, with the values of the rule. */
export enum AdminMemberState {
  SUSPENDED = "suspended",
  UNVERIFIED = "unverified",
  LEAVING = "leaving",
}

registerEnumType(AdminMemberState, {
  name: "AdminMemberState",
  description: "What sets some members apart.",
  valuesConfig: {
    SUSPENDED: { description: "Suspended now." },
    UNVERIFIED: { description: "The email address is not verified. Only the 10,000 newest members are searched." },
    LEAVING: { description: "About to leave: the account is deleted soon." },
  },
});

/** The mails that admins can send again, with the values of the rule. */
export enum AdminMail {
  VERIFICATION = "verification",
  PASSWORD_RESET = "password_reset",
}

registerEnumType(AdminMail, {
  name: "AdminMail",
  description: "An email that an admin can have sent to a member.",
  valuesConfig: {
    VERIFICATION: { description: "The link that verifies the email address." },
    PASSWORD_RESET: { description: "The link to a new password, as the member can request it." },
  },
});

/** The GraphQL fields of an `AdminMemberView`. */
@ObjectType({ description: "A member as admins see them.", simpleResolvers: true })
class AdminMember {
  @Field(() => ID, { description: "The member's id." })
  id!: number;

  @Field(() => User, { description: "The member." })
  user!: Person;

  @Field(() => String, { description: "The email address." })
  email!: string;

  @Field(() => DateTime, { nullable: true, description: "When the email address was verified." })
  emailVerifiedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "When a mail server refused the email address for good, until the member verifies it again.",
  })
  emailRefusedAt!: string | null;

  @Field(() => MemberRole, { description: "The member's role." })
  role!: Role;

  @Field(() => DateTime, { description: "When the account was opened." })
  createdAt!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the member was last active, even if others do not see it.",
  })
  lastActiveAt!: string | null;

  @Field(() => Boolean, { description: "Whether the member is suspended now." })
  suspended!: boolean;

  @Field(() => DateTime, { nullable: true, description: "When the suspension ends; null for one without end." })
  suspendedUntil!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When the account is deleted; null unless the member leaves." })
  leavesAt!: string | null;
}

export const { Connection: AdminMemberConnection } = connectionOf(AdminMember);

/** The GraphQL fields of an `AdminMemberDetail`. */
@ObjectType({ description: "What admins know of a member.", simpleResolvers: true })
export class AdminMemberDetail {
  @Field(() => AdminMember, { description: "The member." })
  member!: AdminMemberView;

  @Field(() => ModerationMember, { description: "What moderators know before they decide." })
  record!: MemberRecord;

  @Field(() => User, {
    nullable: true,
    description: "Who made the invitation by which the member came; null without one, or when they have left.",
  })
  invitedBy!: Person | null;

  @Field(() => ID, {
    nullable: true,
    description: "The act of staff that suspended the member now; `undoStaffAct` lifts the suspension.",
  })
  suspendedBy!: number | null;

  @Field(() => [Session], { description: `The open sessions, most recently used first; at most ${MAX_SESSIONS}.` })
  sessions!: SessionView[];
}

@ArgsType()
export class AdminMembersArgs extends pageArgs(MEMBERS_PAGE_SIZE) {
  @Field(() => String, {
    defaultValue: "",
    description: "The beginning of a name or username, or a whole email address. Up to 500 of each are found.",
  })
  query!: string;

  @Field(() => MemberRole, { nullable: true, description: "Only members with this role." })
  role!: `${MemberRole}` | null;

  @Field(() => AdminMemberState, { nullable: true, description: "Only members in this state, 10,000 at most." })
  state!: `${AdminMemberState}` | null;
}
