import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Resolver, Root, Subscription } from "type-graphql";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import { LiveTopic } from "#server/graphql/liveTopic";
import type { Events } from "#server/platform/live/events";
import type { GroupMembersService } from "./groups.members.service.ts";
import { GROUP, MEMBER, membershipChanged, type GroupView } from "./groups.model.ts";
import type { GroupsService } from "./groups.service.ts";
import { Group, GroupRole } from "./groups.types.ts";

const THE_GROUP = { description: "The group." };

interface Dependencies {
  groups: GroupsService;
  events: Events;
  /** A listener for a membership that could not be published live; nobody waits for it. */
  onError: (error: unknown) => void;
}

/** Serves membership and roles of groups over GraphQL. */
@Resolver()
export class GroupMembersResolver {
  /** Groups to which the subscriber is something else than before, each as the subscriber sees it. */
  readonly moved = new LiveTopic<GroupView>();

  constructor(
    private readonly members: GroupMembersService,
    { groups, events, onError }: Dependencies,
  ) {
    const announce = async (groupId: number, memberId: number) => {
      const group = this.moved.isListening(memberId) ? await groups.seenBy(memberId, groupId) : null;
      if (group) this.moved.deliver(group, new Set([memberId]));
    };
    events.onLive(membershipChanged, ({ groupId, memberId }) => void announce(groupId, memberId).catch(onError));
  }

  @Mutation(() => Group, { description: "Joins a public group; asks to be let into a private one. Safe to repeat." })
  joinGroup(@Arg("id", () => ID, THE_GROUP) id: string, @Ctx() ctx: GraphQLContext): Promise<GroupView> {
    return this.members.join(requireViewer(ctx), toId(id, GROUP));
  }

  @Mutation(() => Group, {
    description: "Leaves a group, or takes a request back. The last owner cannot. Safe to repeat.",
  })
  leaveGroup(@Arg("id", () => ID, THE_GROUP) id: string, @Ctx() ctx: GraphQLContext): Promise<GroupView> {
    return this.members.leave(requireViewer(ctx), toId(id, GROUP));
  }

  @Mutation(() => Group, { description: "Lets somebody in who asked, or declines." })
  answerJoinRequest(
    @Arg("groupId", () => ID, THE_GROUP) groupId: string,
    @Arg("userId", () => ID, { description: "Who asked." }) userId: string,
    @Arg("accept", () => Boolean, { description: "Whether to let them in." }) accept: boolean,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    return this.members.answer(requireViewer(ctx), toId(groupId, GROUP), toId(userId, MEMBER), accept);
  }

  @Mutation(() => Group, { description: "Makes somebody an owner, an admin or a plain member; for owners." })
  setGroupRole(
    @Arg("groupId", () => ID, THE_GROUP) groupId: string,
    @Arg("userId", () => ID, { description: "The member." }) userId: string,
    @Arg("role", () => GroupRole, { description: "What they may do from now on." }) role: `${GroupRole}`,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    return this.members.setRole(requireViewer(ctx), toId(groupId, GROUP), toId(userId, MEMBER), role);
  }

  @Mutation(() => Group, { description: "Sends somebody away; for owners and admins." })
  removeGroupMember(
    @Arg("groupId", () => ID, THE_GROUP) groupId: string,
    @Arg("userId", () => ID, { description: "The member." }) userId: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    return this.members.remove(requireViewer(ctx), toId(groupId, GROUP), toId(userId, MEMBER));
  }

  @Subscription(() => Group, {
    description:
      "A group to which the viewer is something else than before: let in, declined, gone, or in another role.",
    subscribe: ({ context }: { context: GraphQLContext }) =>
      context.face(GroupMembersResolver).moved.subscribe(requireViewer(context)),
  })
  membershipChanged(@Root() group: GroupView): GroupView {
    return group;
  }
}
