import { eq, sql, type SQLWrapper } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { isIn } from "#server/db/conversations";
import { personColumns } from "#server/db/personColumns";
import { conversations, participants } from "#server/db/schema/chat";
import { settings, users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";
import { TYPING_MEMBERS_MAX } from "./chat.limits.rules.ts";
import type { ParticipantView } from "./chat.model.ts";
import type { Person } from "#server/features/people/people.model";

const viewer = sql.placeholder("viewer");
const ids = sql`${sql.placeholder("ids")}::bigint[]`;
const id = sql`${sql.placeholder("id")}::bigint`;

/** The member lets others see how far they have read. */
const showsReceipts = (member: SQLWrapper) =>
  sql`coalesce((select ${settings.readReceipts} from ${settings} where ${settings.userId} = ${member}), true)`;

const isSeen = canSeePerson(viewer, participants.userId);

interface ParticipantRow extends Omit<ParticipantView, "user"> {
  conversationId: number;
  user: Person | null;
  isSeen: boolean;
}

/**
 * The participants of these conversations of the viewer's, the earliest first. Of two both are listed, whatever the other
 * answered, so that nobody learns that they were declined.
 */
export const participantsOf = prepared<ParticipantRow[], { viewer: number; ids: readonly number[] }>((db) =>
  db
    .select({
      conversationId: participants.conversationId,
      userId: participants.userId,
      user: personColumns,
      isSeen: sql<boolean>`(${isSeen})`,
      role: participants.role,
      isInvited: sql<boolean>`${participants.state} <> 'accepted'`,
      lastReadSeq: sql<number | null>`case
        when ${participants.userId} = ${viewer} then ${participants.lastReadSeq}
        when ${participants.state} = 'accepted' and ${isSeen}
          and ${showsReceipts(viewer)} and ${showsReceipts(participants.userId)} then ${participants.lastReadSeq} end`,
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .innerJoin(users, eq(users.id, participants.userId))
    .where(
      sql`${participants.conversationId} = any(${ids}) and ${isIn(viewer, participants.conversationId)}
        and (${participants.state} in ('accepted', 'request') or ${conversations.kind} = 'direct')`,
    )
    .orderBy(participants.conversationId, participants.createdAt, participants.userId)
    .prepare("conversation_participants"),
);

const members = sql`unnest(${sql.placeholder("members")}::bigint[]) as member (id)`;
const member = sql`member.id`;

interface Listeners extends Record<string, unknown> {
  members: readonly number[];
}

/** Which of these members are in the conversation now. */
export const membersIn = prepared<{ id: number }[], Listeners & { id: number }>((db) =>
  db
    .select({ id: sql<number>`member.id` })
    .from(members)
    .where(isIn(member, id))
    .prepare("conversation_members"),
);

/** Which of these members are in the conversation now, and whether they may see who acted in it. */
export const audienceOf = prepared<{ id: number; sees: boolean }[], Listeners & { id: number; actorId: number | null }>(
  (db) =>
    db
      .select({
        id: sql<number>`member.id`,
        sees: sql<boolean>`(${canSeePerson(member, sql`${sql.placeholder("actorId")}::bigint`)})`,
      })
      .from(members)
      .where(isIn(member, id))
      .prepare("conversation_audience"),
);

const reader = sql`${sql.placeholder("reader")}::bigint`;

/** Which of these members may see how far somebody has read: only those who show it themselves. */
export const receiptsAudience = prepared<{ id: number }[], Listeners & { id: number; reader: number }>((db) =>
  db
    .select({ id: sql<number>`member.id` })
    .from(members)
    .where(
      sql`${isIn(member, id)} and (${member} = ${reader} or (
        exists (select 1 from ${participants} where conversation_id = ${id} and user_id = ${reader} and state = 'accepted')
        and ${canSeePerson(member, reader)} and ${showsReceipts(member)} and ${showsReceipts(reader)}))`,
    )
    .prepare("conversation_receipts_audience"),
);

const active = (who: SQLWrapper) =>
  sql`exists (select 1 from ${participants} where conversation_id = ${id} and user_id = ${who} and state = 'accepted')`;

/** Which of these members see somebody type: both have accepted, neither blocked the other, and they are not too many. */
export const typingAudience = prepared<{ id: number; typist: Person }[], Listeners & { id: number; typist: number }>(
  (db) =>
    db
      .select({ id: sql<number>`member.id`.as("member_id"), typist: personColumns })
      .from(users)
      .innerJoin(members, sql`member.id <> ${users.id}`)
      .where(
        sql`${users.id} = ${sql.placeholder("typist")}::bigint and ${isIn(member, id)} and ${active(member)}
        and ${active(users.id)} and ${canSeePerson(member, users.id)}
        and (select count(*) from ${participants} where conversation_id = ${id} and state = 'accepted')
          <= ${sql.raw(String(TYPING_MEMBERS_MAX))}`,
      )
      .prepare("conversation_typing_audience"),
);
