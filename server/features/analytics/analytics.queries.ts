import { sql } from "drizzle-orm";
import { prepared, type DbOrTx, type Tx } from "#server/db/client";
import { lockInTurn } from "#server/db/marks";
import { metricDays, ROLLED, sightings } from "#server/db/schema/analytics";
import { posts, totals } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { canSeePerson, canSeePost } from "#server/db/visibility";
import { IMPRESSION_HOURS, RETENTION_DAYS, type Metric, PROFILE_VIEW_HOURS, type Source } from "./analytics.model.ts";

const viewer = sql`${sql.placeholder("viewer")}::bigint`;

/** The last sighting that the numbers by day include. */
const rolled = sql`coalesce((select value from ${totals} where name = ${ROLLED}), 0)`;

/** Since when the same sighting is not counted again; a member who was found counts once on each day. */
const since = sql`case seen.metric when 'profile_view' then now() - interval '${sql.raw(String(PROFILE_VIEW_HOURS))} hours'
  when 'impression' then now() - interval '${sql.raw(String(IMPRESSION_HOURS))} hours' else date_trunc('day', now()) end`;

/**
 * Stores what a viewer saw, each once, without their own content, without what they may not see and without what was
 * counted lately (`sightings_viewer_idx`). Returns how many were new.
 */
export const insertSightings = prepared<
  { count: number }[],
  { viewer: number; metrics: Metric[]; ids: number[]; sources: (Source | null)[] }
>((db) =>
  db
    .with(
      db.$with("seen", {}).as(sql`select reported.metric, coalesce(person.id, post.author_id) as owner_id,
          case when post.id is null then 0 else post.id end as post_id,
          case reported.metric when 'profile_view' then reported.source end as source
        from (select distinct on (metric, id) metric, id, source from unnest(${sql.placeholder("metrics")}::text[],
          ${sql.placeholder("ids")}::bigint[], ${sql.placeholder("sources")}::text[]) as sent (metric, id, source)
          order by metric, id, source) as reported
        left join ${users} as person on reported.metric <> 'impression' and person.id = reported.id
          and ${canSeePerson(viewer, sql`person.id`)}
        left join ${posts} as post on reported.metric = 'impression' and post.id = reported.id
          and ${canSeePost(viewer, { authorId: sql`post.author_id`, visibility: sql`post.visibility`, groupId: sql`post.group_id` })}`),
      db.$with("made", {}).as(sql`insert into ${sightings} (metric, owner_id, viewer_id, post_id, source)
        select seen.metric, seen.owner_id, ${viewer}, seen.post_id, seen.source from seen
        where seen.owner_id is not null and seen.owner_id <> ${viewer} and not exists (
          select from ${sightings} as before where before.viewer_id = ${viewer} and before.metric = seen.metric
            and before.owner_id = seen.owner_id and before.post_id = seen.post_id and before.created_at >= ${since})
        returning id`),
    )
    .select({ count: sql<number>`count(*)` })
    .from(sql`made`)
    .prepare("sightings_insert"),
);

/** Returns the numbers of a member by day, sightings that are not rolled up yet included (`sightings_owner_id_idx`). */
export const daysOf = prepared<{ metric: Metric; day: string; count: number }[], { viewer: number }>((db) =>
  db
    .select({
      metric: sql<Metric>`known.metric`,
      day: sql<string>`known.day::text`,
      count: sql<number>`sum(known.count)`.mapWith(Number),
    })
    .from(
      sql`(select metric, day, count from ${metricDays} where user_id = ${viewer}
            and day > current_date - ${sql.raw(String(RETENTION_DAYS))}
          union all
          select metric, created_at::date, count(*) from ${sightings}
            where owner_id = ${viewer} and id > ${rolled} group by 1, 2) as known`,
    )
    .groupBy(sql`known.metric`, sql`known.day`)
    .prepare("analytics_days"),
);

/**
 * Adds every sighting that is not counted yet to the numbers by day. It locks the table for a moment, so that none is
 * stored meanwhile.
 */
export async function rollUp(tx: Tx): Promise<void> {
  // Waits for those that are being stored: an id below the newest that commits later would never be counted.
  await tx.execute(sql`lock table ${sightings} in share mode`);
  await tx.execute(sql`insert into ${metricDays} (user_id, metric, day, count)
    select owner_id, metric, created_at::date, count(*) from ${sightings} where id > ${rolled} group by 1, 2, 3
    order by 1, 2, 3
    on conflict (user_id, metric, day) do update set count = ${metricDays.count} + excluded.count`);
  await tx.execute(sql`insert into ${totals} as total (name, value)
    select ${ROLLED}, max(id) from ${sightings} having max(id) is not null
    on conflict (name) do update set value = greatest(total.value, excluded.value)`);
}

/** Deletes the oldest sightings that were counted before so many days (`sightings_created_idx`); returns how many. */
export async function deleteOldSightings(db: DbOrTx, days: number, limit: number): Promise<number> {
  const rows = await db.execute(sql`delete from ${sightings} where id in (select id from ${sightings}
    where id <= ${rolled} and created_at < now() - ${days} * interval '1 day' order by created_at limit ${limit})
    returning 1`);
  return rows.length;
}

/** Deletes numbers of years ago. */
export async function forgetOldDays(db: DbOrTx): Promise<void> {
  await db.execute(sql`delete from ${metricDays} where day <= current_date - ${RETENTION_DAYS}::int`);
}

/** Serializes the batches of a viewer. */
export const inTurn = (tx: Tx, viewerId: number): Promise<unknown> => lockInTurn(tx, `sightings:${viewerId}`);
