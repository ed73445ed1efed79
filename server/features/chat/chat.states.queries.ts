import { and, eq, inArray, sql } from "drizzle-orm";
import type { DbOrTx, Tx } from "#server/db/client";
import { participants } from "#server/db/schema/chat";

/** The state of a conversation for one of its members. */
export type State = "accepted" | "request" | "declined" | "left";

/** The other members of a conversation who have accepted it. */
export async function othersIn(db: DbOrTx, conversationId: number, memberId: number): Promise<number[]> {
  const rows = await db
    .select({ id: participants.userId })
    .from(participants)
    .where(
      and(
        eq(participants.conversationId, conversationId),
        eq(participants.state, "accepted"),
        sql`${participants.userId} <> ${memberId}`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Changes the state of a conversation for some of its members; returns those for whom it changed. */
export async function setStates(
  tx: Tx,
  {
    conversationId,
    from,
    state,
  }: { conversationId: number; from: { userIds: number[]; states: State[] }; state: State },
): Promise<number[]> {
  const rows = await tx
    .update(participants)
    .set({ state })
    .where(
      and(
        eq(participants.conversationId, conversationId),
        inArray(participants.userId, from.userIds),
        inArray(participants.state, from.states),
      ),
    )
    .returning({ id: participants.userId });
  return rows.map(({ id }) => id);
}

/** Changes the state for the other member of a conversation of two; returns the member if anything changed for them. */
export async function setOthers(
  tx: Tx,
  { conversationId, memberId, state }: { conversationId: number; memberId: number; state: "accepted" | "request" },
): Promise<number[]> {
  const rows = await tx
    .update(participants)
    .set({ state })
    .where(
      and(
        eq(participants.conversationId, conversationId),
        sql`${participants.userId} <> ${memberId}`,
        state === "accepted"
          ? inArray(participants.state, ["request", "declined"])
          : inArray(participants.state, ["accepted", "request"]),
      ),
    )
    .returning({ id: participants.userId });
  return rows.map(({ id }) => id);
}
