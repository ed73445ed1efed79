import type { Db } from "#server/db/client";
import type { BondsService } from "#server/features/bonds/bonds.service";
import type { CommentsService } from "#server/features/comments/comments.service";
import { BellService } from "#server/features/notifications/writing/writing.bell.service";
import { NotificationItemResolver } from "#server/features/notifications/notifications.item.resolver";
import {
  NotificationCountersResolver,
  NotificationsResolver,
} from "#server/features/notifications/notifications.resolver";
import { NotificationsService } from "#server/features/notifications/notifications.service";
import { SourcesService } from "#server/features/notifications/writing/writing.sources.service";
import { TellingService } from "#server/features/notifications/writing/writing.telling.service";
import type { PostsService } from "#server/features/posts/posts.service";
import type { ProfilesService } from "#server/features/people/people.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  profiles: ProfilesService;
  bonds: BondsService;
  posts: PostsService;
  comments: CommentsService;
}

/** What members are told. Built after every feature that tells of acts: whoever listens is told nothing of it there. */
export function createNotifications(parts: Parts) {
  const { db, events } = parts;
  const bell = new BellService(db, events);
  const telling = new TellingService(bell);
  return {
    bell,
    notificationSources: new SourcesService(telling, events),
    notifications: new NotificationsService({ ...parts, bell }),
  };
}

/** Its part of the GraphQL face. */
export const NOTIFICATION_RESOLVERS = [
  NotificationsResolver,
  NotificationCountersResolver,
  NotificationItemResolver,
] as const;

interface Surroundings {
  events: Events;
  onError: (error: unknown) => void;
}

/** Builds those resolvers. */
export const notificationFaces = (
  { notifications }: { notifications: NotificationsService },
  around: Surroundings,
): object[] => [
  new NotificationsResolver(notifications, around),
  new NotificationCountersResolver(notifications),
  new NotificationItemResolver(notifications),
];
