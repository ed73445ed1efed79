import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Resolver, Root, Subscription } from "type-graphql";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import { LiveTopic } from "#server/graphql/live/liveTopic";
import type { Events } from "#server/platform/live/events";
import type { GroupMembersService } from "./groups.members.service.ts";
import { ANSWER_MAX, DECLINE_REASON_MAX, REQUEST_MESSAGE_MAX } from "./groups.limits.rules.ts";
import { GROUP, MEMBER, membershipChanged, type GroupView } from "./groups.model.ts";
import type { GroupsService } from "./groups.service.ts";
import { Group, GroupRole } from "./groups.types.ts";
import { GroupsResolver } from "./groups.resolver.ts";
import { SafeToRepeat } from "#server/graphql/fields/repeats";

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
  joinGroup(
    @Arg("id", () => ID, THE_GROUP) id: string,
    @Arg("message", () => String, {
      nullable: true,
      description: `What owners and admins of a private group read with the request, up to ${REQUEST_MESSAGE_MAX} characters. Sent again, it replaces the former message.`,
    })
    message: string | null,
    @Arg("answers", () => [String], {
      nullable: true,
      description: `The answers to the group's questions in their order, each up to ${ANSWER_MAX} characters. Required if it has any.`,
    })
    answers: string[] | null,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    return this.members.join(requireViewer(ctx), toId(id, GROUP), { message, answers });
  }

  @Mutation(() => Group, {
    description:
      "Leaves a group or withdraws the viewer's join request. Refused for the last owner, except of a private group without other members, which is then archived. Safe to repeat.",
  })
  leaveGroup(@Arg("id", () => ID, THE_GROUP) id: string, @Ctx() ctx: GraphQLContext): Promise<GroupView> {
    return this.members.leave(requireViewer(ctx), toId(id, GROUP));
  }

  @Mutation(() => Group, {
    description: "Approves or declines a join request; a declined one can be approved later. For owners and admins.",
  })
  answerJoinRequest(
    @Arg("id", () => ID, THE_GROUP) id: string,
    @Arg("userId", () => ID, { description: "Id of the member who asked to join." }) userId: string,
    @Arg("accept", () => Boolean, { description: "True approves the request, false declines it." }) accept: boolean,
    @Arg("reason", () => String, {
      nullable: true,
      description: `Why it is declined, up to ${DECLINE_REASON_MAX} characters; the person reads it.`,
    })
    reason: string | null,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    const viewer = requireViewer(ctx);
    const [group, member] = [toId(id, GROUP), toId(userId, MEMBER)];
    return accept
      ? this.members.approve(viewer, group, member)
      : this.members.decline(viewer, group, member, { reason });
  }

  @Mutation(() => Group, { description: "Makes a member an owner, an admin or a regular member. For owners only." })
  setGroupRole(
    @Arg("id", () => ID, THE_GROUP) id: string,
    @Arg("userId", () => ID, { description: "The member's id." }) userId: string,
    @Arg("role", () => GroupRole, { description: "The member's new role." }) role: `${GroupRole}`,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    return this.members.setRole(requireViewer(ctx), toId(id, GROUP), toId(userId, MEMBER), role);
  }

  @SafeToRepeat((args, ctx) => ctx.face(GroupsResolver).groupOf(args, ctx))
  @Mutation(() => Group, { description: "Removes a member from the group. For owners and admins." })
  removeGroupMember(
    @Arg("id", () => ID, THE_GROUP) id: string,
    @Arg("userId", () => ID, { description: "The member's id." }) userId: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    return this.members.remove(requireViewer(ctx), toId(id, GROUP), toId(userId, MEMBER));
  }

  @Subscription(() => Group, {
    description:
      "Publishes a group when the viewer's membership in it changes: approved, declined, removed, or with another role. To catch up, query `group` of those that the client has, and `groups`.",
    subscribe: ({ context }: { context: GraphQLContext }) =>
      context.face(GroupMembersResolver).moved.subscribe(requireViewer(context)),
  })
  membershipChanged(@Root() group: GroupView): GroupView {
    return group;
  }
}
