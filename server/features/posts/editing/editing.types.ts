import "reflect-metadata";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { CATEGORIES } from "#server/core/categories.rules";
import { formatNumber, spellNumber } from "#server/core/text.rules";
import { DateTime } from "#server/graphql/scalars";
import { CONTENT_MAX, PLACE_NAME_MAX, TITLE_MAX } from "#server/features/posts/posts.limits.rules";
import { GeoPointInput, Visibility } from "#server/features/posts/posts.types";

@ObjectType({ description: "A version of a post before an edit.", simpleResolvers: true })
export class PostRevision {
  @Field(() => ID, { description: "The revision's id." })
  id!: number;

  @Field(() => String, { nullable: true, description: "The title of this version." })
  title!: string | null;

  @Field(() => String, { description: "The whole text of this version." })
  content!: string;

  @Field(() => String, { nullable: true, description: "The category of this version." })
  category!: string | null;

  @Field(() => [String], { description: "The tags of this version." })
  tags!: string[];

  @Field(() => DateTime, { description: "When this version was written." })
  createdAt!: string;
}

@InputType({ description: "Changes to a post; omitted fields stay unchanged." })
export class UpdatePostInput {
  @Field(() => String, { nullable: true, description: `The text, at most ${formatNumber(CONTENT_MAX)} characters.` })
  content?: string | null;

  @Field(() => String, { nullable: true, description: `The title, at most ${TITLE_MAX} characters; null removes it.` })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `One of the ${spellNumber(CATEGORIES.length)} categories; null removes it.`,
  })
  category?: string | null;

  @Field(() => [String], { nullable: true, description: "The tags; hashtags in the text are added to them." })
  tags?: string[] | null;

  @Field(() => Visibility, { nullable: true, description: "Who may see the post. In a group, the group decides." })
  visibility?: `${Visibility}` | null;

  @Field(() => GeoPointInput, {
    nullable: true,
    description: "The location of the post, rounded to two decimals; null removes it.",
  })
  location?: GeoPointInput | null;

  @Field(() => String, {
    nullable: true,
    description: `The name of the location, at most ${PLACE_NAME_MAX} characters; null removes it.`,
  })
  placeName?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      "Ids of the post's files: those that it already has, and files uploaded by the viewer that are not used elsewhere.",
  })
  mediaIds?: (string | number)[] | null;
}
