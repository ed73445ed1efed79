import "reflect-metadata";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { CATEGORIES, ONE_CATEGORY } from "#server/core/categories.rules";
import { formatNumber, spellNumber } from "#server/core/text.rules";
import { connectionOf } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";
import { Media } from "#server/features/media/media.types";
import { User } from "#server/features/people/people.types";
import type { StoredFacet } from "#server/db/schema/facets";
import { Facet } from "#server/features/posts/facets/facets.types";
import { CONTENT_MAX, TAGS_MAX, TITLE_MAX } from "./posts.limits.rules.ts";

/** Who may see a post, with the values of the column. */
export enum Visibility {
  PUBLIC = "public",
  BONDS = "bonds",
  GROUP = "group",
}

registerEnumType(Visibility, {
  name: "Visibility",
  description: "Who may see a post.",
  valuesConfig: {
    PUBLIC: { description: "Everyone." },
    BONDS: { description: "The author and the members they are bonded with." },
    GROUP: { description: "The members of the private group it was written in. Not to be chosen: the group decides." },
  },
});

@ObjectType({ description: "A place on earth.", simpleResolvers: true })
export class GeoPoint {
  @Field(() => Float, { description: "Latitude in degrees, -90 to 90." })
  lat!: number;

  @Field(() => Float, { description: "Longitude in degrees, -180 to 180." })
  lng!: number;
}

/**
 * The GraphQL fields of a `PostView`. Resolvers of `Post`, in this feature and in later ones, add the others: the
 * complete list is `type Post` in schema.graphql. `image`, `video` and `file` exist only in REST (posts.presenter.ts).
 */
@ObjectType({ description: "An idea that a member shared, as the viewer sees it.", simpleResolvers: true })
export class Post {
  @Field(() => ID, { description: "The post's number, the same in both faces." })
  id!: number;

  @Field(() => User, { description: "Who shared it." })
  author!: User;

  @Field(() => String, { nullable: true, description: "Its title, where the author gave one." })
  title!: string | null;

  @Field(() => String, { description: "Its whole text; empty where a picture stands alone." })
  content!: string;

  @Field(() => String, {
    nullable: true,
    description: `What it is about: one of the ${spellNumber(CATEGORIES.length)} categories.`,
  })
  category!: string | null;

  @Field(() => [String], { description: "Its tags without #, in lower case: those given and those in the text." })
  tags!: string[];

  @Field(() => [Facet], { description: "What of its text is a mention, a tag or a link, in its order." })
  facets!: StoredFacet[];

  @Field(() => [Media], { description: "The pictures and videos it shows." })
  media!: Media[];

  @Field(() => GeoPoint, { nullable: true, description: "Where it was written, to two decimals, if the author told." })
  location!: GeoPoint | null;

  @Field(() => Visibility, { description: "Who may see it." })
  visibility!: `${Visibility}`;

  @Field(() => Boolean, { description: "Whether the viewer likes it." })
  liked!: boolean;

  @Field(() => Int, { description: "How many members like it." })
  likesCount!: number;

  @Field(() => Boolean, { description: "Whether the viewer keeps it in their bookmarks." })
  bookmarked!: boolean;

  @Field(() => Int, { description: "How many members keep it in their bookmarks." })
  bookmarksCount!: number;

  @Field(() => Int, { description: "How many comments it has, replies included." })
  commentsCount!: number;

  @Field(() => DateTime, { description: "When it was shared." })
  createdAt!: string;

  @Field(() => DateTime, { description: "When anything about it last changed." })
  updatedAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When its author last changed it; null if never." })
  editedAt!: string | null;
}

export const { Connection: PostConnection } = connectionOf(Post);

@InputType({ description: "A place on earth." })
export class GeoPointInput {
  @Field(() => Float, { description: "Latitude in degrees, -90 to 90." })
  lat!: number;

  @Field(() => Float, { description: "Longitude in degrees, -180 to 180." })
  lng!: number;
}

@InputType({ description: "A post to be shared. It has a text or a picture, or both." })
export class CreatePostInput {
  @Field(() => String, {
    description: `The text, at most ${formatNumber(CONTENT_MAX)} characters; may be empty beside a picture.`,
  })
  content!: string;

  @Field(() => String, { nullable: true, description: `A title, at most ${TITLE_MAX} characters.` })
  title?: string | null;

  @Field(() => String, { nullable: true, description: ONE_CATEGORY })
  category?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `Up to ${spellNumber(TAGS_MAX)} tags; hashtags in the text are added to them.`,
  })
  tags?: string[] | null;

  @Field(() => Visibility, { nullable: true, defaultValue: Visibility.PUBLIC, description: "Who may see it." })
  visibility?: `${Visibility}` | null;

  @Field(() => GeoPointInput, { nullable: true, description: "Where it was written; two decimals are kept." })
  location?: GeoPointInput | null;

  @Field(() => [ID], { nullable: true, description: "Uploaded files of the viewer's that are not shown elsewhere." })
  mediaIds?: (string | number)[] | null;

  @Field(() => ID, {
    nullable: true,
    description: "An id of the client's own making: sending the same one again gives the post it made the first time.",
  })
  clientId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "The viewer's draft that it was written in: it goes when the post is stored.",
  })
  draftId?: string | number | null;

  @Field(() => ID, {
    nullable: true,
    description: "A group of the viewer's to write it in: it is then read by whoever reads the group.",
  })
  groupId?: string | number | null;
}
