import "reflect-metadata";
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from "type-graphql";
import { toId } from "#server/core/ids";
import { toPageRequest } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import { canManage, GROUP, type GroupView } from "#server/features/groups/groups.model";
import { Group } from "#server/features/groups/groups.types";
import type { PostView } from "#server/features/posts/posts.model";
import type { PostsService } from "#server/features/posts/posts.service";
import { Post, PostConnection } from "#server/features/posts/posts.types";
import { type ConnectionOf, PageArgs, toConnection } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import { POST_DECLINE_REASON_MAX } from "./waiting.limits.rules.ts";
import type { WaitingPostsService } from "./waiting.service.ts";

const THE_GROUP = { description: "The group's id." };
const THE_POST = { description: "Id of the post that waits." };

const subjectOf = (groupId: string, id: string) => ({
  groupId: toId(groupId, GROUP),
  postId: toId(id, "This post"),
});

/** Lets owners and admins of a group decide about first posts over GraphQL. */
@Resolver(() => Group)
export class WaitingPostsResolver {
  constructor(
    private readonly waiting: WaitingPostsService,
    private readonly posts: PostsService,
  ) {}

  @Charged({ total: 20 })
  @FieldResolver(() => PostConnection, {
    description: "First posts that wait for approval, newest first; empty unless the viewer may decide about them.",
  })
  async waitingPosts(
    @Root() group: GroupView,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<PostView>> {
    return toConnection(await this.waiting.list(requireViewer(ctx), group, toPageRequest(first, after)));
  }

  @FieldResolver(() => Int, { description: "Number of posts that wait; 0 unless the viewer may decide about them." })
  waitingPostsCount(@Root() group: GroupView, @Ctx() ctx: GraphQLContext): Promise<number> | number {
    return canManage(group) ? ctx.loader(this.waiting.counts).load(group.id) : 0;
  }

  @Mutation(() => Post, {
    description: "Publishes a post that waits for approval, as if it was written now. For owners and admins.",
  })
  async approveGroupPost(
    @Arg("groupId", () => ID, THE_GROUP) groupId: string,
    @Arg("id", () => ID, THE_POST) id: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<PostView> {
    const viewer = requireViewer(ctx);
    const subject = subjectOf(groupId, id);
    await this.waiting.approve(viewer, subject);
    return this.posts.get(viewer, subject.postId);
  }

  @Mutation(() => ID, {
    description:
      "Declines a post that waits for approval: its author has it back as a post for themself. For owners and admins. Returns its id.",
  })
  async declineGroupPost(
    @Arg("groupId", () => ID, THE_GROUP) groupId: string,
    @Arg("id", () => ID, THE_POST) id: string,
    @Arg("reason", () => String, {
      nullable: true,
      description: `What the author reads, up to ${POST_DECLINE_REASON_MAX} characters.`,
    })
    reason: string | null,
    @Ctx() ctx: GraphQLContext,
  ): Promise<number> {
    const subject = subjectOf(groupId, id);
    await this.waiting.decline(requireViewer(ctx), subject, { reason });
    return subject.postId;
  }

  @Mutation(() => ID, {
    description:
      "Takes the decline of a post back, so that it waits again. Fails with CONFLICT if its author changed its audience or left. For owners and admins. Returns its id.",
  })
  async restoreGroupPost(
    @Arg("groupId", () => ID, THE_GROUP) groupId: string,
    @Arg("id", () => ID, { description: "Id of the declined post." }) id: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<number> {
    const subject = subjectOf(groupId, id);
    await this.waiting.waitAgain(requireViewer(ctx), subject);
    return subject.postId;
  }
}
