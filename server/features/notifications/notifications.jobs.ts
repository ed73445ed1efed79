import type { Jobs } from "#server/platform/jobs/jobs";
import type { BellService } from "#server/features/notifications/writing/writing.bell.service";
import type { NotificationsService } from "./notifications.service.ts";

/** How long acts wait at most before those whom they concern hear of them. */
const RING_EVERY_MS = 50;

/** Rings for what acts have noted, and forgets the old every night, on one server of all. */
export function registerNotificationsJobs(
  jobs: Jobs,
  { bell, notifications }: { bell: BellService; notifications: NotificationsService },
): void {
  jobs.every(RING_EVERY_MS, "tell notifications", () => bell.ring());
  jobs.define("notifications.sweep", () => notifications.sweep());
  jobs.cron("17 3 * * *", "notifications.sweep");
}
