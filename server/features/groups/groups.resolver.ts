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
    private readonly people: GroupFacesService,
  ) {}

  @Query(() => Group, { nullable: true, description: "A group by its address, in any case." })
  group(
    @Arg("slug", () => String, { description: "The name in its address." }) slug: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView | null> {
    return this.groups.find(requireViewer(ctx), slug);
  }

  @Query(() => GroupConnection, {
    name: "groups",
    description: "All groups, newest first, or the viewer's own, joined last first.",
  })
  async list(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Arg("query", () => String, { nullable: true, description: "Part of a name or description." })
    query: string | null | undefined,
    @Arg("category", () => String, { nullable: true, description: ONE_CATEGORY })
    category: string | null | undefined,
    @Arg("mine", () => Boolean, { defaultValue: false, description: "The viewer's own groups alone." }) mine: boolean,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<GroupView>> {
    const viewer = requireViewer(ctx);
    const request = toPageRequest(first, after);
    return toPositionedConnection(
      await (mine ? this.groups.own(viewer, request) : this.groups.list(viewer, { query, category }, request)),
    );
  }

  @Query(() => [Group], { description: "Groups that the viewer is not in and may want to join, best first." })
  featuredGroups(
    @Arg("first", () => Int, { defaultValue: FEATURED, description: `How many, at most ${FEATURED_MAX}.` })
    first: number,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView[]> {
    return this.groups.featured(requireViewer(ctx), Math.min(toPageRequest(first, null).first, FEATURED_MAX));
  }

  @Query(() => GroupStats, { description: "The community's groups in numbers." })
  groupStats(@Ctx() ctx: GraphQLContext): Promise<GroupFigures> {
    requireViewer(ctx);
    return this.groups.figures();
  }

  @Mutation(() => Group, { description: "Founds a group, whose owner the viewer is." })
  createGroup(
    @Arg("input", () => CreateGroupInput, { description: "The group." })
    { coverId, visibility, slug, ...input }: CreateGroupInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    const draft = { ...input, slug: addressOf(slug, input.name), visibility: visibility ?? undefined };
    return this.groups.create(requireViewer(ctx), { ...draft, coverId: coverOf(coverId) });
  }

  @Mutation(() => Group, { description: "Changes what a group says of itself." })
  updateGroup(
    @Arg("id", () => ID, { description: "The group." }) id: string,
    @Arg("input", () => UpdateGroupInput, { description: "What changes." }) { coverId, ...input }: UpdateGroupInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    const { name, description, category } = input;
    const changes = { name: name ?? undefined, description: description ?? undefined, category: category ?? undefined };
    return this.groups.edit(requireViewer(ctx), toId(id, GROUP), { ...changes, coverId: coverOf(coverId) });
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the viewer says who comes in and what the group says of itself.",
  })
  canManage(@Root() group: GroupView): boolean {
    return canManage(group);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the viewer, being in it, may leave: its last owner makes somebody else an owner first.",
  })
  canLeave(@Root() group: GroupView, @Ctx() ctx: GraphQLContext): Promise<boolean> | boolean {
    if (group.viewerRole !== "owner") return group.viewerRole !== null;
    return ctx.loader(this.insiders.canLeave).load(group.id);
  }

  @FieldResolver(() => GroupMemberConnection, {
    description: "Who is in it, newest first; nobody in a private group of others.",
  })
  async members(
    @Root() group: GroupView,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<GroupMemberView>> {
    return toPositionedConnection(await this.insiders.members(requireViewer(ctx), group, toPageRequest(first, after)));
  }

  @FieldResolver(() => [User], {
    description:
      "Some of its members, the newest first, those whom the viewer may see; nobody in a private group of others.",
  })
  async faces(
    @Root() group: GroupView,
    @Arg("first", () => Int, {
      defaultValue: FACES_MAX,
      description: `How many members to read, 1 to ${FACES_MAX}.`,
    })
    first: number,
    @Ctx() ctx: GraphQLContext,
  ): Promise<Person[]> {
    const faces = await ctx.loader(this.people.byGroups).load(group.id);
    return faces.slice(0, toPageSize(first));
  }

  @FieldResolver(() => GroupMemberConnection, {
    description: "Who waits to be let in, newest first; nobody for those who cannot answer.",
  })
  async requests(
    @Root() group: GroupView,
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<GroupMemberView>> {
    return toPositionedConnection(await this.insiders.requests(requireViewer(ctx), group, toPageRequest(first, after)));
  }

  @FieldResolver(() => Int, { description: "How many wait to be let in; 0 for those who cannot answer." })
  requestsCount(@Root() group: GroupView, @Ctx() ctx: GraphQLContext): Promise<number> | number {
    return canManage(group) ? ctx.loader(this.insiders.requestCounts).load(group.id) : 0;
  }
}
