import { feature } from "#server/composition/feature";
import type { BondsService } from "#server/features/bonds/bonds.service";
import type { CommentsService } from "#server/features/comments/comments.service";
import type { MediaService } from "#server/features/media/media.service";
import type { PostsService } from "#server/features/posts/posts.service";
import type { ProfilesService } from "#server/features/people/people.service";
import { BadgeService } from "#server/features/notifications/writing/writing.badge.service";
import { NotificationItemResolver } from "./notifications.item.resolver.ts";
import { notificationsJobs } from "./notifications.jobs.ts";
import { NotificationCountersResolver, NotificationsResolver } from "./notifications.resolver.ts";
import { notificationsRoutes } from "./notifications.routes.ts";
import { NotificationsService } from "./notifications.service.ts";
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
export const notificationsModule = feature(({ db, events, limits, onError }, earlier: Needs) => {
  const badge = new BadgeService(db, events);
  const notificationSources = new SourcesService(new NotifierService(badge), events);
  const notifications = new NotificationsService({ ...earlier, db, events, limits, badge });
  return {
    services: { notifications, notificationSources },
    resolvers: [
      new NotificationsResolver(notifications, { events, onError }),
      new NotificationCountersResolver(notifications),
      new NotificationItemResolver(notifications),
    ],
    routes: notificationsRoutes(notifications, earlier.media.urlOf),
    jobs: notificationsJobs({ badge, notifications }),
  };
});
