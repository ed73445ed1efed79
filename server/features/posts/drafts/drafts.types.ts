import "reflect-metadata";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { CATEGORIES, ONE_CATEGORY } from "#server/core/categories.rules";
import { formatNumber, spellNumber } from "#server/core/text.rules";
import { connectionOf } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";
import { Media } from "#server/features/media/media.types";
import { CONTENT_MAX, TAGS_MAX, TITLE_MAX } from "#server/features/posts/posts.limits.rules";
import { GeoPoint, GeoPointInput, Visibility } from "#server/features/posts/posts.types";

/** The kind of post that a draft will become, with the values of the column. */
export enum DraftKind {
  POST = "post",
  IDEA = "idea",
}

registerEnumType(DraftKind, {
  name: "DraftKind",
  description: "In which form a draft is written.",
  valuesConfig: {
    POST: { description: "A post: a text, a picture or both." },
    IDEA: { description: "An idea: with a title, a category and tags." },
  },
});

@ObjectType({ description: "A post that the viewer still writes. Nobody else sees it.", simpleResolvers: true })
export class Draft {
  @Field(() => ID, { description: "The draft's number, the same in both faces." })
  id!: number;

  @Field(() => DraftKind, { description: "In which form it is written." })
  kind!: `${DraftKind}`;

  @Field(() => String, { description: "Its title so far; may be empty." })
  title!: string;

  @Field(() => String, { description: "Its text so far, exactly as typed; may be empty." })
  content!: string;

  @Field(() => String, {
    nullable: true,
    description: `One of the ${spellNumber(CATEGORIES.length)} categories, if one is chosen.`,
  })
  category!: string | null;

  @Field(() => [String], { description: "The tags chosen so far." })
  tags!: string[];

  @Field(() => Visibility, { description: "Who may see the post." })
  visibility!: `${Visibility}`;

  @Field(() => GeoPoint, { nullable: true, description: "Where it is written, if the author tells." })
  location!: GeoPoint | null;

  @Field(() => [Media], { description: "The files that the post will show." })
  media!: Media[];

  @Field(() => Int, { description: "Goes up with each save. Whoever saves names the version they have seen." })
  version!: number;

  @Field(() => DateTime, { description: "When it was begun." })
  createdAt!: string;

  @Field(() => DateTime, { description: "When it was last saved." })
  updatedAt!: string;
}

export const { Connection: DraftConnection } = connectionOf(Draft);

@InputType({ description: "What has been written so far. What is left out stays as it is, null empties it." })
export class SaveDraftInput {
  @Field(() => ID, { nullable: true, description: "The draft to save again; a new one is made without it." })
  id?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The version that the change was made on, with `id`. If the draft has another by now, it is a CONFLICT.",
  })
  version?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: "An id of the client's own making: a first save that is repeated finds the draft it made.",
  })
  clientId?: string | null;

  @Field(() => DraftKind, { description: "In which form it is written." })
  kind!: `${DraftKind}`;

  @Field(() => String, { nullable: true, description: `The title, at most ${TITLE_MAX} characters.` })
  title?: string | null;

  @Field(() => String, { nullable: true, description: `The text, at most ${formatNumber(CONTENT_MAX)} characters.` })
  content?: string | null;

  @Field(() => String, { nullable: true, description: ONE_CATEGORY })
  category?: string | null;

  @Field(() => [String], { nullable: true, description: `Up to ${spellNumber(TAGS_MAX)} tags.` })
  tags?: string[] | null;

  @Field(() => Visibility, { nullable: true, description: "Who may see the post." })
  visibility?: `${Visibility}` | null;

  @Field(() => GeoPointInput, { nullable: true, description: "Where it is written." })
  location?: GeoPointInput | null;

  @Field(() => [ID], { nullable: true, description: "Uploaded files of the viewer's that are not shown elsewhere." })
  mediaIds?: (string | number)[] | null;
}
