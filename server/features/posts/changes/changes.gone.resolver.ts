import "reflect-metadata";
import { Arg, ID, Resolver, Root, Subscription } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import { requireViewer, type Viewer } from "#server/core/viewer";
import { accountDeleted, hiddenChanged } from "#server/features/auth/auth.model";
import { relationChanged } from "#server/features/bonds/bonds.model";
import { groupDeletionSet, membershipChanged } from "#server/features/groups/groups.model";
import { postDeleted, postEdited, postWithheld, WATCHED_MAX } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";
import type { GraphQLContext } from "#server/graphql/context";
import { LiveTopic, type LiveReader } from "#server/graphql/live/liveTopic";
import { watched, type Dependencies } from "./changes.resolver.ts";
import type { PostChangesService, Watch } from "./changes.service.ts";

/** A post that a member cannot see any more. */
interface Gone {
  id: number;
}

/**
 * Reports to viewers that a post on their screen is gone for them: deleted, taken off, or hidden from them by a change of
 * its visibility, the end of a bond, a block, the end of a membership, the deletion of a group, or because its author is
 * hidden. A subscriber learns it of a post once, and only
 * of one that they could see; a post that they cannot see when they subscribe is reported at once, as `post` does.
 */
@Resolver(() => Post)
export class PostsGoneResolver {
  readonly gone = new LiveTopic<Gone>();

  constructor(
    private readonly changes: PostChangesService,
    { events, onError }: Dependencies,
  ) {
    const safely = (work: Promise<void>) => void work.catch(onError);
    events.onLive(postDeleted, ({ postId }) => this.announceDeleted([postId]));
    for (const event of [postEdited, postWithheld])
      events.onLive(event, ({ postId }) => safely(this.judge(this.watchesOf(postId))));
    events.onLive(relationChanged, ({ memberIds }) =>
      safely(this.judge(memberIds.flatMap((id) => this.watchesBy(id)))),
    );
    events.onLive(membershipChanged, ({ memberId }) => safely(this.judge(this.watchesBy(memberId))));
    events.onLive(groupDeletionSet, ({ isDeleted }) => isDeleted && safely(this.judgeAll()));
    events.onLive(accountDeleted, () => safely(this.judgeExistence()));
    events.onLive(hiddenChanged, () => safely(this.judgeAll()));
    events.onMissed(() => safely(this.judgeAll()));
  }

  private watchesOf(postId: number): Watch[] {
    return this.gone.viewers(postId).map((memberId) => ({ memberId, postId }));
  }

  private watchesBy(memberId: number): Watch[] {
    return [...this.gone.subjectsOf(memberId)].map((postId) => ({ memberId, postId }));
  }

  /** Reports those of the watched posts that their member cannot see any more. */
  private async judge(watches: Watch[]): Promise<void> {
    for (const { memberId, postId } of await this.changes.hidden(watches)) {
      this.gone.deliverLast({ id: postId }, memberId, postId);
    }
  }

  private judgeAll(): Promise<void> {
    return this.judge(this.gone.viewers().flatMap((id) => this.watchesBy(id)));
  }

  /** Reports those of all watched posts that do not exist any more. */
  private async judgeExistence(): Promise<void> {
    const ids = new Set(this.gone.viewers().flatMap((id) => [...this.gone.subjectsOf(id)]));
    this.announceDeleted(await this.changes.deleted([...ids]));
  }

  private announceDeleted(postIds: number[]): void {
    for (const id of postIds) {
      const news = { id };
      for (const memberId of this.gone.viewers(id)) this.gone.deliverLast(news, memberId, id);
    }
  }

  /** Listens first and judges then, so that nothing that happens meanwhile is missed. */
  async watch(viewer: Viewer, ids: ReadonlySet<number>): Promise<LiveReader<Gone>> {
    const reader = this.gone.subscribe(viewer, ids);
    try {
      const watches = [...ids].map((postId) => ({ memberId: viewer.id, postId }));
      for (const { postId } of await this.changes.hidden(watches)) reader.pushLast({ id: postId }, postId);
      return reader;
    } catch (error) {
      await reader.return?.();
      throw error;
    }
  }

  @Subscription(() => ID, {
    description:
      "Publishes the ids of watched posts that the viewer can no longer see, each once, because they were deleted or hidden. Those already invisible are published at once. To catch up, query `post` of each, which is null for one that is gone.",
    subscribe: ({ args, context }: { args: { ids: string[] }; context: GraphQLContext }) =>
      context.face(PostsGoneResolver).watch(requireViewer(context), watched(args.ids)),
  })
  postGone(
    @Arg("ids", () => [ID], { description: `Ids of the posts to watch, at most ${spellNumber(WATCHED_MAX)}.` })
    _ids: string[],
    @Root() { id }: Gone,
  ): number {
    return id;
  }
}
