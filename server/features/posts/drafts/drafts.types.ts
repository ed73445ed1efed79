import "reflect-metadata";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { CATEGORIES, ONE_CATEGORY } from "#server/core/categories.rules";
import { formatNumber, spellNumber } from "#server/core/text.rules";
import { connectionOf } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";
import { Media } from "#server/features/media/media.types";
import { CONTENT_MAX, PLACE_NAME_MAX, TAGS_MAX, TITLE_MAX } from "#server/features/posts/posts.limits.rules";
import { GeoPoint, GeoPointInput, Visibility } from "#server/features/posts/posts.types";

/** The kind of post that a draft will become, with the values of the column. */
export enum DraftKind {
  POST = "post",
  IDEA = "idea",
}

registerEnumType(DraftKind, {
  name: "DraftKind",
  description: "The form in which a draft is written.",
  valuesConfig: {
    POST: { description: "A post: text, media or both." },
    IDEA: { description: "An idea: with a title, a category and tags." },
  },
});

@ObjectType({ description: "An unpublished post of the viewer. Visible to the viewer only.", simpleResolvers: true })
export class Draft {
  @Field(() => ID, { description: "The draft's id, the same in GraphQL and REST." })
  id!: number;

  @Field(() => DraftKind, { description: "The form in which the draft is written." })
  kind!: `${DraftKind}`;

  @Field(() => String, { description: "The current title; may be empty." })
  title!: string;

  @Field(() => String, { description: "The current text, exactly as typed; may be empty." })
  content!: string;

  @Field(() => String, {
    nullable: true,
    description: `The category, one of the ${spellNumber(CATEGORIES.length)}; null if none is chosen.`,
  })
  category!: string | null;

  @Field(() => [String], { description: "The current tags." })
  tags!: string[];

  @Field(() => Visibility, { description: "Who may see the post." })
  visibility!: `${Visibility}`;

  @Field(() => GeoPoint, { nullable: true, description: "The location of the post; null if there is none." })
  location!: GeoPoint | null;

  @Field(() => String, { nullable: true, description: "The name of the location; null if it has none." })
  placeName?: string | null;

  @Field(() => ID, { nullable: true, description: "The group for which the post is meant; null for no group." })
  groupId?: number | null;

  @Field(() => [Media], { description: "The files that the post will contain." })
  media!: Media[];

  @Field(() => Int, { description: "Increases with each save. An update must send the version that it is based on." })
  version!: number;

  @Field(() => DateTime, { description: "When the draft was created." })
  createdAt!: string;

  @Field(() => DateTime, { description: "When the draft was last saved." })
  updatedAt!: string;
}

export const { Connection: DraftConnection } = connectionOf(Draft);

@InputType({ description: "The content of a draft. Omitted fields stay unchanged; null clears a field." })
export class SaveDraftInput {
  @Field(() => ID, { nullable: true, description: "Id of the draft to update; if omitted, a new draft is created." })
  id?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The version that the change is based on; required with `id`. Fails with CONFLICT if the draft has a newer version.",
  })
  version?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "An id chosen by the client; repeating a first save with the same id returns the draft that it created.",
  })
  clientId?: string | null;

  @Field(() => DraftKind, { description: "The form in which the draft is written." })
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

  @Field(() => GeoPointInput, { nullable: true, description: "The location of the post." })
  location?: GeoPointInput | null;

  @Field(() => String, {
    nullable: true,
    description: `The name of the location, at most ${PLACE_NAME_MAX} characters.`,
  })
  placeName?: string | null;

  @Field(() => ID, { nullable: true, description: "The group for which the post is meant." })
  groupId?: string | number | null;

  @Field(() => [ID], {
    nullable: true,
    description: "Ids of files uploaded by the viewer that are not used elsewhere.",
  })
  mediaIds?: (string | number)[] | null;
}
