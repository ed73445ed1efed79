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

const THE_GROUP = { description: "The group's id." };

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

  @Mutation(() => Group, { description: "Joins a public group or asks to join a private one. Safe to repeat." })
  joinGroup(@Arg("id", () => ID, THE_GROUP) id: string, @Ctx() ctx: GraphQLContext): Promise<GroupView> {
    return this.members.join(requireViewer(ctx), toId(id, GROUP));
  }

  @Mutation(() => Group, {
    description: "Leaves a group or withdraws the viewer's join request. Refused for the last owner. Safe to repeat.",
  })
  leaveGroup(@Arg("id", () => ID, THE_GROUP) id: string, @Ctx() ctx: GraphQLContext): Promise<GroupView> {
    return this.members.leave(requireViewer(ctx), toId(id, GROUP));
  }

  @Mutation(() => Group, { description: "Approves or declines a join request. For owners and admins." })
  answerJoinRequest(
    @Arg("groupId", () => ID, THE_GROUP) groupId: string,
    @Arg("userId", () => ID, { description: "Id of the member who asked to join." }) userId: string,
    @Arg("accept", () => Boolean, { description: "True approves the request, false declines it." }) accept: boolean,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    return this.members.answer(requireViewer(ctx), toId(groupId, GROUP), toId(userId, MEMBER), accept);
  }

  @Mutation(() => Group, { description: "Makes a member an owner, an admin or a regular member. For owners only." })
  setGroupRole(
    @Arg("groupId", () => ID, THE_GROUP) groupId: string,
    @Arg("userId", () => ID, { description: "The member's id." }) userId: string,
    @Arg("role", () => GroupRole, { description: "The member's new role." }) role: `${GroupRole}`,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    return this.members.setRole(requireViewer(ctx), toId(groupId, GROUP), toId(userId, MEMBER), role);
  }

  @Mutation(() => Group, { description: "Removes a member from the group. For owners and admins." })
  removeGroupMember(
    @Arg("groupId", () => ID, THE_GROUP) groupId: string,
    @Arg("userId", () => ID, { description: "The member's id." }) userId: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    return this.members.remove(requireViewer(ctx), toId(groupId, GROUP), toId(userId, MEMBER));
  }

  @Subscription(() => Group, {
    description:
      "Publishes a group when the viewer's membership in it changes: approved, declined, removed, or with another role.",
    subscribe: ({ context }: { context: GraphQLContext }) =>
      context.face(GroupMembersResolver).moved.subscribe(requireViewer(context)),
  })
  membershipChanged(@Root() group: GroupView): GroupView {
    return group;
  }
}
