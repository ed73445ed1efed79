import "reflect-metadata";
import { Resolver, Root, Subscription } from "type-graphql";
import { requireViewer } from "#server/core/viewer";
import { postAdded, type PostView } from "#server/features/posts/posts.model";
import { Post } from "#server/features/posts/posts.types";
import type { GraphQLContext } from "#server/graphql/context";
import { LiveTopic } from "#server/graphql/live/liveTopic";
import type { Events } from "#server/platform/live/events";
import type { FeedNewsService } from "./feed.live.service.ts";
import type { Tab } from "./feed.model.ts";

interface Dependencies {
  events: Events;
  /** A listener for a new post that could not be published live; nobody waits for it. */
  onError: (error: unknown) => void;
}

/** Publishes new posts to those on top of whose tab they are. */
@Resolver()
export class FeedLiveResolver {
  readonly everything = new LiveTopic<PostView>();
  readonly following = new LiveTopic<PostView>();

  constructor(
    private readonly news: FeedNewsService,
    { events, onError }: Dependencies,
  ) {
    events.onLive(postAdded, (event) => {
      for (const tab of ["everything", "following"] as const) void this.announce(tab, event).catch(onError);
    });
  }

  private announce(tab: Tab, event: { postId: number; authorId: number }): Promise<void> {
    return this[tab].announce((listeners) => this.news.announcement(tab, event, listeners));
  }

  @Subscription(() => Post, {
    description:
      "Publishes new posts that are on top of the viewer's Everything. Others have a place further down, where the tab shows them when it is read again. To catch up, query `feed` with the scope EVERYTHING.",
    subscribe: ({ context }: { context: GraphQLContext }) =>
      context.face(FeedLiveResolver).everything.subscribe(requireViewer(context)),
  })
  everythingAdded(@Root() post: PostView): PostView {
    return post;
  }

  @Subscription(() => Post, {
    description:
      "Publishes new posts that are in the viewer's Following, those of private groups included. To catch up, query `feed` with the scope FOLLOWING.",
    subscribe: ({ context }: { context: GraphQLContext }) =>
      context.face(FeedLiveResolver).following.subscribe(requireViewer(context)),
  })
  followingAdded(@Root() post: PostView): PostView {
    return post;
  }
}
