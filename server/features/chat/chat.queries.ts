import { and, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { isIn, otherThan } from "#server/db/conversations";
import { behind, type KeysetValues, limited } from "#server/db/keyset";
import { conversations, messages, participants } from "#server/db/schema/chat";
import { bonds } from "#server/db/schema/people";
import { settings, users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";
import { UNREAD_COUNTED } from "./chat.limits.rules.ts";
import type { ConversationView, Writing } from "./chat.model.ts";

type Viewer = SQLWrapper | number;

const viewer = sql.placeholder("viewer");

const other = otherThan(viewer, conversations.lowId, conversations.highId);

const areBonds = sql`exists (select 1 from ${bonds} where ${bonds.userId} = ${viewer} and ${bonds.bondId} = theirs.user_id offset 0)`;

/** The other lets the viewer write first. */
const isAllowed = sql`(case coalesce((select ${settings.messagesFrom} from ${settings} where ${settings.userId} = theirs.user_id), 'everyone')
  when 'everyone' then true when 'bonds' then ${areBonds} else false end)`;

const writing = sql<Writing>`case
  when ${conversations.kind} = 'group' then 'open'
  when theirs.user_id is null then 'closed'
  when theirs.state = 'accepted' and ${conversations.lastSeq} > 0 then 'open'
  when not ${isAllowed} then 'closed'
  when ${areBonds} then 'open'
  when ${conversations.lastSeq} = 0 then 'first'
  else 'waiting' end`;

/** A mute that has not ended by itself. */
const isMuted = sql<boolean>`(${participants.isMuted} and (${participants.mutedUntil} is null or ${participants.mutedUntil} > now()))`;

/** Messages of others behind the one that a member read last, by `messages_seq_key`; of those they may see. */
const unreadIn = (who: Viewer, conversationId: SQLWrapper, lastRead: SQLWrapper) => sql`(
  select count(*)::int from (select 1 from ${messages} as unread
    where unread.conversation_id = ${conversationId} and unread.seq > ${lastRead} and unread.type <> 'system'
      and unread.sender_id is distinct from ${who} and unread.deleted_at is null and ${canSeePerson(who, sql`unread.sender_id`)}
    limit ${sql.raw(String(UNREAD_COUNTED))}) as unread)`;

const moment = sql`coalesce(${conversations.lastMessageAt}, ${conversations.createdAt})`;

const columns = {
  id: conversations.id,
  kind: conversations.kind,
  name: conversations.name,
  viewerState: sql<ConversationView["viewerState"]>`${participants.state}`.as("viewer_state"),
  viewerRole: participants.role,
  lastSeq: conversations.lastSeq,
  lastReadSeq: participants.lastReadSeq,
  lastMessageId: sql<number | null>`(select newest.id from ${messages} as newest
    where newest.conversation_id = ${conversations.id} and newest.seq = ${conversations.lastSeq})`
    .mapWith(Number)
    .as("last_message_id"),
  lastMessageAt: sql<string>`${moment}`.mapWith(conversations.createdAt).as("at"),
  unreadCount: sql<number>`case when ${conversations.lastSeq} > ${participants.lastReadSeq}
    then ${unreadIn(viewer, conversations.id, participants.lastReadSeq)} else 0 end`.as("unread"),
  isMuted: sql<boolean>`${isMuted}`.as("muted"),
  mutedUntil: sql<string | null>`case when ${isMuted} then ${participants.mutedUntil} end`
    .mapWith(participants.mutedUntil)
    .as("muted_until_now"),
  writing: sql<Writing>`${writing}`.as("writing"),
  createdAt: conversations.createdAt,
};

/** The viewer's conversations, among some that are named. */
const viewsOf = (db: DbOrTx, picked: SQL) =>
  db
    .select(columns)
    .from(picked)
    .innerJoin(conversations, sql`${conversations.id} = picked.id`)
    .innerJoin(participants, and(eq(participants.conversationId, conversations.id), eq(participants.userId, viewer)))
    .leftJoin(
      sql`${participants} as theirs`,
      sql`${conversations.kind} = 'direct' and theirs.conversation_id = ${conversations.id} and theirs.user_id = ${other}`,
    );

/** Those of the conversations in which the viewer is, in no order. */
export const conversationViews = prepared<ConversationView[], { viewer: number; ids: readonly number[] }>((db) =>
  viewsOf(db, sql`unnest(${sql.placeholder("ids")}::bigint[]) as picked (id)`)
    .where(isIn(viewer, sql`picked.id`))
    .prepare("conversation_views"),
);

/** The conversation of the viewer and one other member, if there is one (`conversations_pair_key`). */
export const conversationOfPair = prepared<{ id: number }[], { low: number; high: number }>((db) =>
  db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.lowId, sql.placeholder("low")), eq(conversations.highId, sql.placeholder("high"))))
    .prepare("conversation_of_pair"),
);

const filter = sql`${sql.placeholder("filter")}::text`;
const pattern = sql`${sql.placeholder("pattern")}::text`;

/** A conversation is listed when the filter and the search match; one of two is listed from its first message on. */
const listed = sql`mine.user_id = ${viewer}
  and mine.state = case ${filter} when 'requests' then 'request' else 'accepted' end
  and (talk.kind = 'group' or (talk.last_seq > 0 and ${canSeePerson(viewer, otherThan(viewer, sql`talk.low_id`, sql`talk.high_id`))}))
  and (${filter} <> 'groups' or talk.kind = 'group')
  and (${filter} <> 'unread' or (talk.last_seq > mine.last_read_seq
    and ${unreadIn(viewer, sql`talk.id`, sql`mine.last_read_seq`)} > 0))
  and (${pattern} is null or fold(talk.name) like ${pattern} or exists (select 1 from ${participants} as present
    join ${users} as person on person.id = present.user_id
    where present.conversation_id = talk.id and present.user_id <> ${viewer} and present.state in ('accepted', 'request')
      and (fold(person.name) like ${pattern} or person.username ilike ${pattern}) and ${canSeePerson(viewer, sql`person.id`)}))`;

const listFrom = sql`${participants} as mine join ${conversations} as talk on talk.id = mine.conversation_id`;

interface SearchValues extends Record<string, unknown> {
  viewer: number;
  filter: string;
  pattern: string | null;
}

/** A page of the viewer's conversations, by `participants_user_idx`: those with the newest messages first. */
export const conversationsPage = prepared<ConversationView[], SearchValues & KeysetValues>((db) => {
  const at = sql`coalesce(talk.last_message_at, talk.created_at)`;
  const picked = sql`(select talk.id, ${at} as at from ${listFrom} where ${listed}
    and ${behind(at, sql`talk.id`)}
    order by ${at} desc, talk.id desc ${limited}) as picked`;
  return viewsOf(db, picked)
    .orderBy(sql`picked.at desc`, sql`picked.id desc`)
    .prepare("conversations_page");
});

/** Counts the matching conversations. */
export const countConversations = prepared<{ count: number }[], SearchValues>((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(sql`(select 1 from ${listFrom} where ${listed}) as listed`)
    .prepare("conversations_count"),
);

/** Messages that members have not read, muted conversations and requests left out, and their requests. */
export const unreadOfMember = prepared<{ unread: number; requests: number }[], { viewer: number }>((db) =>
  db
    .select({
      unread: sql<number>`coalesce(sum(${unreadIn(viewer, conversations.id, participants.lastReadSeq)})
        filter (where ${participants.state} = 'accepted' and not ${isMuted}), 0)::int`,
      requests: sql<number>`(count(*) filter (where ${participants.state} = 'request'))::int`,
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .where(
      sql`${participants.userId} = ${viewer} and ${participants.state} in ('accepted', 'request')
        and (${conversations.lastSeq} > ${participants.lastReadSeq} or ${participants.state} = 'request')
        and (${conversations.kind} = 'group' or (${conversations.lastSeq} > 0 and ${canSeePerson(viewer, other)}))`,
    )
    .prepare("conversations_unread"),
);
