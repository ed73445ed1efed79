import "reflect-metadata";
import { Field, ID, ObjectType } from "type-graphql";
import { DateTime } from "#server/graphql/scalars";

/** The GraphQL fields of a `Session`. */
@ObjectType({ description: "A place where the viewer is signed in.", simpleResolvers: true })
export class Session {
  @Field(() => ID, { description: "The session's number." })
  id!: number;

  @Field(() => String, { description: "Browser and system in words, such as Chrome on Linux." })
  device!: string;

  @Field(() => String, { nullable: true, description: "The address from which it was opened." })
  ip!: string | null;

  @Field(() => DateTime, { description: "When it was opened." })
  createdAt!: string;

  @Field(() => DateTime, { description: "When it was last used, to the minute." })
  lastUsedAt!: string;

  @Field(() => Boolean, { description: "Whether it is the one that asks." })
  isCurrent!: boolean;
}
