import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import { GROUP } from "#server/features/groups/groups.model";
import type { PostView } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";
import type { GraphQLContext } from "#server/graphql/context";
import type { ManagedPostsService } from "./managed.service.ts";
import { UpdateGroupPostInput } from "./managed.types.ts";

const THE_GROUP = { description: "The group's id." };
const THE_POST = { description: "Id of the post in the group." };

const subjectOf = (groupId: string, id: string) => ({
  groupId: toId(groupId, GROUP),
  postId: toId(id, "This post"),
});

/** Lets owners and admins of a group manage its posts over GraphQL. */
@Resolver(() => Post)
export class ManagedPostsResolver {
  constructor(private readonly managed: ManagedPostsService) {}

  @Mutation(() => Post, {
    description: "Pins a post on top of a group's list or closes its comments. For owners and admins. Safe to repeat.",
  })
  updateGroupPost(
    @Arg("groupId", () => ID, THE_GROUP) groupId: string,
    @Arg("id", () => ID, THE_POST) id: string,
    @Arg("input", () => UpdateGroupPostInput, { description: "The changes." })
    { pinned, commentsClosed }: UpdateGroupPostInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<PostView> {
    return this.managed.change(requireViewer(ctx), subjectOf(groupId, id), { pinned, commentsClosed });
  }
}
