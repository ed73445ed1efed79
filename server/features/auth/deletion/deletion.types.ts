import "reflect-metadata";
import { Field, Int, ObjectType } from "type-graphql";
import { DateTime } from "#server/graphql/scalars";

/** The GraphQL fields of a `Receipt`. */
@ObjectType({ description: "What is deleted with an account, counted.", simpleResolvers: true })
export class DeletionReceipt {
  @Field(() => Int, { description: "Posts." })
  posts!: number;

  @Field(() => Int, { description: "Comments." })
  comments!: number;

  @Field(() => Int, { description: "Messages." })
  messages!: number;

  @Field(() => Int, { description: "Uploaded pictures and videos." })
  files!: number;

  @Field(() => Int, { description: "Friendships." })
  bonds!: number;

  @Field(() => Int, { description: "Likes of posts." })
  likes!: number;

  @Field(() => Int, { description: "Bookmarks." })
  bookmarks!: number;
}

/** The GraphQL fields of a `Departure`. */
@ObjectType({ description: "An account that is going to be deleted.", simpleResolvers: true })
export class AccountDeparture {
  @Field(() => DateTime, { description: "When the account is deleted, unless its member signs in before." })
  deletesAt!: string;

  @Field(() => DeletionReceipt, { description: "What is deleted with it." })
  receipt!: DeletionReceipt;
}
