import { feature } from "#server/composition/feature";
import type { PostsService } from "#server/features/posts/posts.service";
import { FeedLiveResolver } from "./feed.live.resolver.ts";
import { FeedNewsService } from "./feed.live.service.ts";

interface Needs {
  posts: PostsService;
}

/** Assembles the live news of both tabs. */
export const feedLiveModule = feature(({ db, events, onError }, { posts }: Needs) => ({
  services: {},
  resolvers: [new FeedLiveResolver(new FeedNewsService({ db, posts }), { events, onError })],
}));
