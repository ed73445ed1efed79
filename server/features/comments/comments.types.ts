import "reflect-metadata";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
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

  @Field(() => User, { nullable: true, description: "Who wrote it; null when it was deleted, or the account is gone." })
  author!: User | null;

  @Field(() => Boolean, { description: "Whether it was deleted, and stays only to hold its replies together." })
  deleted!: boolean;

  @Field(() => String, { description: "Its text; empty when deleted." })
  content!: string;

  @Field(() => [Facet], { description: "What of its text is a mention, a tag or a link, in its order." })
  facets!: StoredFacet[];

  @Field(() => Boolean, { description: "Whether the viewer likes it." })
  liked!: boolean;

  @Field(() => Int, { description: "How many members like it; none when it was deleted." })
  likesCount!: number;

  @Field(() => DateTime, { description: "When it was written." })
  createdAt!: string;

  @Field(() => DateTime, { description: "When it last changed." })
  updatedAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When its author last changed it; null if never." })
  editedAt!: string | null;
}

export enum CommentEventKind {
  ADDED = "added",
  CHANGED = "changed",
  REMOVED = "removed",
  RESYNC = "resync",
}

registerEnumType(CommentEventKind, {
  name: "CommentEventKind",
  description: "What happened to the comments on a post.",
  valuesConfig: {
    ADDED: { description: "A new comment or reply." },
    CHANGED: { description: "A comment was edited, or deleted while it has replies." },
    REMOVED: { description: "A comment is gone." },
    RESYNC: {
      description:
        "Ask for the comments now: told when a subscription begins, and when something may have been missed.",
    },
  },
});

/** The GraphQL fields of a `CommentNews`. */
@ObjectType({ description: "Something that happened to the comments on a post.", simpleResolvers: true })
export class CommentEvent {
  @Field(() => CommentEventKind, { description: "What happened." })
  kind!: `${CommentEventKind}`;

  @Field(() => ID, { nullable: true, description: "To which comment; null: perhaps to any." })
  commentId!: number | null;

  @Field(() => Comment, { nullable: true, description: "The comment as it is for the viewer now; null when removed." })
  comment!: Comment | null;
}

export const { Connection: CommentConnection } = connectionOf(Comment);
