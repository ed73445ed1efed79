import "reflect-metadata";
import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A tag that others use.", simpleResolvers: true })
export class TagSuggestion {
  @Field(() => String, { description: "The tag without #, in lower case." })
  name!: string;

  @Field(() => Int, { description: "How many public posts carry it." })
  postsCount!: number;
}
