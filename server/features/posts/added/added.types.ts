import "reflect-metadata";
import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "Which new posts a subscription publishes: those that have everything that is named." })
export class PostAddedFilter {
  @Field(() => String, { nullable: true, description: "A tag of the post, with or without #." })
  tag?: string | null;

  @Field(() => String, { nullable: true, description: "The author's username, case-insensitive." })
  username?: string | null;

  @Field(() => ID, { nullable: true, description: "The group in which the post is written." })
  groupId?: string | number | null;

  @Field(() => String, { nullable: true, description: "The post's category." })
  category?: string | null;
}
