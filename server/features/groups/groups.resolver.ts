import "reflect-metadata";
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { ONE_CATEGORY } from "#server/core/categories.rules";
import { toId, toIdField } from "#server/core/ids";
import { toPageRequest, toPageSize } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { PageArgs, toPositionedConnection, type ConnectionOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { GroupFacesService } from "./groups.faces.service.ts";
import type { GroupMembersService } from "./groups.members.service.ts";
import {
  canManage,
  FACES_MAX,
  FEATURED,
  FEATURED_MAX,
  GROUP,
  type GroupFigures,
  type GroupMemberView,
  type GroupView,
} from "./groups.model.ts";
import { addressOf } from "./groups.rules.ts";
import type { GroupPeopleService } from "./groups.people.service.ts";
import type { GroupsService } from "./groups.service.ts";
import {
  CreateGroupInput,
  Group,
  GroupConnection,
  GroupMemberConnection,
  GroupStats,
  UpdateGroupInput,
} from "./groups.types.ts";

const coverOf = (id: string | number | null | undefined) => (id == null ? id : toIdField(id, "coverId"));

/** Serves groups over GraphQL. */
@Resolver(() => Group)
export class GroupsResolver {
  constructor(
    private readonly groups: GroupsService,
    private readonly insiders: GroupMembersService,
    private readonly lists: GroupPeopleService,
    private readonly people: GroupFacesService,
  ) {}

  @Query(() => Group, {
    nullable: true,
    description: "Returns a group by the name in its URL, case-insensitive; null if there is none.",
  })
  group(
    @Arg("slug", () => String, { description: "The group's unique name in its URL." }) slug: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView | null> {
    return this.groups.find(requireViewer(ctx), slug);
  }

  @Charged({ points: 10, total: 60 })
  @Query(() => GroupConnection, {
    name: "groups",
    description: "Returns all groups, newest first, or the viewer's groups, most recently joined first.",
  })
  async list(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Arg("query", () => String, { nullable: true, description: "Matches part of a name or description." })
    query: string | null | undefined,
    @Arg("category", () => String, { nullable: true, description: ONE_CATEGORY })
    category: string | null | undefined,
    @Arg("mine", () => Boolean, { defaultValue: false, description: "Whether to return only the viewer's groups." })
    mine: boolean,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<GroupView>> {
    const viewer = requireViewer(ctx);
    const search = { query, category };
    const request = toPageRequest(first, after);
    return toPositionedConnection(
      await (mine ? this.groups.own(viewer, search, request) : this.groups.list(viewer, search, request)),
    );
  }

  @Charged({ points: 80 })
  @Query(() => [Group], {
    description: "Returns groups that the viewer is not in and may want to join, best match first.",
  })
  featuredGroups(
    @Arg("first", () => Int, {
      defaultValue: FEATURED,
      description: `Number of groups to return, at most ${FEATURED_MAX}.`,
    })
    first: number,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView[]> {
    return this.groups.featured(requireViewer(ctx), Math.min(toPageRequest(first, null).first, FEATURED_MAX));
  }

  @Query(() => GroupStats, { description: "Returns statistics of the community's groups." })
  groupStats(@Ctx() ctx: GraphQLContext): Promise<GroupFigures> {
    requireViewer(ctx);
    return this.groups.figures();
  }

  @Mutation(() => Group, { description: "Creates a group with the viewer as its owner." })
  createGroup(
    @Arg("input", () => CreateGroupInput, { description: "The new group." })
    { coverId, visibility, slug, ...input }: CreateGroupInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    const draft = { ...input, slug: addressOf(slug, input.name), visibility: visibility ?? undefined };
    return this.groups.create(requireViewer(ctx), { ...draft, coverId: coverOf(coverId) });
  }

  @Mutation(() => Group, {
    description:
      "Updates a group's name, description, category, cover, questions or whether first posts wait. For owners and admins.",
  })
  updateGroup(
    @Arg("id", () => ID, { description: "The group's id." }) id: string,
    @Arg("input", () => UpdateGroupInput, { description: "The changes." }) { coverId, ...input }: UpdateGroupInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    const { name, description, category, questions, approvesFirstPosts } = input;
    const changes = {
      name: name ?? undefined,
      description: description ?? undefined,
      category: category ?? undefined,
      questions: questions ?? undefined,
      approvesFirstPosts: approvesFirstPosts ?? undefined,
    };
    return this.groups.edit(requireViewer(ctx), toId(id, GROUP), { ...changes, coverId: coverOf(coverId) });
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the viewer may manage members and edit the group.",
  })
  canManage(@Root() group: GroupView): boolean {
    return canManage(group);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the viewer is a member and may leave; the last owner must make someone else an owner first.",
  })
  canLeave(@Root() group: GroupView, @Ctx() ctx: GraphQLContext): Promise<boolean> | boolean {
    if (group.viewerRole !== "owner") return group.viewerRole !== null;
    return ctx.loader(this.insiders.canLeave).load(group.id);
  }

  @FieldResolver(() => GroupMemberConnection, {
    description: "The group's members, newest first; empty in a private group that the viewer is not in.",
  })
  async members(
    @Root() group: GroupView,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<GroupMemberView>> {
    return toPositionedConnection(await this.lists.members(requireViewer(ctx), group, toPageRequest(first, after)));
  }

  @FieldResolver(() => [User], {
    description:
      "Some of the group's newest members that are visible to the viewer; empty in a private group that the viewer is not in.",
  })
  async faces(
    @Root() group: GroupView,
    @Arg("first", () => Int, {
      defaultValue: FACES_MAX,
      description: `Number of members to return, 1 to ${FACES_MAX}.`,
    })
    first: number,
    @Ctx() ctx: GraphQLContext,
  ): Promise<Person[]> {
    const faces = await ctx.loader(this.people.byGroups).load(group.id);
    return faces.slice(0, toPageSize(first));
  }

  @Charged({ total: 60 })
  @FieldResolver(() => GroupMemberConnection, {
    description: "Members who asked to join, newest first; empty unless the viewer may answer them.",
  })
  async requests(
    @Root() group: GroupView,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<GroupMemberView>> {
    return toPositionedConnection(await this.lists.requests(requireViewer(ctx), group, toPageRequest(first, after)));
  }

  @Charged({ total: 60 })
  @FieldResolver(() => GroupMemberConnection, {
    description: "Members whose requests were declined, the last first; empty unless the viewer may answer them.",
  })
  async declined(
    @Root() group: GroupView,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<GroupMemberView>> {
    return toPositionedConnection(await this.lists.declined(requireViewer(ctx), group, toPageRequest(first, after)));
  }

  @FieldResolver(() => Int, { description: "Number of pending join requests; 0 unless the viewer may answer them." })
  requestsCount(@Root() group: GroupView, @Ctx() ctx: GraphQLContext): Promise<number> | number {
    return canManage(group) ? ctx.loader(this.lists.requestCounts).load(group.id) : 0;
  }

  /** Returns the group that the arguments of a mutation name, as the viewer sees it now. */
  groupOf({ id }: { id?: unknown }, ctx: GraphQLContext): Promise<GroupView> {
    return this.groups.get(requireViewer(ctx), toId(String(id), GROUP));
  }
}
