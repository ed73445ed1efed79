import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { DateTime } from "#server/graphql/scalars";

@ObjectType({ description: "Someone who was invited into a group and has not answered.", simpleResolvers: true })
export class InvitedMember {
  @Field(() => User, { description: "The person." })
  user!: Person;

  @Field(() => DateTime, { description: "When the person was invited." })
  since!: string;
}

@ObjectType({ description: "A valid link by which people join a group.", simpleResolvers: true })
export class GroupLink {
  @Field(() => ID, { description: "The link's id." })
  id!: number;

  @Field(() => DateTime, { description: "When the link was created." })
  createdAt!: string;

  @Field(() => DateTime, { description: "Until when it is valid." })
  expiresAt!: string;

  @Field(() => Int, { description: "How many people can join by it." })
  usesMax!: number;

  @Field(() => Int, { description: "How many have." })
  uses!: number;
}

@ObjectType({ description: "A new link with its code, which is answered only once.", simpleResolvers: true })
export class NewGroupLink {
  @Field(() => GroupLink, { description: "The link." })
  link!: GroupLink;

  @Field(() => String, { description: "The code with which `joinGroupByLink` joins." })
  code!: string;
}
