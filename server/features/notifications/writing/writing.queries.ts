import { sql } from "drizzle-orm";
import { prepared, type DbOrTx, type Tx } from "#server/db/client";
import { comments } from "#server/db/schema/comments";
import { groupMembers } from "#server/db/schema/groups";
import { notificationEvents, notifications, notificationSilences } from "#server/db/schema/notifications";
import { posts } from "#server/db/schema/posts";
import { mutedPosts } from "#server/db/schema/reach";
import { users } from "#server/db/schema/users";
import { canSeePerson, canSeePost, canSeeThread, isNotMuted } from "#server/db/visibility";
import { RETENTION_DAYS } from "#server/features/notifications/notifications.model";

const entity = sql.placeholder("entity");
const list = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}[]`;

/**
 * The members whom an act may notify, each with its actor, as parallel lists. Of several notifications of one actor for
 * the same member the first one that they want is written.
 */
export interface Candidates extends Record<string, unknown> {
  entity: number;
  actors: number[];
  users: number[];
  types: string[];
  keys: string[];
  posts: (number | null)[];
  comments: (number | null)[];
  groups: (number | null)[];
  conversations: (number | null)[];
  words: (string | null)[];
}

const candidateId = sql`candidate.user_id`;
const actorId = sql`candidate.actor_id`;

/**
 * The candidates who are notified. Nobody is notified of their own acts (the reporter stands for the staff who decided),
 * of kinds they have turned off, of posts they have muted, of what happens in groups of which they want to know nothing,
 * of what they may not see, or twice of the same comment.
 */
const wanted = sql`select distinct on (candidate.user_id, candidate.actor_id) candidate.*
  from unnest(${list("actors", "bigint")}, ${list("users", "bigint")}, ${list("types", "text")}, ${list("keys", "text")},
    ${list("posts", "bigint")}, ${list("comments", "bigint")}, ${list("groups", "bigint")},
    ${list("conversations", "bigint")}, ${list("words", "text")}) with ordinality
    as candidate (actor_id, user_id, type, group_key, post_id, comment_id, group_id, conversation_id, words, priority)
  join ${users} on ${users.id} = candidate.user_id
  where (candidate.user_id <> candidate.actor_id or candidate.type in ('report_decided', 'moderation'))
    and not exists (select from ${notificationSilences} as silence
      where silence.user_id = candidate.user_id and silence.type = candidate.type)
    and ${canSeePerson(candidateId, actorId)} and ${isNotMuted(candidateId, actorId)}
    and not exists (select from ${mutedPosts} as muted
      where muted.user_id = candidate.user_id and muted.post_id = candidate.post_id)
    and not exists (select from ${groupMembers} as own
      where own.user_id = candidate.user_id and own.state = 'member' and own.notify_level = 'none' and own.group_id = case
        when candidate.type in ('group_request', 'group_post', 'group_post_waiting') then candidate.group_id
        when candidate.type in ('like', 'comment', 'reply', 'mention', 'comment_like')
          then (select about.group_id from ${posts} as about where about.id = candidate.post_id) end)
    and (candidate.post_id is null
      or exists (select from ${posts} where ${posts.id} = candidate.post_id and ${canSeePost(candidateId, posts)}))
    and not exists (select from ${comments} as said where said.id = case
        when candidate.type in ('comment', 'reply') or candidate.group_key like 'mention:comment:%' then ${entity}::bigint
        else candidate.comment_id end
      and not ${canSeeThread(candidateId, sql`said.parent_id`)})
    and (candidate.group_key not like 'mention:comment:%' or not exists (
      select from ${notificationEvents} as event join ${notifications} as entry on entry.id = event.notification_id
      where event.actor_id = candidate.actor_id and event.entity_id = ${entity} and entry.user_id = candidate.user_id
        and entry.type in ('comment', 'reply')))
  order by candidate.user_id, candidate.actor_id, candidate.priority`;

/** A row accepts further acts until none was added for a day, or until it is a week old. */
const takesMore = sql`entry.last_event_at > now() - interval '24 hours' and entry.created_at > now() - interval '7 days'`;

/**
 * Adds acts to the rows that are open for them: `wanted` is how many notifications should be written, `found` how many of
 * them had such a row. It locks no row that others need. An act that was taken back and done again is added again.
 */
export const addEvents = prepared<{ wanted: number; found: number; added: number }[], Candidates>((db) => {
  const entries = sql`select entry.id, entry.user_id, wanted.actor_id from wanted join ${notifications} as entry
    on entry.user_id = wanted.user_id and entry.group_key = wanted.group_key and entry.is_open and ${takesMore}`;
  const added = sql`insert into ${notificationEvents} as event (notification_id, user_id, actor_id, entity_id, created_at)
    select id, user_id, actor_id, ${entity}::bigint, clock_timestamp() from found order by id, actor_id
    on conflict (notification_id, actor_id, entity_id) do update set withdrawn_at = null, pending = true
      where event.withdrawn_at is not null
    returning 1`;
  return db
    .with(db.$with("wanted", {}).as(wanted), db.$with("found", {}).as(entries), db.$with("added", {}).as(added))
    .select({
      wanted: sql<number>`(select count(*) from wanted)`,
      found: sql<number>`(select count(*) from found)`,
      added: sql<number>`(select count(*) from added)`,
    })
    .from(sql`(select 1) as one`)
    .prepare("notifications_add");
});

/**
 * Opens the rows that are missing, in one order for all transactions that do it at once. Rows that accept no more acts
 * are closed first: the insert counts them before it begins, so that there is room for their successors.
 */
export const openRows = prepared<unknown, Candidates>((db) => {
  const expired = sql`update ${notifications} as entry set is_open = false from wanted
    where entry.user_id = wanted.user_id and entry.group_key = wanted.group_key and entry.is_open and not (${takesMore})
    returning entry.id`;
  const opened = sql`insert into ${notifications}
      (user_id, type, group_key, post_id, comment_id, group_id, conversation_id, words)
    select user_id, type, group_key, post_id, comment_id, group_id, conversation_id, words
    from wanted, (select count(*) from expired) as closed order by user_id, group_key
    on conflict (user_id, group_key) where is_open do nothing
    returning id`;
  return db
    .with(db.$with("wanted", {}).as(wanted), db.$with("expired", {}).as(expired), db.$with("opened", {}).as(opened))
    .select({ opened: sql<number>`count(*)` })
    .from(sql`opened`)
    .prepare("notifications_open");
});

/** The acts that are taken back, as in `Withdrawal`. */
interface WithdrawnValues extends Record<string, unknown> {
  actors: readonly number[];
  entity: number;
  keys: string[];
  types: string[];
  keep: number[];
}

/** Takes acts back, by `notification_events_actor_idx`; returns in how many rows they were. */
export const withdrawEvents = prepared<{ gone: number }[], WithdrawnValues>((db) => {
  const gone = sql`update ${notificationEvents} as event set withdrawn_at = now(), pending = true
    from ${notifications} as entry
    where entry.id = event.notification_id and event.actor_id = any(${list("actors", "bigint")}) and event.entity_id = ${entity}
      and event.withdrawn_at is null and not event.user_id = any(${list("keep", "bigint")})
      and (entry.group_key = any(${list("keys", "text")}) or entry.type = any(${list("types", "text")}))
    returning 1`;
  return db
    .with(db.$with("gone", {}).as(gone))
    .select({ gone: sql<number>`count(*)` })
    .from(sql`gone`)
    .prepare("notifications_withdraw");
});

/** Adds an act again that was taken back; returns in how many rows it is, and in how many it was taken back. */
export const restoreEvents = prepared<
  { known: number; restored: number }[],
  { actor: number; entity: number; key: string }
>((db) => {
  const known = sql`select event.notification_id, event.actor_id, event.entity_id from ${notificationEvents} as event
      join ${notifications} as entry on entry.id = event.notification_id and entry.group_key = ${sql.placeholder("key")}
      where event.actor_id = ${sql.placeholder("actor")} and event.entity_id = ${entity}`;
  const restored = sql`update ${notificationEvents} as event set withdrawn_at = null, pending = true from known
      where event.notification_id = known.notification_id and event.actor_id = known.actor_id
        and event.entity_id = known.entity_id and event.withdrawn_at is not null returning 1`;
  return db
    .with(db.$with("known", {}).as(known), db.$with("restored", {}).as(restored))
    .select({
      known: sql<number>`(select count(*) from known)`,
      restored: sql<number>`(select count(*) from restored)`,
    })
    .from(sql`(select 1) as one`)
    .prepare("notifications_restore");
});

/** Adds every act of one actor about a thing again that was taken back; returns in how many rows they are. */
export const putEventsBack = prepared<
  { back: number }[],
  { actor: number; entity: number; keys: string[]; types: string[] }
>((db) => {
  const back = sql`update ${notificationEvents} as event set withdrawn_at = null, pending = true
    from ${notifications} as entry
    where entry.id = event.notification_id and event.actor_id = ${sql.placeholder("actor")} and event.entity_id = ${entity}
      and event.withdrawn_at is not null
      and (entry.group_key = any(${list("keys", "text")}) or entry.type = any(${list("types", "text")}))
    returning 1`;
  return db
    .with(db.$with("back", {}).as(back))
    .select({ back: sql<number>`(select count(*) from back)` })
    .from(sql`(select 1) as one`)
    .prepare("notifications_put_back");
});

/** Removes a member who leaves from the notifications of others. */
export async function forgetActor(tx: Tx, memberId: number): Promise<void> {
  await tx.execute(sql`with gone as (
      delete from ${notificationEvents} where actor_id = ${memberId} returning notification_id, counted
    )
    update ${notifications} as entry set actors_count = entry.actors_count - 1
    where entry.id in (select notification_id from gone where counted)`);
}

/** One statement reads at most this many of the oldest rows. */
const SWEPT = sql.raw("5000");

/**
 * Deletes a batch of the rows that are too old, and returns their number. Rows are open for a week at most, so the
 * lowest ids are the oldest, and the first batch without an old row is the last.
 */
export async function sweep(db: DbOrTx): Promise<number> {
  const [row] = await db.execute<{ swept: number }>(sql`with oldest as (
      select id, last_event_at from ${notifications} order by id limit ${SWEPT}
    ), swept as (
      delete from ${notifications} where id in (
        select id from oldest where last_event_at < now() - ${RETENTION_DAYS} * interval '1 day') returning id
    )
    select count(*)::int as swept from swept`);
  return row?.swept ?? 0;
}
