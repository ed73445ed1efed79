import "reflect-metadata";
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from "type-graphql";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import { GROUP, type GroupView, MEMBER } from "#server/features/groups/groups.model";
import { Group } from "#server/features/groups/groups.types";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import { LINK_DAYS_MAX, LINK_USES_MAX } from "./invitations.limits.rules.ts";
import {
  type GroupLink as Link,
  INVITED_MAX,
  type InvitedMember as Invited,
  LINK,
  LINKS_MAX,
} from "./invitations.model.ts";
import type { GroupInvitationsService } from "./invitations.service.ts";
import { GroupLink, InvitedMember, NewGroupLink } from "./invitations.types.ts";
import { GroupsResolver } from "#server/features/groups/groups.resolver";
import { SafeToRepeat } from "#server/graphql/fields/repeats";

const THE_GROUP = { description: "The group's id." };
const THE_PERSON = { description: "Id of the person." };

/** Serves invitations into groups over GraphQL. */
@Resolver(() => Group)
export class GroupInvitationsResolver {
  constructor(private readonly invitations: GroupInvitationsService) {}

  @Mutation(() => Group, { description: "Invites a member into a group. For owners and admins. Safe to repeat." })
  inviteToGroup(
    @Arg("id", () => ID, THE_GROUP) id: string,
    @Arg("userId", () => ID, THE_PERSON) userId: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    return this.invitations.invite(requireViewer(ctx), toId(id, GROUP), toId(userId, MEMBER));
  }

  @SafeToRepeat((args, ctx) => ctx.face(GroupsResolver).groupOf(args, ctx))
  @Mutation(() => Group, { description: "Withdraws an invitation that has no answer yet. For owners and admins." })
  withdrawGroupInvitation(
    @Arg("id", () => ID, THE_GROUP) id: string,
    @Arg("userId", () => ID, THE_PERSON) userId: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    return this.invitations.withdraw(requireViewer(ctx), toId(id, GROUP), toId(userId, MEMBER));
  }

  @SafeToRepeat((args, ctx) => ctx.face(GroupsResolver).groupOf(args, ctx))
  @Mutation(() => Group, { description: "Accepts or declines an invitation of the viewer into a group." })
  answerGroupInvitation(
    @Arg("id", () => ID, THE_GROUP) id: string,
    @Arg("accept", () => Boolean, { description: "True joins the group, false declines." }) accept: boolean,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    return this.invitations.answer(requireViewer(ctx), toId(id, GROUP), accept);
  }

  @Mutation(() => NewGroupLink, {
    description: "Creates a link by which people join a group without asking. For owners and admins.",
  })
  async createGroupLink(
    @Arg("groupId", () => ID, THE_GROUP) groupId: string,
    @Arg("days", () => Int, { description: `For how many days it is valid, 1 to ${LINK_DAYS_MAX}.` }) days: number,
    @Arg("uses", () => Int, { description: `How many people can join by it, 1 to ${LINK_USES_MAX}.` }) uses: number,
    @Ctx() ctx: GraphQLContext,
  ): Promise<NewGroupLink> {
    const link = await this.invitations.createLink(requireViewer(ctx), toId(groupId, GROUP), { days, uses });
    return { link, code: link.code };
  }

  @SafeToRepeat()
  @Mutation(() => ID, {
    description: "Withdraws a link; whoever joined by it stays. For owners and admins. Returns its id.",
  })
  async revokeGroupLink(
    @Arg("groupId", () => ID, THE_GROUP) groupId: string,
    @Arg("id", () => ID, { description: "The link's id." }) id: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<number> {
    const linkId = toId(id, LINK);
    await this.invitations.revokeLink(requireViewer(ctx), toId(groupId, GROUP), linkId);
    return linkId;
  }

  @Mutation(() => Group, { description: "Joins the group of a link, a private one too. Safe to repeat." })
  joinGroupByLink(
    @Arg("code", () => String, { description: "The code of the link." }) code: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    return this.invitations.joinByLink(requireViewer(ctx), { code });
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer is invited into the group and has not answered." })
  isViewerInvited(@Root() group: GroupView, @Ctx() ctx: GraphQLContext): Promise<boolean> {
    return ctx.loader(this.invitations.isInvited).load(group.id);
  }

  @Charged({ atMost: INVITED_MAX })
  @FieldResolver(() => [InvitedMember], {
    description: `People who were invited and have not answered, the last first, at most ${INVITED_MAX}; empty unless the viewer may invite.`,
  })
  invited(@Root() group: GroupView, @Ctx() ctx: GraphQLContext): Promise<Invited[]> {
    return this.invitations.invited(requireViewer(ctx), group);
  }

  @Charged({ atMost: LINKS_MAX })
  @FieldResolver(() => [GroupLink], {
    description: `The group's valid links, newest first, at most ${LINKS_MAX}, without their codes; empty unless the viewer may invite.`,
  })
  links(@Root() group: GroupView, @Ctx() ctx: GraphQLContext): Promise<Link[]> {
    return this.invitations.links(requireViewer(ctx), group);
  }
}
