import "reflect-metadata";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from "type-graphql";
import { toId, toIdField } from "#server/core/ids";
import { toPageRequest } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { NamedGroup } from "#server/db/postColumns";
import { Viewer } from "#server/features/auth/auth.types";
import type { GroupView } from "#server/features/groups/groups.model";
import { Group } from "#server/features/groups/groups.types";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { ChangesNoPost } from "#server/graphql/changes";
import { type ConnectionOf, PageArgs, toConnection } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import { selectsOnly } from "#server/graphql/selection";
import { POST, type PreferenceView, THIS } from "./preferences.model.ts";
import type { PreferencesService } from "./preferences.service.ts";
import { FeedPreference, FeedPreferenceConnection } from "./preferences.types.ts";
import { SafeToRepeat } from "#server/graphql/fields/repeats";

/** Serves what the viewer asked of their feed over GraphQL. */
@Resolver(() => Viewer)
export class PreferencesResolver {
  constructor(private readonly preferences: PreferencesService) {}

  @Charged({ total: 5 })
  @FieldResolver(() => FeedPreferenceConnection, {
    description: "What the viewer asked of their feed and what still counts, newest first.",
  })
  async feedPreferences(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<ConnectionOf<PreferenceView>> {
    return toConnection(await this.preferences.list(requireViewer(context), toPageRequest(first, after)));
  }

  @ChangesNoPost()
  @Mutation(() => FeedPreference, {
    description:
      "Asks for less like a post: its author's posts then come to Following only through a bond or a follow, and are last in Top. If the viewer has a bond with the author or follows them already, at most one a week comes. Safe to repeat: the week then begins anew.",
  })
  askForLess(
    @Arg("postId", () => ID, { description: "The post's id; it cannot be the viewer's own." }) postId: string,
    @Ctx() context: GraphQLContext,
  ): Promise<PreferenceView> {
    return this.preferences.ask(requireViewer(context), { postId: toId(postId, POST) });
  }

  @ChangesNoPost()
  @Mutation(() => FeedPreference, {
    description:
      "Mutes a member, a tag or a group in Following for a week; exactly one of them has to be named. Safe to repeat: the week then begins anew.",
  })
  muteInFeed(
    @Arg("userId", () => ID, { nullable: true, description: "The member's id." }) userId: string | null | undefined,
    @Arg("tag", () => String, { nullable: true, description: "The tag, with or without #." })
    tag: string | null | undefined,
    @Arg("groupId", () => ID, { nullable: true, description: "The group's id." }) groupId: string | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<PreferenceView> {
    return this.preferences.ask(requireViewer(context), {
      userId: userId == null ? null : toIdField(userId, "userId"),
      tag,
      groupId: groupId == null ? null : toIdField(groupId, "groupId"),
    });
  }

  @ChangesNoPost()
  @SafeToRepeat()
  @Mutation(() => ID, { description: "Removes one of the viewer's feed preferences. Returns its id." })
  async removeFeedPreference(
    @Arg("id", () => ID, { description: "The preference's id." }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<string> {
    await this.preferences.remove(requireViewer(context), toId(id, THIS));
    return id;
  }
}

/** The fields of a group that are read with the preference itself. */
const NAMED = ["id", "slug", "name"] as const satisfies (keyof NamedGroup)[];

/** The fields of a preference that are loaded. */
@Resolver(() => FeedPreference)
export class PreferenceResolver {
  constructor(private readonly preferences: PreferencesService) {}

  @FieldResolver(() => User, {
    nullable: true,
    description: "The member, for LESS and MUTED_PERSON; null for the others, and if the viewer cannot see them.",
  })
  user(@Root() { personId }: PreferenceView, @Ctx() ctx: GraphQLContext): Promise<Person | null> | null {
    return personId === null ? null : ctx.loader(this.preferences.people).load(personId);
  }

  @FieldResolver(() => Group, { nullable: true, description: "The group, for MUTED_GROUP; null for the others." })
  group(
    @Root() { group }: PreferenceView,
    @Ctx() ctx: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<GroupView> | NamedGroup | null {
    if (!group || selectsOnly(info, NAMED)) return group;
    return ctx.loader(this.preferences.groups).load(group.id);
  }
}
