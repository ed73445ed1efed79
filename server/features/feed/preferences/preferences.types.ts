import "reflect-metadata";
import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import type { NamedGroup } from "#server/db/postColumns";
import { connectionOf } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";

/** What a member asked of their feed, with the values of the model. */
export enum FeedPreferenceKind {
  LESS = "less",
  MUTED_PERSON = "person",
  MUTED_TAG = "tag",
  MUTED_GROUP = "group",
}

registerEnumType(FeedPreferenceKind, {
  name: "FeedPreferenceKind",
  description: "What a member asked of their feed.",
  valuesConfig: {
    LESS: {
      description:
        "Less of a member: their posts come to Following only through a bond or a follow, at most one a week if the viewer had that when they asked, and are last in Top. Has no end.",
    },
    MUTED_PERSON: { description: "No posts by a member, and none because the member liked them, for a week." },
    MUTED_TAG: { description: "No posts because of a tag, for a week." },
    MUTED_GROUP: { description: "No posts because of a group, for a week." },
  },
});

/** The GraphQL fields of a `PreferenceView`; the resolver adds `user` and `group`. */
@ObjectType({ description: "Something that the viewer asked of their feed.", simpleResolvers: true })
export class FeedPreference {
  @Field(() => ID, { description: "The preference's id." })
  id!: number;

  @Field(() => FeedPreferenceKind, { description: "What the viewer asked." })
  kind!: `${FeedPreferenceKind}`;

  @Field(() => String, { nullable: true, description: "The tag without #, for MUTED_TAG; null for the others." })
  tag!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When the preference ends by itself; null if it does not." })
  until!: string | null;

  @Field(() => DateTime, { description: "When the viewer asked it last." })
  createdAt!: string;

  personId!: number | null;
  groupId!: number | null;
  group!: NamedGroup | null;
}

export const { Connection: FeedPreferenceConnection } = connectionOf(FeedPreference);
