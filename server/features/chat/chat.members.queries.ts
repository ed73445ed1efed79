import { and, eq, sql } from "drizzle-orm";
import type { DbOrTx, Tx } from "#server/db/client";
import { conversations, messages, participants } from "#server/db/schema/chat";
import type { StoredMedia } from "#server/db/schema/images";
import { bonds } from "#server/db/schema/people";
import { settings, users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";
import type { State } from "./chat.states.queries.ts";

/** Those of the members whom the viewer may see, whether they are bonds, and whether they take messages at all. */
export async function bondsAmong(
  db: DbOrTx,
  viewer: number,
  ids: number[],
): Promise<{ id: number; isBond: boolean; takesAny: boolean }[]> {
  return db
    .select({
      id: users.id,
      isBond: sql<boolean>`exists (select 1 from ${bonds} where ${bonds.userId} = ${viewer} and ${bonds.bondId} = ${users.id})`,
      takesAny: sql<boolean>`coalesce(${settings.messagesFrom} <> 'nobody', true)`,
    })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(
      and(
        sql`${users.id} = any(${sql.param(ids)}::bigint[])`,
        sql`${users.id} <> ${viewer}`,
        canSeePerson(viewer, users.id),
      ),
    );
}

/** The conversation of two members, which is created if there is none. A viewer who declined it before accepts it. */
export async function pairConversation(
  tx: Tx,
  { low, high }: { low: number; high: number },
  viewer: number,
): Promise<number> {
  const [row] = await tx
    .insert(conversations)
    .values({ kind: "direct", lowId: low, highId: high })
    .onConflictDoUpdate({ target: [conversations.lowId, conversations.highId], set: { kind: "direct" } })
    .returning({ id: conversations.id });
  if (!row) throw new Error("A conversation was not stored.");
  await tx
    .update(participants)
    .set({ state: "accepted" })
    .where(
      and(eq(participants.conversationId, row.id), eq(participants.userId, viewer), eq(participants.state, "declined")),
    );
  return row.id;
}

/** A new group with its name and nobody in it. */
export async function insertGroup(tx: Tx, name: string): Promise<number> {
  const [row] = await tx.insert(conversations).values({ kind: "group", name }).returning({ id: conversations.id });
  if (!row) throw new Error("A conversation was not stored.");
  return row.id;
}

interface NewParticipant {
  userId: number;
  state: State;
  role?: "owner" | "member";
}

/** Adds participants; those who are in the conversation already are not changed. */
export async function insertParticipants(tx: Tx, conversationId: number, people: NewParticipant[]): Promise<void> {
  await tx
    .insert(participants)
    .values(people.map((one) => ({ conversationId, ...one })))
    .onConflictDoNothing();
}

interface Read {
  conversationId: number;
  userId: number;
  seq: number;
}

/** Moves a member's read mark forward, at most to the newest message; returns null if it does not move. */
export async function saveRead(tx: Tx, { conversationId, userId, seq }: Read): Promise<number | null> {
  const upTo = sql`least(${seq}, (select last_seq from ${conversations} where id = ${conversationId}))`;
  const [row] = await tx
    .update(participants)
    .set({ lastReadSeq: sql`${upTo}` })
    .where(
      and(
        eq(participants.conversationId, conversationId),
        eq(participants.userId, userId),
        sql`${participants.lastReadSeq} < ${upTo}`,
      ),
    )
    .returning({ seq: participants.lastReadSeq });
  return row?.seq ?? null;
}

interface Mute {
  conversationId: number;
  userId: number;
  isMuted: boolean;
  /** Null means without end. */
  hours: number | null;
}

/** Mutes a conversation for a member, or lifts the mute. */
export async function saveMute(tx: Tx, { conversationId, userId, isMuted, hours }: Mute): Promise<void> {
  await tx
    .update(participants)
    .set({ isMuted, mutedUntil: hours === null ? null : sql`now() + ${hours} * interval '1 hour'` })
    .where(and(eq(participants.conversationId, conversationId), eq(participants.userId, userId)));
}

/** Changes the name of a group. */
export async function saveName(tx: Tx, id: number, name: string): Promise<void> {
  await tx.update(conversations).set({ name }).where(eq(conversations.id, id));
}

/** All members who are or were in a conversation. */
export async function statesIn(tx: Tx, conversationId: number): Promise<{ userId: number; state: State }[]> {
  return tx
    .select({ userId: participants.userId, state: participants.state })
    .from(participants)
    .where(eq(participants.conversationId, conversationId));
}

/** Ends a membership in a group, and with it the role of the member; returns whether they were in it. */
export async function leaveGroup(tx: Tx, conversationId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .update(participants)
    .set({ state: "left", role: "member" })
    .where(
      and(
        eq(participants.conversationId, conversationId),
        eq(participants.userId, userId),
        sql`${participants.state} in ('accepted', 'request')`,
      ),
    )
    .returning({ userId: participants.userId });
  return rows.length > 0;
}

/** Groups without an owner get the member as owner who has been there longest. */
export async function passOwnership(tx: Tx, conversationIds: number[]): Promise<void> {
  await tx.execute(sql`
    update ${participants} as heir set role = 'owner' from (
      select distinct on (conversation_id) conversation_id, user_id from ${participants}
      join ${conversations} on id = conversation_id and kind = 'group'
      where conversation_id = any(${sql.param(conversationIds)}::bigint[]) and state = 'accepted'
        and not exists (select 1 from ${participants} as present where present.conversation_id = ${participants.conversationId}
          and present.role = 'owner' and present.state = 'accepted')
      order by conversation_id, ${participants.createdAt}, user_id) as next
    where heir.conversation_id = next.conversation_id and heir.user_id = next.user_id`);
}

/** Deletes those of the conversations that have no members left; returns the pictures in them, by their senders. */
export async function deleteDeserted(
  tx: Tx,
  conversationIds: number[],
): Promise<{ senderId: number; media: StoredMedia[] }[]> {
  const deserted = sql`select id from ${conversations} where id = any(${sql.param(conversationIds)}::bigint[])
    and not exists (select 1 from ${participants} where conversation_id = ${conversations.id} and state in ('accepted', 'request'))`;
  const held = await tx
    .select({ senderId: sql<number>`${messages.senderId}`, media: messages.media })
    .from(messages)
    .where(
      sql`${messages.conversationId} in (${deserted}) and ${messages.senderId} is not null and ${messages.media} <> '[]'`,
    );
  await tx.execute(sql`delete from ${conversations} where id in (${deserted})`);
  return held;
}

/**
 * Empties the messages of a member whose account is deleted and ends their memberships; returns the conversations. The
 * messages lose their sender too: the foreign key would write all of them a second time.
 */
export async function leaveEverything(tx: Tx, memberId: number): Promise<number[]> {
  await tx
    .update(messages)
    .set({
      senderId: null,
      clientId: null,
      text: "",
      media: [],
      replyToId: null,
      withheld: null,
      deletedAt: sql`coalesce(${messages.deletedAt}, now())`,
    })
    .where(eq(messages.senderId, memberId));
  const rows = await tx
    .delete(participants)
    .where(eq(participants.userId, memberId))
    .returning({ id: participants.conversationId });
  return rows.map(({ id }) => id);
}
