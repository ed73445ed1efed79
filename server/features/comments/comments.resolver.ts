import "reflect-metadata";
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { parseId, toId, toIdField } from "#server/core/ids";
import { toPageRequest } from "#server/core/pagination";
import { formatNumber } from "#server/core/text.rules";
import { requireViewer } from "#server/core/viewer";
import type { PostView } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";
import { AFTER, firstOf, toConnection, type ConnectionOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { canDelete, canEdit, type CommentView } from "./comments.model.ts";
import { COMMENT_MAX } from "./comments.limits.rules.ts";
import type { CommentListsService } from "./comments.lists.service.ts";
import type { CommentsService } from "./comments.service.ts";
import { Comment, CommentConnection } from "./comments.types.ts";

const FIRST = firstOf("comments");
const THIS = "This comment";

/** Serves comments over GraphQL. */
@Resolver(() => Comment)
export class CommentsResolver {
  constructor(
    private readonly comments: CommentsService,
    private readonly lists: CommentListsService,
  ) {}

  @Query(() => Comment, { nullable: true, description: "A comment; null when there is none that the viewer may see." })
  async comment(
    @Arg("id", () => ID, { description: "The comment's number." }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<CommentView | null> {
    const viewer = requireViewer(context);
    const number = parseId(id);
    return number === null ? null : this.comments.find(viewer, number);
  }

  @Mutation(() => Comment, { description: "Comments on a post, or replies to a comment on it." })
  addComment(
    @Arg("postId", () => ID, { description: "The post to comment on." }) postId: string,
    @Arg("content", () => String, { description: `The text, at most ${formatNumber(COMMENT_MAX)} characters.` })
    content: string,
    @Arg("parentId", () => ID, { nullable: true, description: "The comment to reply to; a reply joins its thread." })
    parentId: string | null | undefined,
    @Arg("clientId", () => ID, {
      nullable: true,
      description: "An id of the client's own making: sending it again gives the comment it made the first time.",
    })
    clientId: string | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<CommentView> {
    return this.comments.add(requireViewer(context), {
      postId: toId(postId, "This post"),
      parentId: parentId == null ? null : toIdField(parentId, "parentId"),
      content,
      clientId,
    });
  }

  @Mutation(() => Comment, { description: "Changes the text of one of the viewer's comments." })
  updateComment(
    @Arg("id", () => ID, { description: "The comment's number." }) id: string,
    @Arg("content", () => String, { description: `The text, at most ${formatNumber(COMMENT_MAX)} characters.` })
    content: string,
    @Ctx() context: GraphQLContext,
  ): Promise<CommentView> {
    return this.comments.edit(requireViewer(context), toId(id, THIS), content);
  }

  @Mutation(() => Comment, {
    description: "Deletes a comment of the viewer's or under their post. While it has replies, its place stays.",
  })
  deleteComment(
    @Arg("id", () => ID, { description: "The comment's number." }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<CommentView> {
    return this.comments.remove(requireViewer(context), toId(id, THIS));
  }

  @Mutation(() => Comment, { description: "Likes a comment, or no longer likes it. Safe to repeat." })
  setCommentLiked(
    @Arg("id", () => ID, { description: "The comment's number." }) id: string,
    @Arg("liked", () => Boolean, { description: "Whether to like it." }) liked: boolean,
    @Ctx() context: GraphQLContext,
  ): Promise<CommentView> {
    return this.comments.setLiked(requireViewer(context), toId(id, THIS), liked);
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may change it." })
  canEdit(@Root() comment: CommentView, @Ctx() context: GraphQLContext): boolean {
    return canEdit(context.viewer, comment);
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may delete it: theirs, or under their post." })
  canDelete(@Root() comment: CommentView, @Ctx() context: GraphQLContext): boolean {
    return canDelete(context.viewer, comment);
  }

  @FieldResolver(() => Post, { description: "The post it stands under." })
  post(@Root() comment: CommentView, @Ctx() context: GraphQLContext): Promise<PostView> {
    return context.loader(this.comments.postsById).load(comment.postId);
  }

  @FieldResolver(() => CommentConnection, { description: "The replies to it, oldest first." })
  async replies(
    @Root() comment: CommentView,
    @Arg("first", () => Int, { defaultValue: 10, description: FIRST }) first: number,
    @Arg("after", () => String, { nullable: true, description: AFTER }) after: string | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<ConnectionOf<CommentView>> {
    const list = { of: comment.id, ...toPageRequest(first, after) };
    return toConnection({
      ...(await context.loader(this.lists.repliesTo).load(list)),
      total: () => context.loader(this.lists.countsOfReplies).load(comment.id),
    });
  }
}

/** Adds comments to the type `Post`. */
@Resolver(() => Post)
export class PostCommentsResolver {
  constructor(private readonly lists: CommentListsService) {}

  @FieldResolver(() => CommentConnection, { description: "The comments on it, oldest first, each with its replies." })
  async comments(
    @Root() post: PostView,
    @Arg("first", () => Int, { defaultValue: 20, description: FIRST }) first: number,
    @Arg("after", () => String, { nullable: true, description: AFTER }) after: string | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<ConnectionOf<CommentView>> {
    const list = { of: post.id, ...toPageRequest(first, after) };
    return toConnection({
      ...(await context.loader(this.lists.onPosts).load(list)),
      total: () => context.loader(this.lists.countsOnPosts).load(post.id),
    });
  }
}
