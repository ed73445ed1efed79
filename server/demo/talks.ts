import { eq } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { conversations, messageReactions, messages, participants } from "#server/db/schema/chat";
import { type TalkDraft, talks } from "#server/demo/content/talks";
import { iso } from "#server/demo/core/times";

const MINUTE = 60_000;

/** Stores the conversations of the community, how far each member has read, and pending requests. */
export async function storeTalks(tx: Tx, people: ReadonlyMap<string, number>, now: number): Promise<void> {
  for (const talk of talks) {
    const idOf = (name: string) => {
      const id = people.get(name);
      if (id === undefined) throw new Error(`The demo community does not know ${name}.`);
      return id;
    };
    await storeTalk(tx, talk, idOf, (minutesAgo) => iso(now - minutesAgo * MINUTE));
  }
}

async function storeTalk(
  tx: Tx,
  { name, members, invited, unread = {}, lines }: TalkDraft,
  idOf: (name: string) => number,
  ago: (minutes: number) => string,
): Promise<void> {
  const ids = members.map(idOf);
  const pair = name === undefined ? { lowId: Math.min(...ids), highId: Math.max(...ids) } : {};
  const [talk] = await tx
    .insert(conversations)
    .values({
      kind: name === undefined ? "direct" : "group",
      name: name ?? null,
      ...pair,
      lastSeq: lines.length,
      lastMessageAt: ago(lines.at(-1)?.minutesAgo ?? 0),
      createdAt: ago(lines[0]?.minutesAgo ?? 0),
    })
    .returning({ id: conversations.id });
  if (!talk) return;
  const conversationId = talk.id;
  await tx.insert(participants).values(
    members.map((member, i) => ({
      conversationId,
      userId: idOf(member),
      role: name !== undefined && i === 0 ? ("owner" as const) : ("member" as const),
      state: member === invited ? ("request" as const) : ("accepted" as const),
      lastReadSeq: lines.length - (unread[member] ?? 0),
      createdAt: ago(lines[0]?.minutesAgo ?? 0),
    })),
  );
  const stored = await tx
    .insert(messages)
    .values(
      lines.map(({ by, text, minutesAgo }, i) => ({
        conversationId,
        seq: i + 1,
        senderId: idOf(by),
        text,
        sentAt: ago(minutesAgo),
      })),
    )
    .returning({ id: messages.id });
  for (const [i, { answers, reactions = [], minutesAgo }] of lines.entries()) {
    const messageId = stored[i]?.id;
    if (messageId === undefined) continue;
    const replyToId = answers === undefined ? null : stored[answers - 1]?.id;
    if (replyToId != null) await tx.update(messages).set({ replyToId }).where(eq(messages.id, messageId));
    if (reactions.length > 0)
      await tx
        .insert(messageReactions)
        .values(
          reactions.map(([emoji, by]) => ({ messageId, userId: idOf(by), emoji, createdAt: ago(minutesAgo - 1) })),
        );
  }
}
