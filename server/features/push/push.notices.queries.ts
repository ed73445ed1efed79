import { sql } from "drizzle-orm";
import type { DbOrTx, Tx } from "#server/db/client";
import { conversations, messages, participants } from "#server/db/schema/chat";
import { notifications } from "#server/db/schema/notifications";
import { pushedNotices, pushSubscriptions } from "#server/db/schema/reach";
import { users } from "#server/db/schema/users";
import { canSeePerson, isNotMuted } from "#server/db/visibility";
import { CLOSED_MAX } from "./push.model.ts";

const ids = (list: readonly number[]) => sql`${sql.param([...list])}::bigint[]`;
const hasDevice = (member: string) =>
  sql`exists (select from ${pushSubscriptions} as device where device.user_id = ${sql.raw(member)})`;

/** Creates a job for each notification whose member has a device, all in one statement. */
export async function scheduleNotifications(tx: Tx, rings: readonly { userId: number; id: number }[]): Promise<void> {
  await tx.execute(sql`with "taken" as (
      select ring.user_id, ring.id from unnest(${ids(rings.map(({ userId }) => userId))},
        ${ids(rings.map(({ id }) => id))}) as ring (user_id, id) where ${hasDevice("ring.user_id")})
    select graphile_worker.add_job('push.notify'::text,
      payload => json_build_object('userId', user_id, 'notificationId', id),
      job_key => ('push.notify:notification:' || id)::text) from "taken"`);
}

/**
 * Creates a job for each reader of these messages who has a device: of conversations of two that they accepted and have
 * not muted. Of several messages the newest counts.
 */
export async function scheduleMessages(db: DbOrTx, messageIds: readonly number[]): Promise<void> {
  await db.execute(sql`with "taken" as (
      select distinct on (reader.user_id, talk.id) reader.user_id, talk.id as talk_id, message.id
      from ${messages} as message join ${conversations} as talk on talk.id = message.conversation_id and talk.kind = 'direct'
        join ${participants} as reader on reader.conversation_id = talk.id and reader.user_id <> message.sender_id
      where message.id = any(${ids(messageIds)}) and message.type <> 'system' and reader.state = 'accepted'
        and ${hasDevice("reader.user_id")}
      order by reader.user_id, talk.id, message.id desc)
    select graphile_worker.add_job('push.notify'::text,
      payload => json_build_object('userId', user_id, 'messageId', id),
      job_key => ('push.notify:conversation:' || talk_id || ':' || user_id)::text) from "taken"`);
}

/** Creates a job for each of these members to whom something was pushed that they may have read now. */
export async function scheduleClosing(db: DbOrTx, memberIds: readonly number[]): Promise<void> {
  await db.execute(sql`with "taken" as (
      select distinct pushed.user_id from ${pushedNotices} as pushed where pushed.user_id = any(${ids(memberIds)}))
    select graphile_worker.add_job('push.close'::text, payload => json_build_object('userId', user_id),
      job_key => ('push.close:' || user_id)::text) from "taken"`);
}

/** A message of which a member may be pushed. */
export interface MessageNews {
  conversationId: number;
  name: string;
  text: string;
  isPicture: boolean;
  sentAt: string;
}

/** Finds a message that its reader has not read and may be pushed about; null when there is none. */
export async function messageNews(db: DbOrTx, userId: number, messageId: number): Promise<MessageNews | null> {
  const [row] = await db
    .select({
      conversationId: messages.conversationId,
      name: users.name,
      text: messages.text,
      isPicture: sql<boolean>`${messages.type} = 'image'`,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .innerJoin(users, sql`${users.id} = ${messages.senderId}`)
    .innerJoin(
      sql`${participants} as reader`,
      sql`reader.conversation_id = ${messages.conversationId} and reader.user_id = ${userId}`,
    )
    .where(
      sql`${messages.id} = ${messageId} and ${messages.senderId} <> ${userId} and ${messages.deletedAt} is null
        and ${messages.withheld} is null and reader.state = 'accepted' and reader.last_read_seq < ${messages.seq}
        and not (reader.is_muted and (reader.muted_until is null or reader.muted_until > now()))
        and ${canSeePerson(sql`${userId}::bigint`, messages.senderId)} and ${isNotMuted(sql`${userId}::bigint`, messages.senderId)}`,
    );
  return row ?? null;
}

interface Pushed {
  userId: number;
  tag: string;
  notificationId: number | null;
  conversationId: number | null;
  eventAt: string;
}

/** Notes what is pushed; returns false when an act as new as this one was pushed under the tag already. */
export async function notePushed(tx: Tx, row: Pushed): Promise<boolean> {
  const rows = await tx
    .insert(pushedNotices)
    .values(row)
    .onConflictDoUpdate({
      target: [pushedNotices.userId, pushedNotices.tag],
      set: { eventAt: sql`excluded.event_at` },
      setWhere: sql`${pushedNotices.eventAt} < excluded.event_at`,
    })
    .returning({ tag: pushedNotices.tag });
  return rows.length > 0;
}

/** Removes what a member has read of what was pushed, or what is not there any more; returns the tags. */
export async function takeRead(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx.execute<{ tag: string }>(sql`delete from ${pushedNotices} where user_id = ${userId} and tag in (
    select pushed.tag from ${pushedNotices} as pushed where pushed.user_id = ${userId}
      and case when pushed.notification_id is not null
        then not exists (select from ${notifications} as entry where entry.id = pushed.notification_id
          and entry.user_id = pushed.user_id and entry.read_at is null and entry.actors_count > 0)
        else not exists (select from ${participants} as reader
          join ${conversations} as talk on talk.id = reader.conversation_id
          where reader.conversation_id = pushed.conversation_id and reader.user_id = pushed.user_id
            and reader.last_read_seq < talk.last_seq) end
    order by pushed.tag limit ${CLOSED_MAX}) returning tag`);
  return rows.map(({ tag }) => tag);
}

/** Deletes a batch of notes of pushes that no device shows any more; returns their number. */
export async function forgetPushed(db: DbOrTx): Promise<number> {
  const rows = await db.execute(sql`delete from ${pushedNotices} where (user_id, tag) in (
    select user_id, tag from ${pushedNotices} where event_at < now() - interval '30 days' limit 5000) returning 1`);
  return rows.length;
}
