import { feature } from "#server/composition/feature";
import type { BondsService } from "#server/features/bonds/bonds.service";
import type { CommentsService } from "#server/features/comments/comments.service";
import type { MediaService } from "#server/features/media/media.service";
import type { PostsService } from "#server/features/posts/posts.service";
import type { ProfilesService } from "#server/features/people/people.service";
import { BadgeService } from "#server/features/notifications/writing/writing.badge.service";
import { MutesResolver } from "#server/features/notifications/mutes/mutes.resolver";
import { mutesRoutes } from "#server/features/notifications/mutes/mutes.routes";
import { MutesService } from "#server/features/notifications/mutes/mutes.service";
import { notificationsCounts } from "./notifications.counts.ts";
import { NotificationItemResolver } from "./notifications.item.resolver.ts";
import { notificationsJobs } from "./notifications.jobs.ts";
import { NotificationCountersResolver, NotificationsResolver } from "./notifications.resolver.ts";
import { notificationsRoutes } from "./notifications.routes.ts";
import { NotificationsService } from "./notifications.service.ts";
import { GroupPostsSourceService } from "#server/features/notifications/writing/writing.groupPosts.service";
import { SourcesService } from "#server/features/notifications/writing/writing.sources.service";
import { NotifierService } from "#server/features/notifications/writing/writing.notifier.service";

interface Needs {
  bonds: BondsService;
  comments: CommentsService;
  media: MediaService;
  posts: PostsService;
  profiles: ProfilesService;
}

/** Assembles notifications. The feature listens to the events of every feature before it. */
export const notificationsModule = feature(({ db, events, jobs, limits, onError }, earlier: Needs) => {
  const badge = new BadgeService(db, events);
  const notifier = new NotifierService(badge);
  const groupPosts = new GroupPostsSourceService(notifier, events, jobs);
  const notificationSources = new SourcesService(notifier, events);
  const notifications = new NotificationsService({ ...earlier, db, events, limits, badge });
  const mutes = new MutesService({ db, limits, posts: earlier.posts });
  return {
    services: { notifications, notificationSources, notifier },
    resolvers: [
      new NotificationsResolver(notifications, { events, onError }),
      new NotificationCountersResolver(notifications),
      new NotificationItemResolver(notifications),
      new MutesResolver(mutes),
    ],
    routes: [...notificationsRoutes(notifications, earlier.media.urlOf), ...mutesRoutes(mutes)],
    jobs: notificationsJobs({ badge, groupPosts, notifications }),
    counts: notificationsCounts,
  };
});
