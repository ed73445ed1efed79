import { feature } from "#server/composition/feature";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { MediaService } from "#server/features/media/media.service";
import type { ProfilesService } from "#server/features/people/people.service";
import type { PostsService } from "#server/features/posts/posts.service";
import { GroupFeedResolver } from "./feed.groups.resolver.ts";
import { groupFeedRoutes } from "./feed.groups.routes.ts";
import { feedLiveModule } from "./feed.live.module.ts";
import { NewsResolver } from "./feed.news.resolver.ts";
import { newsRoutes } from "./feed.news.routes.ts";
import { NewsService } from "./feed.news.service.ts";
import { FeedResolver } from "./feed.resolver.ts";
import { feedRoutes } from "./numbered/numbered.routes.ts";
import { Beginnings } from "./numbered/numbered.beginnings.service.ts";
import { NumberedTabsService } from "./numbered/numbered.tabs.service.ts";
import { NumberedFeedService } from "./numbered/numbered.service.ts";
import { FeedService } from "./feed.service.ts";
import { followingModule } from "./following/following.module.ts";
import { preferencesModule } from "./preferences/preferences.module.ts";
import { FeedTabsService } from "./feed.tabs.service.ts";
import { placesModule } from "./places/places.module.ts";
import { publicIdeasModule } from "./publicIdeas/publicIdeas.module.ts";
import { FeedWindow } from "./home/home.window.service.ts";
import { HomeTotals } from "./home/home.totals.service.ts";

interface Needs {
  groups: GroupsService;
  media: MediaService;
  posts: PostsService;
  profiles: ProfilesService;
}

/** Assembles the feed with its tabs, the feeds of groups, and the news beside them. */
export const feedModule = feature((core, earlier: Needs) => {
  const { groups, media, posts, profiles } = earlier;
  const { db, caches, events, metrics, feedWindow } = core;
  const totals = new HomeTotals({ db, events, caches, tab: "everything" });
  const window = new FeedWindow({ db, caches, metrics, max: feedWindow });
  const feed = new FeedService({ db, groups, totals, window });
  const reading = placesModule(core, {});
  const { places } = reading.services;
  const live = feedLiveModule(core, earlier);
  const following = followingModule(core, earlier);
  const preferences = preferencesModule(core, earlier);
  const followed = new HomeTotals({ db, events, caches, tab: "following" });
  const placed = new FeedWindow({ db, caches, metrics, max: feedWindow, order: "place" });
  const tabs = new FeedTabsService({ db, totals, followed, places, window: placed });
  const beginnings = new Beginnings(db, caches);
  const news = new NewsService({ db, caches, posts });
  const publicIdeas = publicIdeasModule(core, { media });
  return {
    services: { feed, news, ...preferences.services },
    resolvers: [
      new FeedResolver(feed, tabs),
      new GroupFeedResolver(feed),
      new NewsResolver(news),
      ...publicIdeas.resolvers,
      ...reading.resolvers,
      ...live.resolvers,
      ...following.resolvers,
      ...preferences.resolvers,
    ],
    routes: [
      ...feedRoutes(
        new NumberedFeedService({
          db,
          totals,
          window,
          beginnings,
          tabs: new NumberedTabsService({ tabs, profiles, beginnings }),
        }),
        media.urlFor,
      ),
      ...reading.routes,
      ...preferences.routes,
      ...groupFeedRoutes(feed, media.urlFor),
      ...newsRoutes(news, media.urlFor),
      ...publicIdeas.routes,
    ],
  };
});
