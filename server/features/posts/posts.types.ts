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
import { CONTENT_MAX, PLACE_NAME_MAX, TAGS_MAX, TITLE_MAX } from "./posts.limits.rules.ts";

/** Who may see a post, with the values of the column. */
export enum Visibility {
  PUBLIC = "public",
  BONDS = "bonds",
  GROUP = "group",
  ONLY_ME = "only_me",
  WAITING = "waiting",
  HIDDEN = "hidden",
}

registerEnumType(Visibility, {
  name: "Visibility",
  description: "Who may see a post.",
  valuesConfig: {
    PUBLIC: { description: "Everyone." },
    BONDS: { description: "The author and their bonds." },
    GROUP: {
      description:
        "The members of the private group in which the post was written. Set by the group; cannot be chosen.",
    },
    ONLY_ME: { description: "The author alone." },
    WAITING: {
      description:
        "The author alone, until an owner or admin of the group approves the author's first post there. Cannot be chosen.",
    },
    HIDDEN: { description: "The author alone, because moderators took the post off. Cannot be chosen." },
  },
});

@ObjectType({ description: "A location on the map.", simpleResolvers: true })
export class GeoPoint {
  @Field(() => Float, { description: "Latitude in degrees, -90 to 90." })
  lat!: number;

  @Field(() => Float, { description: "Longitude in degrees, -180 to 180." })
  lng!: number;
}

@ObjectType({ description: "What moderators tell the author of a post that they hid.", simpleResolvers: true })
export class HiddenNote {
  @Field(() => String, { nullable: true, description: "The key of the rule that it broke; null if none is named." })
  rule!: string | null;

  @Field(() => String, { description: "Their words." })
  words!: string;
}

/**
 * The GraphQL fields of a `PostView`. Resolvers of `Post`, in this feature and in later ones, add the others: the
 * complete list is `type Post` in schema.graphql. `image`, `video` and `file` exist only in REST (posts.presenter.ts).
 */
@ObjectType({ description: "A post, with the viewer's state.", simpleResolvers: true })
export class Post {
  @Field(() => ID, { description: "The post's id, the same in GraphQL and REST." })
  id!: number;

  @Field(() => User, { description: "The author." })
  author!: User;

  @Field(() => String, { nullable: true, description: "The title; null if the author gave none." })
  title!: string | null;

  @Field(() => String, { description: "The whole text; empty if the post consists of media only." })
  content!: string;

  @Field(() => String, {
    nullable: true,
    description: `The category: one of the ${spellNumber(CATEGORIES.length)} categories.`,
  })
  category!: string | null;

  @Field(() => [String], {
    description: "The tags, lowercase and without #: those that the author added and those in the text.",
  })
  tags!: string[];

  @Field(() => [Facet], { description: "Mentions, tags and links in the text, in their order." })
  facets!: StoredFacet[];

  @Field(() => [Media], { description: "The images and videos of the post." })
  media!: Media[];

  @Field(() => GeoPoint, {
    nullable: true,
    description: "The location that the author gave, rounded to two decimals; null if there is none.",
  })
  location!: GeoPoint | null;

  @Field(() => String, { nullable: true, description: "The location as the author named it; null if they did not." })
  placeName!: string | null;

  @Field(() => Visibility, { description: "Who may see the post." })
  visibility!: `${Visibility}`;

  @Field(() => HiddenNote, {
    nullable: true,
    description: "Why moderators hid the post, for its author; null for every other post.",
  })
  hiddenNote!: HiddenNote | null;
  @Field(() => Boolean, { description: "Whether the post is on top of the list of its group." })
  pinned!: boolean;

  @Field(() => Boolean, { description: "Whether comments are closed: nobody can write one." })
  commentsClosed!: boolean;

  @Field(() => Boolean, { description: "Whether the viewer likes the post." })
  liked!: boolean;

  @Field(() => Int, { description: "Number of likes." })
  likesCount!: number;

  @Field(() => Boolean, { description: "Whether the viewer has bookmarked the post." })
  bookmarked!: boolean;

  @Field(() => Int, { description: "Number of members who have bookmarked the post." })
  bookmarksCount!: number;

  @Field(() => Int, { description: "Number of comments, replies included." })
  commentsCount!: number;

  @Field(() => DateTime, { description: "When the post was created." })
  createdAt!: string;

  @Field(() => DateTime, { description: "When anything about the post last changed." })
  updatedAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When the author last edited the post; null if never." })
  editedAt!: string | null;
}

export const { Connection: PostConnection } = connectionOf(Post);

@InputType({ description: "A location on the map." })
export class GeoPointInput {
  @Field(() => Float, { description: "Latitude in degrees, -90 to 90." })
  lat!: number;

  @Field(() => Float, { description: "Longitude in degrees, -180 to 180." })
  lng!: number;
}

@InputType({ description: "A new post. It needs a text or a media file, or both." })
export class CreatePostInput {
  @Field(() => String, {
    description: `The text, at most ${formatNumber(CONTENT_MAX)} characters; may be empty if the post has media.`,
  })
  content!: string;

  @Field(() => String, { nullable: true, description: `The title, at most ${TITLE_MAX} characters.` })
  title?: string | null;

  @Field(() => String, { nullable: true, description: ONE_CATEGORY })
  category?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `Up to ${spellNumber(TAGS_MAX)} tags; hashtags in the text are added to them.`,
  })
  tags?: string[] | null;

  @Field(() => Visibility, { nullable: true, defaultValue: Visibility.PUBLIC, description: "Who may see the post." })
  visibility?: `${Visibility}` | null;

  @Field(() => GeoPointInput, { nullable: true, description: "The location of the post; rounded to two decimals." })
  location?: GeoPointInput | null;

  @Field(() => String, {
    nullable: true,
    description: `The name of the location, at most ${PLACE_NAME_MAX} characters; it is stored only with a location.`,
  })
  placeName?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: "Ids of files uploaded by the viewer that are not used elsewhere.",
  })
  mediaIds?: (string | number)[] | null;

  @Field(() => ID, {
    nullable: true,
    description: "An id chosen by the client; sending the same id again returns the post created the first time.",
  })
  clientId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "The viewer's draft of the post; it is deleted when the post is stored.",
  })
  draftId?: string | number | null;

  @Field(() => ID, {
    nullable: true,
    description: "A group of the viewer in which to post; everyone who can read the group can read the post.",
  })
  groupId?: string | number | null;
}
