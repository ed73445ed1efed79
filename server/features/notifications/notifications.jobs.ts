import type { Job, Upkeep } from "#server/platform/jobs/jobList";
import type { BellService } from "#server/features/notifications/writing/writing.bell.service";
import type { NotificationsService } from "./notifications.service.ts";

/** How long acts wait at most before those whom they concern hear of them. */
const RING_EVERY_MS = 50;

interface Services {
  bell: BellService;
  notifications: NotificationsService;
}

/** Rings for what acts have noted, and forgets the old every night, on one server of all. */
export const notificationsJobs = ({ bell, notifications }: Services): (Job | Upkeep)[] => [
  { name: "tell notifications", everyMs: RING_EVERY_MS, run: () => bell.ring() },
  { name: "notifications.sweep", cron: "17 3 * * *", run: () => notifications.sweep() },
];
