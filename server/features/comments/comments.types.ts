import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { connectionOf } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";
import type { StoredFacet } from "#server/db/schema/facets";
import { Facet } from "#server/features/posts/facets/facets.types";
import { User } from "#server/features/people/people.types";

/** The GraphQL fields of a `CommentView`; the resolver adds `post` and `replies`. */
@ObjectType({ description: "A comment on a post, or a reply to one, as the viewer sees it.", simpleResolvers: true })
export class Comment {
  @Field(() => ID, { description: "The comment's number, the same in both faces." })
  id!: number;

  @Field(() => ID, { nullable: true, description: "The comment whose thread it replies in; null when on the post." })
  parentId!: number | null;

  @Field(() => User, { nullable: true, description: "Who wrote it; null when the account is gone." })
  author!: User | null;

  @Field(() => Boolean, { description: "Whether it was deleted, and stays only to hold its replies together." })
  deleted!: boolean;

  @Field(() => String, { description: "Its text; empty when deleted." })
  content!: string;

  @Field(() => [Facet], { description: "What of its text is a mention, a tag or a link, in its order." })
  facets!: StoredFacet[];

  @Field(() => Boolean, { description: "Whether the viewer likes it." })
  liked!: boolean;

  @Field(() => Int, { description: "How many members like it." })
  likesCount!: number;

  @Field(() => DateTime, { description: "When it was written." })
  createdAt!: string;

  @Field(() => DateTime, { description: "When it last changed." })
  updatedAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When its author last changed it; null if never." })
  editedAt!: string | null;
}

export const { Connection: CommentConnection } = connectionOf(Comment);
