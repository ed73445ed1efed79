import "reflect-metadata";
import { Arg, ID, Resolver, Root, Subscription } from "type-graphql";
import { invalid } from "#server/core/errors";
import { toIdField } from "#server/core/ids";
import { spellNumber } from "#server/core/text.rules";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import { LiveTopic } from "#server/graphql/live/liveTopic";
import { Pace } from "#server/graphql/pace";
import type { Events } from "#server/platform/live/events";
import type { PostChangesService } from "./changes.service.ts";
import { postEdited, postsCounted, type PostView, postWithheld, WATCHED_MAX } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";

/** Subscribers receive at most one update of a post in this time, however often it is liked. */
const AT_MOST_EVERY_MS = 1_000;

export interface Dependencies {
  events: Events;
  /** A listener for a live update that failed; nobody waits for it. */
  onError: (error: unknown) => void;
}

/** Sends changes of posts to the viewers who have them on the screen. */
@Resolver(() => Post)
export class PostChangesResolver {
  /** Changed posts, each as its subscriber sees it. */
  readonly changed = new LiveTopic<PostView>();
  readonly #pace: Pace<number>;

  constructor(
    private readonly changes: PostChangesService,
    { events, onError }: Dependencies,
  ) {
    this.#pace = new Pace(AT_MOST_EVERY_MS, (id) => void this.publish(id).catch(onError));
    events.onLive(postsCounted, ({ postIds }) => postIds.forEach((id) => this.#changed(id)));
    for (const event of [postEdited, postWithheld]) events.onLive(event, ({ postId }) => this.#changed(postId));
  }

  #changed(id: number): void {
    if (this.changed.viewers(id).length > 0) this.#pace.ask(id);
  }

  private async publish(id: number): Promise<void> {
    const watchers = this.changed.viewers(id);
    if (watchers.length > 0) this.changed.deliverEach(await this.changes.seenBy(watchers, id), id);
  }

  @Subscription(() => Post, {
    description:
      "Publishes watched posts that the viewer may see when their counts or texts change, at most once a second each. To catch up, query `post` of each.",
    subscribe: ({ args, context }: { args: { ids: string[] }; context: GraphQLContext }) => {
      const viewer = requireViewer(context);
      return context.face(PostChangesResolver).changed.subscribe(viewer, watched(args.ids));
    },
  })
  postChanged(
    @Arg("ids", () => [ID], { description: `Ids of the posts to watch, at most ${spellNumber(WATCHED_MAX)}.` })
    _ids: string[],
    @Root() post: PostView,
  ): PostView {
    return post;
  }
}

/** Returns the ids of the posts that a subscription names. @throws DomainError BAD_USER_INPUT for too many. */
export function watched(ids: string[]): ReadonlySet<number> {
  if (ids.length > WATCHED_MAX) throw invalid({ ids: [`At most ${WATCHED_MAX} posts can be watched at once.`] });
  return new Set(ids.map((id) => toIdField(id, "ids")));
}
