import "reflect-metadata";
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { parseId, toId, toIdField } from "#server/core/ids";
import { spellNumber } from "#server/core/text.rules";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import { LiveTopic } from "#server/graphql/live/liveTopic";
import type { Events } from "#server/platform/live/events";
import { matching } from "./added/added.model.ts";
import { PostAddedFilter } from "./added/added.types.ts";
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

  private announce(event: { postId: number; authorId: number }): Promise<void> {
    return this.added.announce(async (listeners) => {
      const news = await this.posts.announcement(event, listeners);
      return news && { payload: news.post, audience: news.audience };
    });
  }

  @Query(() => Post, {
    nullable: true,
    description: "Returns a post; null if it does not exist or the viewer may not see it.",
  })
  async post(
    @Arg("id", () => ID, { description: "The post's id." }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<PostView | null> {
    const viewer = requireViewer(context);
    const number = parseId(id);
    return number === null ? null : this.posts.find(viewer, number);
  }

  @Mutation(() => Post, { description: "Creates a post and returns it." })
  createPost(
    @Arg("input", () => CreatePostInput, { description: "The new post." }) input: CreatePostInput,
    @Ctx() context: GraphQLContext,
  ): Promise<PostView> {
    const { content, title, category, tags, visibility, location, placeName, mediaIds, clientId, draftId, groupId } =
      input;
    return this.posts.create(requireViewer(context, GUESTS_CANNOT_POST), {
      content,
      title,
      category,
      tags: tags ?? undefined,
      visibility: visibility ?? undefined,
      location,
      placeName,
      mediaIds: mediaIds?.map((id) => toIdField(id, "mediaIds")),
      clientId,
      draftId: draftId == null ? null : toIdField(draftId, "draftId"),
      groupId: groupId == null ? null : toIdField(groupId, "groupId"),
    });
  }

  @Mutation(() => Post, { description: "Likes a post or removes the like. Safe to repeat." })
  setLiked(
    @Arg("id", () => ID, { description: "The post's id." }) id: string,
    @Arg("liked", () => Boolean, { description: "True likes the post, false removes the like." }) liked: boolean,
    @Ctx() context: GraphQLContext,
  ): Promise<PostView> {
    return this.posts.setLiked(requireViewer(context), toId(id, "This post"), liked);
  }

  @Mutation(() => Post, { description: "Adds a post to the viewer's bookmarks or removes it. Safe to repeat." })
  setBookmarked(
    @Arg("id", () => ID, { description: "The post's id." }) id: string,
    @Arg("bookmarked", () => Boolean, { description: "True adds the bookmark, false removes it." }) bookmarked: boolean,
    @Ctx() context: GraphQLContext,
  ): Promise<PostView> {
    return this.posts.setBookmarked(requireViewer(context), toId(id, "This post"), bookmarked);
  }

  @Subscription(() => Post, {
    description:
      "Publishes new posts by members whom the viewer may see and has not muted, and by the viewer. To catch up, query `feed`, or `tag.posts` of a tag, until a post that the client has.",
    subscribe: ({ args, context }: { args: { filter?: PostAddedFilter | null }; context: GraphQLContext }) =>
      context.face(PostsResolver).added.subscribe(requireViewer(context), null, matching(args.filter)),
  })
  postAdded(
    @Arg("filter", () => PostAddedFilter, { nullable: true, description: "Only some of them; all if omitted." })
    _filter: PostAddedFilter | null,
    @Root() post: PostView,
  ): PostView {
    return post;
  }

  @FieldResolver(() => String, {
    description: `A plain-text summary on one line, about the first ${spellNumber(DESCRIPTION_MAX)} characters.`,
  })
  description(@Root() post: PostView): string {
    return describe(post.content);
  }

  @FieldResolver(() => String, { description: "The post's own URL, for sharing." })
  url(@Root() post: PostView): string {
    return `${this.dependencies.publicUrl}/post/${post.id}`;
  }
}
