import "reflect-metadata";
import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A tag of public posts.", simpleResolvers: true })
export class TagSuggestion {
  @Field(() => String, { description: "The tag without #, in lowercase." })
  name!: string;

  @Field(() => Int, { description: "Number of public posts with the tag that the viewer may see." })
  postsCount!: number;
}
