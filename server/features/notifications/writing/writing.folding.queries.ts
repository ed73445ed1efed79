import { sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { notificationEvents, notifications } from "#server/db/schema/notifications";

/** One statement reads at most this many events. */
const BATCH = sql.raw("5000");

/** A notification that changed; `rings` when it has a new actor. */
export interface Folded {
  id: number;
  userId: number;
  rings: boolean;
}

/**
 * Adds pending events to their notifications: it removes and adds actors, and a new actor moves a row up and makes it
 * unseen. Any number of processes may do it at once. A member may have written several comments, or
 * posts in a group, so the actors of those are counted again; of every other kind a member has one event.
 */
const fold = (name: string, whose: SQL, others: SQL) =>
  prepared<Folded[], { user?: number }>((db) => {
    const parts: Record<string, SQL> = {
      held: sql`select entry.id from ${notifications} as entry where entry.id in (
          select event.notification_id from ${notificationEvents} as event where event.pending and ${whose} limit ${BATCH})
        order by entry.id for no key update ${others}`,
      due: sql`select event.notification_id, event.actor_id, event.entity_id, event.counted, event.rang, event.created_at,
          event.withdrawn_at is null as alive
        from ${notificationEvents} as event where event.pending and event.notification_id in (select id from held)
        for update skip locked`,
      taken: sql`update ${notificationEvents} as event
        set pending = false, counted = due.alive, rang = event.rang or due.alive from due
        where event.notification_id = due.notification_id and event.actor_id = due.actor_id and event.entity_id = due.entity_id`,
      sums: sql`select notification_id, sum(alive::int - counted::int) as delta,
          max(created_at) filter (where alive and not rang) as rang_at from due group by notification_id`,
      folded: sql`update ${notifications} as entry set
          actors_count = case when entry.type in ('comment', 'reply', 'group_post', 'group_post_waiting') then (
              select count(distinct other.actor_id) from ${notificationEvents} as other
              where other.notification_id = entry.id and other.withdrawn_at is null)
            else entry.actors_count + sums.delta end,
          last_event_at = greatest(entry.last_event_at, sums.rang_at),
          seen_at = case when sums.rang_at is null then entry.seen_at end,
          read_at = case when sums.rang_at is null then entry.read_at end
        from sums where entry.id = sums.notification_id returning entry.id, entry.user_id, sums.rang_at is not null as rings`,
    };
    return db
      .with(...Object.entries(parts).map(([part, statement]) => db.$with(part, {}).as(statement)))
      .select({
        id: sql<number>`folded.id`,
        userId: sql<number>`folded.user_id`,
        rings: sql<boolean>`folded.rings`,
      })
      .from(sql`folded`)
      .prepare(name);
  });

/** Folds a batch of all members' events; rows that another process has locked are left to it. */
export const foldAll = fold("notifications_fold", sql`true`, sql`skip locked`);
/** Folds the events of one member who is about to read. It waits for locks of other processes, so that none is missing. */
export const foldOne = fold("notifications_fold_one", sql`event.user_id = ${sql.placeholder("user")}`, sql``);

const pendingOf = (name: string, whose: SQL) =>
  prepared<{ some: boolean }[], { user?: number }>((db) =>
    db
      .with(
        db
          .$with("held", {})
          .as(sql`select 1 from ${notificationEvents} as event where event.pending and ${whose} limit 1`),
      )
      .select({ some: sql<boolean>`true` })
      .from(sql`held`)
      .prepare(name),
  );

/** Whether any event is pending, by `notification_events_pending_idx`. */
export const isAnyPending = pendingOf("notifications_pending", sql`true`);
/** Whether an event of one member is pending. */
export const isPendingOf = pendingOf("notifications_pending_of", sql`event.user_id = ${sql.placeholder("user")}`);
