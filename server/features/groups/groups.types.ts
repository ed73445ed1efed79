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
  description: "Who reads what is written in a group.",
  valuesConfig: {
    PUBLIC: { description: "Everyone; whoever likes joins." },
    PRIVATE: { description: "Its members; whoever wants to join is let in by an owner or admin." },
  },
});

export enum GroupRole {
  OWNER = "owner",
  ADMIN = "admin",
  MEMBER = "member",
}
registerEnumType(GroupRole, {
  name: "GroupRole",
  description: "What somebody may do in a group.",
  valuesConfig: {
    OWNER: { description: "Everything; makes others owners and admins." },
    ADMIN: { description: "Lets people in, sends members away and changes what the group says of itself." },
    MEMBER: { description: "Reads and writes." },
  },
});

export enum GroupState {
  NONE = "none",
  REQUESTED = "requested",
  MEMBER = "member",
}
registerEnumType(GroupState, {
  name: "GroupState",
  description: "What the viewer is to a group.",
  valuesConfig: {
    NONE: { description: "No member." },
    REQUESTED: { description: "Waits to be let in." },
    MEMBER: { description: "A member." },
  },
});

@ObjectType({
  description: "Members with something in common, and what they write to each other.",
  simpleResolvers: true,
})
export class Group {
  @Field(() => ID, { description: "The group's number." })
  id!: number;

  @Field(() => String, { description: "The unique name in the group's address." })
  slug!: string;

  @Field(() => String, { description: "What it is called." })
  name!: string;

  @Field(() => String, { description: "What it is about." })
  description!: string;

  @Field(() => String, { description: ONE_CATEGORY })
  category!: string;

  @Field(() => Image, { nullable: true, description: "The wide picture above it." })
  cover!: StoredImage | null;

  @Field(() => GroupVisibility, { description: "Who reads what is written in it." })
  visibility!: `${GroupVisibility}`;

  @Field(() => Int, { description: "How many members it has." })
  membersCount!: number;

  @Field(() => Int, { description: "How many posts were written in it in the last seven days; counted now and then." })
  weekPostsCount!: number;

  @Field(() => DateTime, { description: "When it was founded." })
  createdAt!: string;

  @Field(() => DateTime, { description: "When what it says of itself last changed." })
  updatedAt!: string;

  @Field(() => GroupState, { description: "What the viewer is to it." })
  viewerState!: `${GroupState}`;

  @Field(() => GroupRole, { nullable: true, description: "What the viewer may do in it; null for who is no member." })
  viewerRole!: `${GroupRole}` | null;
}
export const { Connection: GroupConnection } = connectionOf(Group);

@ObjectType({ description: "Somebody in a group, or before its door.", simpleResolvers: true })
class GroupMember {
  @Field(() => User, { description: "The member." })
  user!: Person;

  @Field(() => GroupRole, { description: "What they may do." })
  role!: `${GroupRole}`;

  @Field(() => DateTime, { description: "When they were let in, or asked to be." })
  since!: string;
}
export const { Connection: GroupMemberConnection } = connectionOf(GroupMember);

@ObjectType({ description: "A category and how many groups it has.", simpleResolvers: true })
export class GroupCategory {
  @Field(() => String, { description: ONE_CATEGORY })
  category!: string;

  @Field(() => Int, { description: "How many groups it has." })
  groupsCount!: number;
}

@ObjectType({ description: "The community's groups in numbers, counted now and then.", simpleResolvers: true })
export class GroupStats {
  @Field(() => Int, { description: "How many groups there are." })
  groups!: number;

  @Field(() => Int, { description: "How many members are in one." })
  members!: number;

  @Field(() => Int, { description: "Posts of the last seven days." })
  postsThisWeek!: number;

  @Field(() => Int, { description: "Members who wrote something within a day." })
  activeToday!: number;

  @Field(() => [GroupCategory], { description: "Every category, in the usual order." })
  categories!: GroupCategory[];
}

@InputType({ description: "A group to be founded." })
export class CreateGroupInput {
  @Field(() => String, { description: `What it is called: ${GROUP_NAME_MIN} to ${GROUP_NAME_MAX} characters.` })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "The unique name in its address: small letters, numbers and dashes. Made of the name when left out.",
  })
  slug?: string | null;

  @Field(() => String, { description: `What it is about, at most ${DESCRIPTION_MAX} characters.` })
  description!: string;

  @Field(() => String, { description: ONE_CATEGORY })
  category!: string;

  @Field(() => GroupVisibility, {
    nullable: true,
    defaultValue: GroupVisibility.PUBLIC,
    description: "Who reads what is written in it. It stays as it is chosen.",
  })
  visibility?: `${GroupVisibility}` | null;

  @Field(() => ID, { nullable: true, description: "An uploaded picture of the viewer's, to stand above it." })
  coverId?: string | number | null;
}

@InputType({ description: "What of a group changes; what is left out stays as it is." })
export class UpdateGroupInput {
  @Field(() => String, {
    nullable: true,
    description: `What it is called: ${GROUP_NAME_MIN} to ${GROUP_NAME_MAX} characters.`,
  })
  name?: string | null;

  @Field(() => String, { nullable: true, description: `What it is about, at most ${DESCRIPTION_MAX} characters.` })
  description?: string | null;

  @Field(() => String, { nullable: true, description: ONE_CATEGORY })
  category?: string | null;

  @Field(() => ID, { nullable: true, description: "An uploaded picture of the viewer's; null for none." })
  coverId?: string | number | null;
}
