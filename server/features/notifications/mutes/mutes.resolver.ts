import "reflect-metadata";
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import type { PostView } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";
import { ChangesNoPost } from "#server/graphql/changes";
import type { GraphQLContext } from "#server/graphql/context";
import type { MutesService } from "./mutes.service.ts";

/** Adds to a post whether the viewer has muted it. */
@Resolver(() => Post)
export class MutesResolver {
  constructor(private readonly mutes: MutesService) {}

  @FieldResolver(() => Boolean, { description: "Whether the viewer gets no notifications about the post." })
  isMutedByViewer(@Root() { id }: PostView, @Ctx() context: GraphQLContext): Promise<boolean> {
    return context.loader(this.mutes.areMuted).load(id);
  }

  @ChangesNoPost()
  @Mutation(() => Post, { description: "Mutes a post for the viewer, who then gets no notifications about it." })
  setPostMuted(
    @Arg("id", () => ID, { description: "The post's id." }) id: string,
    @Arg("muted", () => Boolean, { description: "True mutes the post, false unmutes it." }) muted: boolean,
    @Ctx() context: GraphQLContext,
  ): Promise<PostView> {
    return this.mutes.set(requireViewer(context), toId(id, "This post"), muted);
  }
}
