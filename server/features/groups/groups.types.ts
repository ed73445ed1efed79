import "reflect-metadata";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { ONE_CATEGORY } from "#server/core/categories.rules";
import type { StoredImage } from "#server/db/schema/images";
import { Image } from "#server/features/media/media.types";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { connectionOf } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";
import { DESCRIPTION_MAX, GROUP_NAME_MAX, GROUP_NAME_MIN, QUESTION_MAX, QUESTIONS_MAX } from "./groups.limits.rules.ts";

/** Who may read the posts of a group, with the values of the column. */
export enum GroupVisibility {
  PUBLIC = "public",
  PRIVATE = "private",
}
registerEnumType(GroupVisibility, {
  name: "GroupVisibility",
  description: "Who can read a group's posts.",
  valuesConfig: {
    PUBLIC: { description: "Everyone; anyone can join." },
    PRIVATE: { description: "Members only; owners and admins approve join requests." },
  },
});

export enum GroupRole {
  OWNER = "owner",
  ADMIN = "admin",
  MEMBER = "member",
}
registerEnumType(GroupRole, {
  name: "GroupRole",
  description: "A member's role in a group.",
  valuesConfig: {
    OWNER: { description: "Can do everything, including making others owners and admins." },
    ADMIN: { description: "Can approve join requests, remove members and edit the group." },
    MEMBER: { description: "Can read and post." },
  },
});

export enum GroupState {
  NONE = "none",
  REQUESTED = "requested",
  MEMBER = "member",
}
registerEnumType(GroupState, {
  name: "GroupState",
  description: "The viewer's relation to a group.",
  valuesConfig: {
    NONE: { description: "Not a member." },
    REQUESTED: { description: "Asked to join and waits for an answer." },
    MEMBER: { description: "Member of the group." },
  },
});

export enum GroupLevel {
  ALL = "all",
  HIGHLIGHTS = "highlights",
  NONE = "none",
}
registerEnumType(GroupLevel, {
  name: "GroupLevel",
  description: "What a member is notified of in a group.",
  valuesConfig: {
    ALL: { description: "Each new post, and what HIGHLIGHTS has." },
    HIGHLIGHTS: {
      description:
        "Mentions, replies, comments on and likes of what the member wrote; for owners and admins also requests and waiting posts.",
    },
    NONE: { description: "Nothing that happens in the group; only what owners and admins decide about the member." },
  },
});

@ObjectType({
  description: "A group of members with a common interest, and their posts.",
  simpleResolvers: true,
})
export class Group {
  @Field(() => ID, { description: "The group's id." })
  id!: number;

  @Field(() => String, { description: "The group's unique name in its URL." })
  slug!: string;

  @Field(() => String, { description: "The group's name." })
  name!: string;

  @Field(() => String, { description: "What the group is about." })
  description!: string;

  @Field(() => String, { description: ONE_CATEGORY })
  category!: string;

  @Field(() => Image, { nullable: true, description: "The group's cover image; null if it has none." })
  cover!: StoredImage | null;

  @Field(() => GroupVisibility, { description: "Who can read the group's posts." })
  visibility!: `${GroupVisibility}`;

  @Field(() => Int, { description: "Number of members." })
  membersCount!: number;

  @Field(() => Int, { description: "Number of posts in the last seven days, updated periodically." })
  weekPostsCount!: number;

  @Field(() => DateTime, { description: "When the group was created." })
  createdAt!: string;

  @Field(() => DateTime, { description: "When the group's details last changed." })
  updatedAt!: string;

  @Field(() => GroupState, { description: "The viewer's relation to the group." })
  viewerState!: `${GroupState}`;

  @Field(() => GroupRole, {
    nullable: true,
    description: "The viewer's role in the group; null if the viewer is not a member.",
  })
  viewerRole!: `${GroupRole}` | null;

  @Field(() => [String], { description: "What people are asked who want to join." })
  questions!: string[];

  @Field(() => Boolean, {
    description: "Whether the first post of a member waits until an owner or admin approves it.",
  })
  approvesFirstPosts!: boolean;

  @Field(() => GroupLevel, {
    nullable: true,
    description: "What the viewer is notified of in the group; null if the viewer is not a member.",
  })
  notifyLevel!: `${GroupLevel}` | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the viewer's last request to join was declined; null if it was not, or something came after it.",
  })
  declinedAt!: string | null;

  @Field(() => String, { nullable: true, description: "Why it was declined; null if no reason was given." })
  declineReason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What the viewer wrote with a request to join that waits for an answer; null if nothing.",
  })
  viewerMessage!: string | null;
}
export const { Connection: GroupConnection } = connectionOf(Group);

@ObjectType({ description: "An answer to a question of a group.", simpleResolvers: true })
export class GroupAnswer {
  @Field(() => String, { description: "The question, as it was when it was answered." })
  question!: string;

  @Field(() => String, { description: "The answer." })
  answer!: string;
}

@ObjectType({ description: "A member of a group, or someone who asked to join it.", simpleResolvers: true })
class GroupMember {
  @Field(() => User, { description: "The member." })
  user!: Person;

  @Field(() => GroupRole, { description: "The member's role." })
  role!: `${GroupRole}`;

  @Field(() => DateTime, { description: "When the member joined or asked to join." })
  since!: string;

  @Field(() => String, {
    nullable: true,
    description: "What the person wrote with the request to join; null if nothing, and for members.",
  })
  message!: string | null;

  @Field(() => [GroupAnswer], { description: "The answers of a request to the group's questions; empty for members." })
  answers!: GroupAnswer[];

  @Field(() => String, { nullable: true, description: "Why a request was declined; null for others." })
  reason!: string | null;
}
export const { Connection: GroupMemberConnection } = connectionOf(GroupMember);

@ObjectType({ description: "A category with its number of groups.", simpleResolvers: true })
export class GroupCategory {
  @Field(() => String, { description: ONE_CATEGORY })
  category!: string;

  @Field(() => Int, { description: "Number of groups in the category." })
  groupsCount!: number;
}

@ObjectType({ description: "Statistics of the community's groups, updated periodically.", simpleResolvers: true })
export class GroupStats {
  @Field(() => Int, { description: "Number of groups." })
  groups!: number;

  @Field(() => Int, { description: "Number of members who are in at least one group." })
  members!: number;

  @Field(() => Int, { description: "Number of posts in the last seven days." })
  postsThisWeek!: number;

  @Field(() => Int, { description: "Number of members who posted in a group within the last day." })
  activeToday!: number;

  @Field(() => [GroupCategory], { description: "All categories, in their usual order." })
  categories!: GroupCategory[];
}

@InputType({ description: "The details of a new group." })
export class CreateGroupInput {
  @Field(() => String, { description: `The name, ${GROUP_NAME_MIN} to ${GROUP_NAME_MAX} characters.` })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The unique name in the group's URL: lowercase letters, numbers and dashes. Derived from the name if omitted.",
  })
  slug?: string | null;

  @Field(() => String, { description: `What the group is about, at most ${DESCRIPTION_MAX} characters.` })
  description!: string;

  @Field(() => String, { description: ONE_CATEGORY })
  category!: string;

  @Field(() => GroupVisibility, {
    nullable: true,
    defaultValue: GroupVisibility.PUBLIC,
    description: "Who can read the group's posts. Cannot be changed later.",
  })
  visibility?: `${GroupVisibility}` | null;

  @Field(() => ID, { nullable: true, description: "Id of an image uploaded by the viewer, used as the cover." })
  coverId?: string | number | null;
}

@InputType({ description: "Changes to a group; omitted fields stay unchanged." })
export class UpdateGroupInput {
  @Field(() => String, {
    nullable: true,
    description: `The name, ${GROUP_NAME_MIN} to ${GROUP_NAME_MAX} characters.`,
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What the group is about, at most ${DESCRIPTION_MAX} characters.`,
  })
  description?: string | null;

  @Field(() => String, { nullable: true, description: ONE_CATEGORY })
  category?: string | null;

  @Field(() => ID, { nullable: true, description: "Id of an image uploaded by the viewer; null removes the cover." })
  coverId?: string | number | null;

  @Field(() => [String], {
    nullable: true,
    description: `What people are asked who want to join a private group: up to ${QUESTIONS_MAX} questions of ${QUESTION_MAX} characters. None for a public one.`,
  })
  questions?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the first post of a member waits until an owner or admin approves it.",
  })
  approvesFirstPosts?: boolean | null;
}
