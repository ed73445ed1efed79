import type { Job, Upkeep } from "#server/platform/jobs/jobList";
import type { BadgeService } from "#server/features/notifications/writing/writing.badge.service";
import type { GroupPostsSourceService } from "#server/features/notifications/writing/writing.groupPosts.service";
import type { NotificationsService } from "./notifications.service.ts";

/** The longest time until the members whom an act concerns are notified live. */
const PUBLISH_EVERY_MS = 50;

interface Services {
  badge: BadgeService;
  groupPosts: GroupPostsSourceService;
  notifications: NotificationsService;
}

/** Publishes pending events on every server, notifies members of posts in groups,
 * and deletes old notifications every night on one of them. */
export const notificationsJobs = ({ badge, groupPosts, notifications }: Services): (Job | Upkeep)[] => [
  { name: "tell notifications", everyMs: PUBLISH_EVERY_MS, run: () => badge.ring() },
  { name: "notifications.groupPost", run: groupPosts.notifyMembers },
  { name: "notifications.sweep", cron: "17 3 * * *", run: () => notifications.sweep() },
];
