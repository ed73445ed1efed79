import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import { GROUP } from "#server/features/groups/groups.model";
import { REMOVAL_REASON_MAX } from "#server/features/posts/managed/managed.limits.rules";
import type { GraphQLContext } from "#server/graphql/context";
import { SafeToRepeat } from "#server/graphql/fields/repeats";
import { type Removable, THINGS } from "./removals.model.ts";
import type { GroupRemovalsService } from "./removals.service.ts";

const THE_GROUP = { description: "The group's id." };
const THE_POST = { description: "Id of the post in the group." };
const THE_COMMENT = { description: "Id of the comment on a post in the group." };
const REASON = { nullable: true, description: `What the author reads, up to ${REMOVAL_REASON_MAX} characters.` };
const RULE = { nullable: true, description: "The key of the rule that it breaks; the author reads its heading." };
const REMOVED =
  "Nobody sees it any more, the act is logged, and the author is notified. For owners and admins. Returns its id.";
const PUT_BACK = "Fails with CONFLICT if it was deleted meanwhile. For owners and admins. Returns its id.";

const thingOf = (kind: Removable["kind"], groupId: string, id: string): Removable => ({
  groupId: toId(groupId, GROUP),
  kind,
  id: toId(id, THINGS[kind]),
});

/** Lets owners and admins of a group remove what is written in it over GraphQL. */
@Resolver()
export class GroupRemovalsResolver {
  constructor(private readonly removals: GroupRemovalsService) {}

  @SafeToRepeat()
  @Mutation(() => ID, { description: `Removes a post from a group. ${REMOVED}` })
  async removeGroupPost(
    @Arg("groupId", () => ID, THE_GROUP) groupId: string,
    @Arg("id", () => ID, THE_POST) id: string,
    @Arg("reason", () => String, REASON) reason: string | null,
    @Arg("rule", () => String, RULE) rule: string | null,
    @Ctx() ctx: GraphQLContext,
  ): Promise<number> {
    const post = thingOf("post", groupId, id);
    await this.removals.remove(requireViewer(ctx), post, { reason, rule });
    return post.id;
  }

  @SafeToRepeat()
  @Mutation(() => ID, { description: `Removes a comment in a group; replies stay. ${REMOVED}` })
  async removeGroupComment(
    @Arg("groupId", () => ID, THE_GROUP) groupId: string,
    @Arg("id", () => ID, THE_COMMENT) id: string,
    @Arg("reason", () => String, REASON) reason: string | null,
    @Arg("rule", () => String, RULE) rule: string | null,
    @Ctx() ctx: GraphQLContext,
  ): Promise<number> {
    const comment = thingOf("comment", groupId, id);
    await this.removals.remove(requireViewer(ctx), comment, { reason, rule });
    return comment.id;
  }

  @SafeToRepeat()
  @Mutation(() => ID, { description: `Puts a post back that was removed from a group. ${PUT_BACK}` })
  async putBackGroupPost(
    @Arg("groupId", () => ID, THE_GROUP) groupId: string,
    @Arg("id", () => ID, { description: "Id of the removed post." }) id: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<number> {
    const post = thingOf("post", groupId, id);
    await this.removals.putBack(requireViewer(ctx), post);
    return post.id;
  }

  @SafeToRepeat()
  @Mutation(() => ID, { description: `Puts a comment back that was removed in a group. ${PUT_BACK}` })
  async putBackGroupComment(
    @Arg("groupId", () => ID, THE_GROUP) groupId: string,
    @Arg("id", () => ID, { description: "Id of the removed comment." }) id: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<number> {
    const comment = thingOf("comment", groupId, id);
    await this.removals.putBack(requireViewer(ctx), comment);
    return comment.id;
  }
}
