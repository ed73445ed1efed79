import "reflect-metadata";
import { Field, ID, ObjectType } from "type-graphql";
import { DateTime } from "#server/graphql/scalars";

@ObjectType({ description: "A deleted group that the viewer can restore.", simpleResolvers: true })
export class DeletedGroup {
  @Field(() => ID, { description: "The group's id." })
  id!: number;

  @Field(() => String, { description: "The group's name." })
  name!: string;

  @Field(() => String, { description: "The group's unique name in its URL, which stays reserved." })
  slug!: string;

  @Field(() => DateTime, { description: "When it was deleted." })
  deletedAt!: string;

  @Field(() => DateTime, { description: "Until when it can be restored." })
  removedAt!: string;
}
