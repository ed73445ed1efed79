import "reflect-metadata";
import { Field, ID, ObjectType } from "type-graphql";
import { connectionOf } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";

@ObjectType({ description: "Somebody who asks to become a member.", simpleResolvers: true })
class Application {
  @Field(() => ID, { description: "The application's id." })
  id!: number;

  @Field(() => String, { description: "The display name." })
  name!: string;

  @Field(() => String, { description: "The username." })
  username!: string;

  @Field(() => String, { description: "The email address, which is not verified yet." })
  email!: string;

  @Field(() => String, { description: "The answer to the question of the community; may be empty." })
  answer!: string;

  @Field(() => DateTime, { description: "When they asked." })
  createdAt!: string;
}

export const { Connection: ApplicationConnection } = connectionOf(Application);
