import { sql } from "drizzle-orm";
import { notificationEvents, notifications } from "#server/db/schema/notifications";
import { countOf, type StoredCount } from "#server/db/storedCounts";

const ofEntry = sql`${notificationEvents} as event where event.notification_id = ${notifications.id}`;

/** The stored counts of those who caused a notification. One with acts that are not folded yet is left for another night. */
export const notificationsCounts: StoredCount[] = [
  countOf({
    name: "notification_actors",
    table: notifications,
    id: notifications.id,
    stored: notifications.actorsCount,
    counted: sql`select count(distinct event.actor_id) from ${ofEntry} and event.withdrawn_at is null`,
    settled: sql`not exists (select from ${ofEntry} and event.pending)`,
  }),
];
