import "reflect-metadata";
import { Arg, ID, Resolver, Root, Subscription } from "type-graphql";
import { toId } from "#server/core/ids";
import { requireViewer, type Viewer } from "#server/core/viewer";
import { relationChanged } from "#server/features/bonds/bonds.model";
import type { GraphQLContext } from "#server/graphql/context";
import { InTurn } from "#server/graphql/inTurn";
import { LiveTopic, type LiveReader } from "#server/graphql/live/liveTopic";
import type { Events } from "#server/platform/live/events";
import type { CommentLiveService } from "./live.service.ts";
import {
  commentAdded,
  commentDeleted,
  commentEdited,
  commentRestored,
  type CommentNews,
  type CommentView,
  isAddition,
} from "#server/features/comments/comments.model";
import { Comment, CommentEvent } from "#server/features/comments/comments.types";

interface Parts {
  live: CommentLiveService;
  events: Events;
  /** A listener for an event that could not be delivered; nobody waits for it. */
  onError: (error: unknown) => void;
}

/** Sends to viewers who have a post open what happens to its comments. Each event queries its audience. */
@Resolver(() => CommentEvent)
export class CommentsLiveResolver {
  readonly happened = new LiveTopic<CommentNews>();

  constructor(private readonly parts: Parts) {
    const { events, live, onError } = parts;
    // Each event queries its audience first; a queue for each post keeps the order of its events.
    const turns = new InTurn<number>(onError);
    const announce = (postId: number, read: (watchers: number[]) => Promise<ReadonlyMap<number, CommentNews>>) => {
      if (this.happened.viewers(postId).length > 0) turns.do(postId, () => this.announce(postId, read));
    };
    events.onLive(commentAdded, (act) => announce(act.postId, (who) => live.ofComment(act, "added", who)));
    events.onLive(commentEdited, (act) => announce(act.postId, (who) => live.ofComment(act, "changed", who)));
    events.onLive(commentRestored, (act) => announce(act.postId, (who) => live.ofComment(act, "changed", who)));
    events.onLive(commentDeleted, (act) => announce(act.postId, (who) => live.ofDeletion(act, who)));
    // Members who meet or part see other comments than before.
    events.onLive(relationChanged, ({ memberIds }) => this.happened.resync(memberIds));
  }

  private async announce(
    postId: number,
    read: (watchers: number[]) => Promise<ReadonlyMap<number, CommentNews>>,
  ): Promise<void> {
    const watchers = this.happened.viewers(postId);
    if (watchers.length > 0) this.happened.deliverEach(await read(watchers), postId);
  }

  /** @param matches whether the viewer wants an event; all when omitted. */
  async watch(
    viewer: Viewer,
    postId: number,
    matches: ((news: CommentNews) => boolean) | null = null,
  ): Promise<LiveReader<CommentNews>> {
    await this.parts.live.requireVisible(viewer, postId);
    return this.happened.subscribe(viewer, new Set([postId]), matches);
  }

  @Subscription(() => CommentEvent, {
    description:
      "Publishes the events of the comments on an open post that the viewer may see. NOT_FOUND for any other post. To catch up, query `post.comments`.",
    subscribe: ({ args, context }: { args: { postId: string }; context: GraphQLContext }) =>
      context.face(CommentsLiveResolver).watch(requireViewer(context), toId(args.postId, "This post")),
  })
  commentEvents(
    @Arg("postId", () => ID, { description: "The open post." }) _postId: string,
    @Root() news: CommentNews,
  ): CommentNews {
    return news;
  }

  @Subscription(() => Comment, {
    name: "commentAdded",
    description:
      "Publishes new comments on a post, and replies to them, as the viewer may see them. NOT_FOUND for a post that the viewer may not see. To catch up, query `post.comments`.",
    subscribe: ({ args, context }: { args: { postId: string }; context: GraphQLContext }) =>
      context.face(CommentsLiveResolver).watch(requireViewer(context), toId(args.postId, "This post"), isAddition),
  })
  added(
    @Arg("postId", () => ID, { description: "The post." }) _postId: string,
    @Root() { comment }: CommentNews,
  ): CommentView | null {
    return comment;
  }
}
