import "reflect-metadata";
import { Field, ID, ObjectType } from "type-graphql";
import type { StoredImage } from "#server/db/schema/images";
import { Image } from "#server/features/media/media.types";

@ObjectType({ description: "The author of a public idea, as visitors see them.", simpleResolvers: true })
export class PublicIdeaAuthor {
  @Field(() => String, { description: "The member's name." })
  name!: string;

  @Field(() => Image, { nullable: true, description: "The member's avatar; null if the member has none." })
  avatar!: StoredImage | null;
}

@ObjectType({ description: "A public post as visitors read it before they sign in.", simpleResolvers: true })
export class PublicIdea {
  @Field(() => ID, { description: "The post's id." })
  id!: number;

  @Field(() => String, { nullable: true, description: "The title; null if the post has none." })
  title!: string | null;

  @Field(() => String, { description: "The beginning of the text on one line; may be empty beside a title." })
  excerpt!: string;

  @Field(() => PublicIdeaAuthor, { description: "The author." })
  author!: PublicIdeaAuthor;
}
