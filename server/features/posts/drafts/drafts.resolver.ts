import "reflect-metadata";
import { GUESTS_CANNOT_POST } from "#server/features/posts/posts.limits.rules";
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from "type-graphql";
import { parseId, toId, toIdField } from "#server/core/ids";
import { toCursor, toPageRequest } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import { ChangesNoPost } from "#server/graphql/changes";
import { type ConnectionOf, PageArgs, pageInfoOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { DraftView } from "./drafts.model.ts";
import type { DraftsService } from "./drafts.service.ts";
import { Draft, DraftConnection, SaveDraftInput } from "./drafts.types.ts";
import type { PostView } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";
import { SafeToRepeat } from "#server/graphql/fields/repeats";

const THIS = "This draft";

/** Serves drafts over GraphQL. */
@Resolver(() => Viewer)
export class DraftsResolver {
  constructor(private readonly service: DraftsService) {}

  @Charged({ total: 5 })
  @FieldResolver(() => DraftConnection, { description: "Returns the viewer's drafts, most recently saved first." })
  async drafts(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<ConnectionOf<DraftView>> {
    const page = await this.service.list(requireViewer(context), toPageRequest(first, after));
    const edges = page.items.map((node) => ({ cursor: toCursor({ createdAt: node.updatedAt, id: node.id }), node }));
    return { edges, pageInfo: pageInfoOf(edges, page.hasNextPage), total: page.total };
  }

  @FieldResolver(() => Draft, {
    nullable: true,
    description: "Returns one of the viewer's drafts; null if there is none with this id.",
  })
  async draft(
    @Arg("id", () => ID, { description: "The draft's id." }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<DraftView | null> {
    const number = parseId(id);
    return number === null ? null : this.service.find(requireViewer(context), number);
  }

  @ChangesNoPost()
  @Mutation(() => Draft, {
    description:
      "Saves what the viewer has typed so far. Fails with CONFLICT if the draft was saved elsewhere in the meantime; the error's extensions contain the draft's `id` and current `version`.",
  })
  saveDraft(
    @Arg("input", () => SaveDraftInput, { description: "The content of the draft." }) input: SaveDraftInput,
    @Ctx() context: GraphQLContext,
  ): Promise<DraftView> {
    const { id, mediaIds, groupId, ...rest } = input;
    return this.service.save(requireViewer(context), {
      ...rest,
      id: id == null ? undefined : toId(id, THIS),
      groupId: groupId == null ? groupId : toIdField(groupId, "groupId"),
      mediaIds: mediaIds && mediaIds.map((one) => toIdField(one, "mediaIds")),
    });
  }

  @SafeToRepeat()
  @Mutation(() => ID, { description: "Deletes one of the viewer's drafts. Returns its id." })
  async deleteDraft(
    @Arg("id", () => ID, { description: "The draft's id." }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<string> {
    await this.service.remove(requireViewer(context), toId(id, THIS));
    return id;
  }

  @Mutation(() => Post, {
    description:
      "Publishes one of the viewer's drafts as a post and deletes the draft. Safe to repeat: only one post is created.",
  })
  publishDraft(
    @Arg("id", () => ID, { description: "The draft's id." }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<PostView> {
    return this.service.publish(requireViewer(context, GUESTS_CANNOT_POST), toId(id, THIS));
  }
}
