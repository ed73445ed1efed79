import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { User } from "#server/features/people/people.types";
import type { Person } from "#server/features/people/people.model";
import { connectionOf } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";

@ObjectType({ description: "A member who came by an invitation.", simpleResolvers: true })
export class AdmittedMember {
  @Field(() => ID, { description: "The member's id." })
  id!: number;

  @Field(() => String, { description: "The member's display name." })
  name!: string;

  @Field(() => String, { description: "The member's username." })
  username!: string;
}

@ObjectType({ description: "A link by which people become members.", simpleResolvers: true })
export class Invitation {
  @Field(() => ID, { description: "The invitation's id." })
  id!: number;

  @Field(() => Int, { description: "Number of people who may use it." })
  uses!: number;

  @Field(() => Int, { description: "Number of people who have used it." })
  used!: number;

  @Field(() => DateTime, { description: "When it expires." })
  expiresAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was revoked." })
  revokedAt!: string | null;

  @Field(() => DateTime, { description: "When it was made." })
  createdAt!: string;

  @Field(() => User, { nullable: true, description: "Who made it; null if the account is deleted." })
  creator!: Person | null;

  @Field(() => [AdmittedMember], { description: "Members who came by it, newest first; at most ten." })
  members!: AdmittedMember[];
}

export const { Connection: InvitationConnection } = connectionOf(Invitation);

@ObjectType({ description: "A new invitation with its link, which is shown once.", simpleResolvers: true })
export class CreatedInvitation {
  @Field(() => Invitation, { description: "The invitation." })
  invitation!: Invitation;

  @Field(() => String, { description: "The code for a registration." })
  code!: string;

  @Field(() => String, { description: "The link to send to the people who are invited." })
  link!: string;
}
