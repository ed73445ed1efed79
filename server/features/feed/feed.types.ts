import "reflect-metadata";
import { Field, InputType } from "type-graphql";

@InputType({ description: "Which posts a feed holds." })
export class FeedFilter {
  @Field(() => String, {
    nullable: true,
    description: "Only this member's posts, by username in any case; an unknown name gives an empty feed.",
  })
  username?: string | null;
}
