import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { messages } from "#server/db/schema/chat";

/** A message that was removed or put back; without a sender, the account is deleted. */
interface Changed {
  conversationId: number;
  senderId: number | null;
}

const changed = { conversationId: messages.conversationId, senderId: messages.senderId };

/** Empties a message and keeps its text aside; null if there is none that is not deleted. */
export async function takeOff(tx: Tx, id: number): Promise<Changed | null> {
  const [row] = await tx
    .update(messages)
    .set({ withheld: sql`jsonb_build_object('text', ${messages.text})`, text: "", deletedAt: sql`now()` })
    .where(and(eq(messages.id, id), isNull(messages.deletedAt), ne(messages.type, "system")))
    .returning(changed);
  return row ?? null;
}

/** Gives a message its text back; null if it was not removed, or its sender's account is deleted. */
export async function putBack(tx: Tx, id: number): Promise<Changed | null> {
  const [row] = await tx
    .update(messages)
    .set({ text: sql`${messages.withheld} ->> 'text'`, withheld: null, deletedAt: null })
    .where(and(eq(messages.id, id), isNotNull(messages.withheld)))
    .returning(changed);
  return row ?? null;
}
