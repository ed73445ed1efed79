import "reflect-metadata";
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { parseId, toId, toIdField } from "#server/core/ids";
import { spellNumber } from "#server/core/text.rules";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import { LiveTopic } from "#server/graphql/liveTopic";
import type { Events } from "#server/platform/live/events";
import { describe, DESCRIPTION_MAX, postAdded, type PostView } from "./posts.model.ts";
import { GUESTS_CANNOT_POST } from "./posts.limits.rules.ts";
import type { PostsService } from "./posts.service.ts";
import { CreatePostInput, Post } from "./posts.types.ts";

interface Dependencies {
  events: Events;
  publicUrl: string;
  /** A listener for a new post that could not be published live; nobody waits for it. */
  onError: (error: unknown) => void;
}

/** Serves posts over GraphQL. */
@Resolver(() => Post)
export class PostsResolver {
  /** New posts, for the members who may see them. */
  readonly added = new LiveTopic<PostView>();

  constructor(
    private readonly posts: PostsService,
    private readonly dependencies: Dependencies,
  ) {
    const { events, onError } = dependencies;
    events.onLive(postAdded, (event) => void this.announce(event).catch(onError));
  }

  private async announce(event: { postId: number; authorId: number }): Promise<void> {
    const listeners = this.added.viewers();
    const news = listeners.length > 0 ? await this.posts.announcement(event, listeners) : null;
    if (news) this.added.deliver(news.post, news.audience);
  }

  @Query(() => Post, { nullable: true, description: "A post; null when there is none that the viewer may see." })
  async post(
    @Arg("id", () => ID, { description: "The post's number." }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<PostView | null> {
    const viewer = requireViewer(context);
    const number = parseId(id);
    return number === null ? null : this.posts.find(viewer, number);
  }

  @Mutation(() => Post, { description: "Shares a post and answers it." })
  createPost(
    @Arg("input", () => CreatePostInput, { description: "The post to share." }) input: CreatePostInput,
    @Ctx() context: GraphQLContext,
  ): Promise<PostView> {
    const { content, title, category, tags, visibility, location, mediaIds, clientId, draftId, groupId } = input;
    return this.posts.create(requireViewer(context, GUESTS_CANNOT_POST), {
      content,
      title,
      category,
      tags: tags ?? undefined,
      visibility: visibility ?? undefined,
      location,
      mediaIds: mediaIds?.map((id) => toIdField(id, "mediaIds")),
      clientId,
      draftId: draftId == null ? null : toIdField(draftId, "draftId"),
      groupId: groupId == null ? null : toIdField(groupId, "groupId"),
    });
  }

  @Mutation(() => Post, { description: "Likes a post, or no longer likes it. Safe to repeat." })
  setLiked(
    @Arg("postId", () => ID, { description: "The post." }) postId: string,
    @Arg("liked", () => Boolean, { description: "Whether to like it." }) liked: boolean,
    @Ctx() context: GraphQLContext,
  ): Promise<PostView> {
    return this.posts.setLiked(requireViewer(context), toId(postId, "This post"), liked);
  }

  @Mutation(() => Post, { description: "Keeps a post in the viewer's bookmarks, or no longer. Safe to repeat." })
  setBookmarked(
    @Arg("postId", () => ID, { description: "The post." }) postId: string,
    @Arg("bookmarked", () => Boolean, { description: "Whether to keep it." }) bookmarked: boolean,
    @Ctx() context: GraphQLContext,
  ): Promise<PostView> {
    return this.posts.setBookmarked(requireViewer(context), toId(postId, "This post"), bookmarked);
  }

  @Subscription(() => Post, {
    description: "New posts as they are shared, of members the viewer may see and has not muted, the viewer included.",
    subscribe: ({ context }: { context: GraphQLContext }) =>
      context.face(PostsResolver).added.subscribe(requireViewer(context)),
  })
  postAdded(@Root() post: PostView): PostView {
    return post;
  }

  @FieldResolver(() => String, {
    description: `A plain summary on one line, about the first ${spellNumber(DESCRIPTION_MAX)} characters.`,
  })
  description(@Root() post: PostView): string {
    return describe(post.content);
  }

  @FieldResolver(() => String, { description: "The post's own address, to be shared." })
  url(@Root() post: PostView): string {
    return `${this.dependencies.publicUrl}/post/${post.id}`;
  }
}
