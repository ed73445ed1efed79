import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { type DbOrTx, prepared, type Tx } from "#server/db/client";
import { conversations, messages, participants } from "#server/db/schema/chat";
import { notifications } from "#server/db/schema/notifications";
import {
  messageNotices,
  notificationNotices,
  reachChannels,
  reachCursors,
  reachSettings,
} from "#server/db/schema/reach";
import { users } from "#server/db/schema/users";
import { canSeePerson, isHiddenMember, isNotMuted } from "#server/db/visibility";
import { AWAY_MINUTES } from "#server/features/reach/reach.model";

/** Messages that one statement looks at. */
const MESSAGES_MAX = sql.raw("2000");
/** A message that began so recently may have others beside it that have not committed yet. */
const SETTLED = sql.raw("interval '10 seconds'");
/** Members that one job mails. */
const MEMBERS_MAX = sql.raw("200");
/** A message that waited so long for its reader to be away is old news. */
const STALE = sql.raw("interval '1 day'");
const AWAY = sql.raw(`interval '${AWAY_MINUTES} minutes'`);

/** A member to whom mails arrive, and who can sign in to see what they are about. */
const isReachable = sql`member.email_verified_at is not null and member.email_refused_at is null
  and not ${isHiddenMember(sql`member.id`)}`;
const isAway = sql`coalesce(member.last_active_at, member.created_at) <= now() - ${AWAY}`;

/**
 * Looks through the messages since the last time, by their keys, and notes the readers of those in conversations of two:
 * who has not muted the conversation, and wants mails. A reader who was mailed about a conversation is noted again when
 * they have been back since. The first time there is nothing to look through.
 */
export const noteMessages = prepared<{ seen: number }[], Record<string, unknown>>((db) => {
  const taken = sql`insert into ${reachCursors} (name, last_id) select 'messages', coalesce(max(id), 0) from ${messages}
    on conflict (name) do update set last_id = ${reachCursors.lastId} returning last_id`;
  const newest = sql`select id, conversation_id, sender_id, type, sent_at from ${messages}
    where id > (select last_id from taken) order by id limit ${MESSAGES_MAX}`;
  const settled = sql`select * from newest
    where id < coalesce((select min(id) from newest where sent_at > now() - ${SETTLED}), 9223372036854775807)`;
  const noted = sql`insert into ${messageNotices} (user_id, conversation_id)
    select distinct reader.user_id, reader.conversation_id from settled
      join ${conversations} as talk on talk.id = settled.conversation_id and talk.kind = 'direct'
      join ${participants} as reader on reader.conversation_id = talk.id and reader.user_id <> settled.sender_id
      join ${users} as member on member.id = reader.user_id
    where settled.type <> 'system' and reader.state = 'accepted' and reader.last_read_seq < talk.last_seq
      and not (reader.is_muted and (reader.muted_until is null or reader.muted_until > now()))
      and ${isReachable} and ${canSeePerson(sql`reader.user_id`, sql`settled.sender_id`)}
      and ${isNotMuted(sql`reader.user_id`, sql`settled.sender_id`)}
      and not exists (select from ${reachChannels} as choice where choice.user_id = reader.user_id
        and choice.kind = 'message' and choice.channel = 'mail' and not choice.is_on)
    on conflict (user_id, conversation_id) do update set sent_at = null, created_at = now()
      where message_notices.sent_at < (select last_active_at from ${users} where id = message_notices.user_id)
    returning 1`;
  const moved = sql`update ${reachCursors} set last_id = (select max(id) from settled)
    where name = 'messages' and exists (select from settled) and (select count(*) from noted) >= 0 returning 1`;
  return db
    .with(
      db.$with("taken", {}).as(taken),
      db.$with("newest", {}).as(newest),
      db.$with("settled", {}).as(settled),
      db.$with("noted", {}).as(noted),
      db.$with("moved", {}).as(moved),
    )
    .select({ seen: sql<number>`(select count(*)::int from settled)` })
    .from(sql`(select 1) as one`)
    .prepare("reach_note_messages");
});

/** A member who may have to be mailed now, with their quiet hours. */
export interface AwayMember {
  id: number;
  timeZone: string | null;
  doNotDisturb: boolean;
  quietFrom: number;
  quietTo: number;
}

const chosenKinds = sql`select choice.kind from ${reachChannels} as choice
  where choice.user_id = member.id and choice.channel = 'mail' and choice.is_on and choice.kind <> 'message'`;

/** The notifications of which a member wants a mail at once and had none. Those of an hour before the choice count too. */
const isNews = sql`entry.read_at is null and entry.seen_at is null and entry.actors_count > 0
  and entry.type in (${chosenKinds})
  and entry.last_event_at > coalesce((select until from ${notificationNotices} where user_id = member.id), now() - interval '1 hour')`;

/**
 * The next members behind an id who are away and of whom something waits: by `message_notices_waiting_idx` and by the few
 * who chose mails of more kinds (`reach_channels_mail_idx`).
 */
export const awayMembers = prepared<AwayMember[], { after: number }>((db) => {
  const held = sql`(select distinct ${messageNotices.userId} as id from ${messageNotices}
      where ${messageNotices.sentAt} is null and ${messageNotices.userId} > ${sql.placeholder("after")} order by 1 limit ${MEMBERS_MAX})
    union (select distinct ${reachChannels.userId} from ${reachChannels}
      where ${reachChannels.channel} = 'mail' and ${reachChannels.isOn} and ${reachChannels.kind} <> 'message'
        and ${reachChannels.userId} > ${sql.placeholder("after")} order by 1 limit ${MEMBERS_MAX})`;
  return db
    .with(db.$with("held", {}).as(held))
    .select({
      id: sql<number>`member.id`.mapWith(Number),
      timeZone: sql<string | null>`choice.time_zone`,
      doNotDisturb: sql<boolean>`coalesce(choice.do_not_disturb, false)`,
      quietFrom: sql<number>`coalesce(choice.quiet_from, 1320)`,
      quietTo: sql<number>`coalesce(choice.quiet_to, 420)`,
    })
    .from(
      sql`(select * from held order by id limit ${MEMBERS_MAX}) as next join ${users} as member on member.id = next.id
        left join ${reachSettings} as choice on choice.user_id = member.id`,
    )
    .where(
      sql`${isReachable} and ${isAway} and (exists (select from ${messageNotices} as waiting where waiting.user_id = member.id
          and waiting.sent_at is null)
        or exists (select from ${notifications} as entry where entry.user_id = member.id and ${isNews}))`,
    )
    .orderBy(sql`member.id`)
    .prepare("reach_away_members");
});

/** Deletes notes of messages that were read meanwhile, or that waited too long. */
export async function forgetRead(tx: Tx): Promise<void> {
  await tx.execute(sql`with taken as (select waiting.user_id, waiting.conversation_id from ${messageNotices} as waiting
      join ${conversations} as talk on talk.id = waiting.conversation_id
      left join ${participants} as reader on reader.conversation_id = talk.id and reader.user_id = waiting.user_id
      where waiting.sent_at is null and (reader.last_read_seq is null or reader.last_read_seq >= talk.last_seq
        or waiting.created_at < now() - ${STALE}) limit 5000)
    delete from ${messageNotices} using taken where ${messageNotices.userId} = taken.user_id
      and ${messageNotices.conversationId} = taken.conversation_id`);
}

/** A conversation of which a member is mailed, and who wrote in it last. */
export interface MessageNotice {
  conversationId: number;
  name: string | null;
}

/** Marks what waits of a member who is still away as sent; returns it with the name of whoever wrote. */
export async function takeMessages(db: DbOrTx, userId: number): Promise<MessageNotice[]> {
  const rows = await db.execute<{ conversation_id: string; name: string | null }>(sql`
    with taken as (update ${messageNotices} as waiting set sent_at = now()
      from ${users} as member, ${participants} as reader, ${conversations} as talk
      where waiting.user_id = ${userId} and waiting.sent_at is null and member.id = waiting.user_id and ${isAway}
        and reader.conversation_id = waiting.conversation_id and reader.user_id = waiting.user_id
        and talk.id = waiting.conversation_id and reader.last_read_seq < talk.last_seq
        and not (reader.is_muted and (reader.muted_until is null or reader.muted_until > now()))
      returning waiting.conversation_id)
    select taken.conversation_id, (select ${users.name} from ${participants} as other
        join ${users} on ${users.id} = other.user_id
        where other.conversation_id = taken.conversation_id and other.user_id <> ${userId}) as name
    from taken`);
  return rows.map(({ conversation_id: id, name }) => ({ conversationId: Number(id), name }));
}

/** Lets conversations wait again whose mails could not be handed over. */
export async function returnMessages(db: DbOrTx, userId: number, conversationIds: readonly number[]): Promise<void> {
  if (conversationIds.length === 0) return;
  await db
    .update(messageNotices)
    .set({ sentAt: null })
    .where(and(eq(messageNotices.userId, userId), inArray(messageNotices.conversationId, [...conversationIds])));
}

/** Finds from when on notifications were not mailed at once. */
export async function untilOf(db: DbOrTx, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ until: notificationNotices.until })
    .from(notificationNotices)
    .where(eq(notificationNotices.userId, userId));
  return row?.until ?? null;
}

/** Stores up to when notifications were mailed at once; returns false when another process did so meanwhile. */
export async function moveUntil(
  db: DbOrTx,
  { userId, before, until }: { userId: number; before: string | null; until: string },
): Promise<boolean> {
  const rows = await db
    .insert(notificationNotices)
    .values({ userId, until })
    .onConflictDoUpdate({
      target: notificationNotices.userId,
      set: { until },
      setWhere: before === null ? isNull(notificationNotices.until) : eq(notificationNotices.until, before),
    })
    .returning({ userId: notificationNotices.userId });
  return rows.length > 0;
}

/** Takes back up to when notifications were mailed. */
export async function returnUntil(db: DbOrTx, userId: number, before: string | null): Promise<void> {
  if (before === null) await db.delete(notificationNotices).where(eq(notificationNotices.userId, userId));
  else await db.update(notificationNotices).set({ until: before }).where(eq(notificationNotices.userId, userId));
}
