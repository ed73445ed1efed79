import "reflect-metadata";
import { Field, ID, ObjectType } from "type-graphql";
import { DateTime } from "#server/graphql/scalars";

/** The GraphQL fields of a `Session`. */
@ObjectType({ description: "A device on which a member is signed in.", simpleResolvers: true })
export class Session {
  @Field(() => ID, { description: "The session's id." })
  id!: number;

  @Field(() => String, { description: "Browser and operating system, for example Chrome on Linux." })
  device!: string;

  @Field(() => String, { nullable: true, description: "The IP address from which the session was started." })
  ip!: string | null;

  @Field(() => DateTime, { description: "When the session was started." })
  createdAt!: string;

  @Field(() => DateTime, { description: "When the session was last used, to the minute." })
  lastUsedAt!: string;

  @Field(() => Boolean, { description: "Whether this is the current session." })
  isCurrent!: boolean;
}
