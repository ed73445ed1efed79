import { feature } from "#server/composition/feature";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { MediaService } from "#server/features/media/media.service";
import type { PostsService } from "#server/features/posts/posts.service";
import { GroupFeedResolver } from "./feed.groups.resolver.ts";
import { groupFeedRoutes } from "./feed.groups.routes.ts";
import { NewsResolver } from "./feed.news.resolver.ts";
import { newsRoutes } from "./feed.news.routes.ts";
import { NewsService } from "./feed.news.service.ts";
import { FeedResolver } from "./feed.resolver.ts";
import { feedRoutes } from "./numbered/numbered.routes.ts";
import { NumberedFeedService } from "./numbered/numbered.service.ts";
import { FeedService } from "./feed.service.ts";
import { FeedWindow } from "./window/window.service.ts";
import { HomeTotals } from "./feed.totals.service.ts";

interface Needs {
  groups: GroupsService;
  media: MediaService;
  posts: PostsService;
}

/** Assembles the feed, the feeds of groups, and the news beside them. */
export const feedModule = feature(({ db, events, writes, metrics, feedWindow }, { groups, media, posts }: Needs) => {
  const totals = new HomeTotals(db, events);
  const window = new FeedWindow({ db, events, writes, metrics, max: feedWindow });
  const feed = new FeedService({ db, groups, totals, window });
  const news = new NewsService(db, posts);
  return {
    services: { feed, news },
    resolvers: [new FeedResolver(feed), new GroupFeedResolver(feed), new NewsResolver(news)],
    routes: [
      ...feedRoutes(new NumberedFeedService(db, totals, window), media.urlFor),
      ...groupFeedRoutes(feed, media.urlFor),
      ...newsRoutes(news, media.urlFor),
    ],
  };
});
