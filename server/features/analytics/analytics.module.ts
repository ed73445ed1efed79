import { feature } from "#server/composition/feature";
import type { CommunitySettingsService } from "#server/features/community/community.service";
import type { MediaService } from "#server/features/media/media.service";
import type { PostsService } from "#server/features/posts/posts.service";
import { AudienceResolver } from "./analytics.audience.resolver.ts";
import { AudienceService } from "./analytics.audience.service.ts";
import { analyticsJobs } from "./analytics.jobs.ts";
import { AnalyticsResolver } from "./analytics.resolver.ts";
import { analyticsRoutes } from "./analytics.routes.ts";
import { AnalyticsService } from "./analytics.service.ts";

interface Needs {
  communitySettings: CommunitySettingsService;
  media: MediaService;
  posts: PostsService;
}

/** Assembles the figures about how often members and their posts were seen, and by whom. */
export const analyticsModule = feature(({ db, limits }, { communitySettings, media, posts }: Needs) => {
  const analytics = new AnalyticsService(db, limits, communitySettings);
  const audience = new AudienceService(db, posts);
  return {
    services: { analytics, audience },
    resolvers: [new AnalyticsResolver(analytics), new AudienceResolver(audience)],
    routes: analyticsRoutes({ analytics, audience, urlFor: media.urlFor }),
    jobs: analyticsJobs(analytics),
  };
});
