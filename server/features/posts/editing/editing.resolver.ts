import "reflect-metadata";
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { toId, toIdField } from "#server/core/ids";
import { spellNumber } from "#server/core/text.rules";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { PostEditingService } from "./editing.service.ts";
import { PostRevision, UpdatePostInput } from "./editing.types.ts";
import {
  canEditPost,
  type PostRevision as Revision,
  type PostView,
  REVISIONS_MAX,
} from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";
import { SafeToRepeat } from "#server/graphql/fields/repeats";

/** Lets authors change their posts over GraphQL. */
@Resolver(() => Post)
export class PostEditingResolver {
  constructor(private readonly editing: PostEditingService) {}

  @Mutation(() => Post, {
    description: "Edits one of the viewer's posts; the previous version is stored in its revisions.",
  })
  updatePost(
    @Arg("id", () => ID, { description: "The post's id." }) id: string,
    @Arg("input", () => UpdatePostInput, { description: "The changes." }) input: UpdatePostInput,
    @Ctx() context: GraphQLContext,
  ): Promise<PostView> {
    const { content, title, category, tags, visibility, location, placeName, mediaIds } = input;
    return this.editing.update(requireViewer(context), toId(id, "This post"), {
      content: content ?? undefined,
      title,
      category,
      tags: tags ?? undefined,
      visibility: visibility ?? undefined,
      location,
      placeName,
      mediaIds: mediaIds?.map((one) => toIdField(one, "mediaIds")),
    });
  }

  @SafeToRepeat()
  @Mutation(() => ID, {
    description: "Deletes one of the viewer's posts with its comments and files. Returns its id.",
  })
  async deletePost(
    @Arg("id", () => ID, { description: "The post's id." }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<number> {
    const viewer = requireViewer(context);
    const number = toId(id, "This post");
    await this.editing.remove(viewer, number);
    return number;
  }

  @Charged({ atMost: REVISIONS_MAX })
  @FieldResolver(() => [PostRevision], {
    description: `Previous versions of the post, newest first, at most ${spellNumber(REVISIONS_MAX)}.`,
  })
  revisions(@Root() post: PostView, @Ctx() context: GraphQLContext): Promise<Revision[]> {
    return context.loader(this.editing.revisionsOf).load(post.id);
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may edit and delete the post." })
  canEdit(@Root() post: PostView, @Ctx() context: GraphQLContext): boolean {
    return context.toViewer(canEditPost, post);
  }
}
