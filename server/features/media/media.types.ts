import "reflect-metadata";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

/** The kinds of media, with the values of the column. */
export enum MediaType {
  IMAGE = "image",
  VIDEO = "video",
}

registerEnumType(MediaType, {
  name: "MediaType",
  description: "The kind of a media file.",
  valuesConfig: { IMAGE: { description: "A still or animated image." }, VIDEO: { description: "A video." } },
});

/** One of the sizes and formats of a picture; `url` is added by the resolver. */
@ObjectType({ description: "An image in one size and format.", simpleResolvers: true })
export class MediaSource {
  @Field(() => Int, { description: "Width in pixels." })
  width!: number;

  @Field(() => String, { description: "The media type, such as image/avif." })
  type!: string;
}

/** The GraphQL fields of a `StoredImage`; the resolver adds `url` and `sources`. */
@ObjectType({ description: "An image: an avatar, a banner or a cover.", simpleResolvers: true })
export class Image {
  @Field(() => Int, { description: "Width in pixels." })
  width!: number;

  @Field(() => Int, { description: "Height in pixels." })
  height!: number;

  @Field(() => String, { nullable: true, description: "A thumbhash in base64, displayed while the image loads." })
  placeholder!: string | null;
}

/** The GraphQL fields of a `StoredMedia`; the resolver adds addresses, sizes and duration. */
@ObjectType({ description: "An image or video of a post.", simpleResolvers: true })
export class Media {
  @Field(() => ID, { description: "The id of the upload." })
  id!: number;

  @Field(() => MediaType, { description: "Whether the file is an image or a video." })
  type!: `${MediaType}`;

  @Field(() => String, { nullable: true, description: "Alternative text, written by the author." })
  alt!: string | null;

  @Field(() => Int, { description: "Width in pixels." })
  width!: number;

  @Field(() => Int, { description: "Height in pixels." })
  height!: number;

  @Field(() => String, { nullable: true, description: "A thumbhash in base64, displayed while the file loads." })
  placeholder!: string | null;
}
