import "reflect-metadata";
import { Field, InputType } from "type-graphql";

@InputType({ description: "Changes of a post by the owners and admins of its group; omitted fields stay unchanged." })
export class UpdateGroupPostInput {
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the post is on top of the group's list; at most three are.",
  })
  pinned?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether comments on the post are closed for everybody." })
  commentsClosed?: boolean | null;
}
