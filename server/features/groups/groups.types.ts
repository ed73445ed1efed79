import "reflect-metadata";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { ONE_CATEGORY } from "#server/core/categories.rules";
import type { StoredImage } from "#server/db/schema/images";
import { Image } from "#server/features/media/media.types";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { connectionOf } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";
import { DESCRIPTION_MAX, GROUP_NAME_MAX, GROUP_NAME_MIN } from "./groups.limits.rules.ts";

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
}
export const { Connection: GroupConnection } = connectionOf(Group);

@ObjectType({ description: "A member of a group, or someone who asked to join it.", simpleResolvers: true })
class GroupMember {
  @Field(() => User, { description: "The member." })
  user!: Person;

  @Field(() => GroupRole, { description: "The member's role." })
  role!: `${GroupRole}`;

  @Field(() => DateTime, { description: "When the member joined or asked to join." })
  since!: string;
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
}
