import { sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { notificationEvents, notifications } from "#server/db/schema/notifications";

/** Events looked at by one statement. */
const BATCH = sql.raw("5000");

/** A notification that changed; `rings` when somebody is new in it. */
export interface Folded {
  id: number;
  userId: number;
  rings: boolean;
}

/**
 * Adds up what is pending: who came and went, and that somebody is new, which moves a row up and makes it unseen. Any
 * number of processes may do it at once. Of comments a member may have written several, so those are counted anew; of
 * all else there is one to a member.
 */
const fold = (name: string, whose: SQL, others: SQL) =>
  prepared<Folded[], { user?: number }>((db) => {
    const parts: Record<string, SQL> = {
      held: sql`select entry.id from ${notifications} as entry where entry.id in (
          select told.notification_id from ${notificationEvents} as told where told.pending and ${whose} limit ${BATCH})
        order by entry.id for no key update ${others}`,
      due: sql`select told.notification_id, told.actor_id, told.entity_id, told.counted, told.rang, told.created_at,
          told.withdrawn_at is null as alive
        from ${notificationEvents} as told where told.pending and told.notification_id in (select id from held)
        for update skip locked`,
      taken: sql`update ${notificationEvents} as told
        set pending = false, counted = due.alive, rang = told.rang or due.alive from due
        where told.notification_id = due.notification_id and told.actor_id = due.actor_id and told.entity_id = due.entity_id`,
      sums: sql`select notification_id, sum(alive::int - counted::int) as delta,
          max(created_at) filter (where alive and not rang) as rang_at from due group by notification_id`,
      folded: sql`update ${notifications} as entry set
          actors_count = case when entry.type in ('comment', 'reply') then (
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

/** A batch of everybody's; rows that another process holds are left to it. */
export const foldAll = fold("notifications_fold", sql`true`, sql`skip locked`);
/** One member's, who is about to read: what another process holds is waited for, so that nothing is missing. */
export const foldOne = fold("notifications_fold_one", sql`told.user_id = ${sql.placeholder("user")}`, sql``);

const pendingOf = (name: string, whose: SQL) =>
  prepared<{ some: boolean }[], { user?: number }>((db) =>
    db
      .with(
        db
          .$with("held", {})
          .as(sql`select 1 from ${notificationEvents} as told where told.pending and ${whose} limit 1`),
      )
      .select({ some: sql<boolean>`true` })
      .from(sql`held`)
      .prepare(name),
  );

/** Whether anything is pending, by `notification_events_pending_idx`. */
export const isAnyPending = pendingOf("notifications_pending", sql`true`);
/** Whether anything of one member's is. */
export const isPendingOf = pendingOf("notifications_pending_of", sql`told.user_id = ${sql.placeholder("user")}`);
