import "reflect-metadata";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { CATEGORIES } from "#server/core/categories.rules";
import { formatNumber, spellNumber } from "#server/core/text.rules";
import { DateTime } from "#server/graphql/scalars";
import { CONTENT_MAX, TITLE_MAX } from "#server/features/posts/posts.limits.rules";
import { GeoPointInput, Visibility } from "#server/features/posts/posts.types";

@ObjectType({ description: "How a post read until it was changed.", simpleResolvers: true })
export class PostRevision {
  @Field(() => ID, { description: "The revision's number." })
  id!: number;

  @Field(() => String, { nullable: true, description: "Its title then." })
  title!: string | null;

  @Field(() => String, { description: "Its whole text then." })
  content!: string;

  @Field(() => String, { nullable: true, description: "What it was about then." })
  category!: string | null;

  @Field(() => [String], { description: "Its tags then." })
  tags!: string[];

  @Field(() => DateTime, { description: "When it began to read so." })
  createdAt!: string;
}

@InputType({ description: "What to change of a post; what is left out stays as it is." })
export class UpdatePostInput {
  @Field(() => String, { nullable: true, description: `The text, at most ${formatNumber(CONTENT_MAX)} characters.` })
  content?: string | null;

  @Field(() => String, { nullable: true, description: `A title, at most ${TITLE_MAX} characters; null takes it away.` })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `One of the ${spellNumber(CATEGORIES.length)} categories; null takes it away.`,
  })
  category?: string | null;

  @Field(() => [String], { nullable: true, description: "Its tags; hashtags in the text are added to them." })
  tags?: string[] | null;

  @Field(() => Visibility, { nullable: true, description: "Who may see it. In a group the group decides." })
  visibility?: `${Visibility}` | null;

  @Field(() => GeoPointInput, {
    nullable: true,
    description: "Where it was written, to two decimals; null takes it away.",
  })
  location?: GeoPointInput | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      "The files it shows: those it showed before, and uploads of the viewer's that are not shown elsewhere.",
  })
  mediaIds?: (string | number)[] | null;
}
