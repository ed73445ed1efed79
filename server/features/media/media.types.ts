import "reflect-metadata";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

/** The kinds of media, with the values of the column. */
export enum MediaType {
  IMAGE = "image",
  VIDEO = "video",
}

registerEnumType(MediaType, {
  name: "MediaType",
  description: "What a post shows beside its text.",
  valuesConfig: { IMAGE: { description: "A still or animated picture." }, VIDEO: { description: "A video." } },
});

/** One of the sizes and formats of a picture; `url` is added by the resolver. */
@ObjectType({ description: "A picture in one size and format.", simpleResolvers: true })
export class MediaSource {
  @Field(() => Int, { description: "Width in pixels." })
  width!: number;

  @Field(() => String, { description: "Its media type, such as image/avif." })
  type!: string;
}

/** The GraphQL fields of a `StoredImage`; the resolver adds `url` and `sources`. */
@ObjectType({ description: "A picture of a member.", simpleResolvers: true })
export class Image {
  @Field(() => Int, { description: "Width in pixels." })
  width!: number;

  @Field(() => Int, { description: "Height in pixels." })
  height!: number;

  @Field(() => String, { nullable: true, description: "A thumbhash in base64, to be shown while the picture loads." })
  placeholder!: string | null;
}

/** The GraphQL fields of a `StoredMedia`; the resolver adds addresses, sizes and duration. */
@ObjectType({ description: "A picture or video of a post.", simpleResolvers: true })
export class Media {
  @Field(() => ID, { description: "The number under which the file was uploaded." })
  id!: number;

  @Field(() => MediaType, { description: "Picture or video." })
  type!: `${MediaType}`;

  @Field(() => String, { nullable: true, description: "What there is to see, in the author's words." })
  alt!: string | null;

  @Field(() => Int, { description: "Width in pixels." })
  width!: number;

  @Field(() => Int, { description: "Height in pixels." })
  height!: number;

  @Field(() => String, { nullable: true, description: "A thumbhash in base64, to be shown while the file loads." })
  placeholder!: string | null;
}
