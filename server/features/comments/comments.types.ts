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
  @Field(() => ID, { description: "The comment's id, the same in GraphQL and REST." })
  id!: number;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the comment that started the thread; null for a comment on the post itself.",
  })
  parentId!: number | null;

  @Field(() => User, {
    nullable: true,
    description: "The author; null if the comment or the account is deleted.",
  })
  author!: User | null;

  @Field(() => Boolean, { description: "Whether the comment was deleted and remains only because of its replies." })
  deleted!: boolean;

  @Field(() => String, { description: "The text; empty if deleted." })
  content!: string;

  @Field(() => [Facet], { description: "The mentions, tags and links in the text, in order." })
  facets!: StoredFacet[];

  @Field(() => Boolean, { description: "Whether the viewer likes the comment." })
  liked!: boolean;

  @Field(() => Int, { description: "Number of likes; 0 if deleted." })
  likesCount!: number;

  @Field(() => DateTime, { description: "When the comment was written." })
  createdAt!: string;

  @Field(() => DateTime, { description: "When the comment was last changed." })
  updatedAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When the author last edited the comment; null if never." })
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
  description: "The kind of an event in the comments on a post.",
  valuesConfig: {
    ADDED: { description: "A new comment or reply." },
    CHANGED: { description: "A comment was edited, or deleted while it has replies." },
    REMOVED: { description: "A comment was removed." },
    RESYNC: {
      description:
        "The client must fetch the comments now. Published when a subscription begins, and when events may have been missed.",
    },
  },
});

/** The GraphQL fields of a `CommentNews`. */
@ObjectType({ description: "An event in the comments on a post.", simpleResolvers: true })
export class CommentEvent {
  @Field(() => CommentEventKind, { description: "The kind of event." })
  kind!: `${CommentEventKind}`;

  @Field(() => ID, { nullable: true, description: "The comment's id; null if any comment may be affected." })
  commentId!: number | null;

  @Field(() => Comment, {
    nullable: true,
    description: "The comment as the viewer sees it now; null if it was removed.",
  })
  comment!: Comment | null;
}

export const { Connection: CommentConnection } = connectionOf(Comment);
