import { and, eq, isNull, sql } from "drizzle-orm";
import type { DbOrTx } from "#server/db/client";
import { appeals, suspensions } from "#server/db/schema/suspensions";
import type { Suspension } from "./suspensions.model.ts";

/** The condition of a suspension that holds now. */
const stands = and(isNull(suspensions.liftedAt), sql`(${suspensions.until} is null or ${suspensions.until} > now())`);

/** Finds the suspension that holds for a member now, with their appeal (`suspensions_standing_key`). */
export async function standingSuspension(db: DbOrTx, userId: number): Promise<Suspension | null> {
  const [row] = await db
    .select({
      id: suspensions.id,
      userId: suspensions.userId,
      until: suspensions.until,
      rule: suspensions.rule,
      words: suspensions.words,
      createdAt: suspensions.createdAt,
      appeal: {
        id: appeals.id,
        state: appeals.state,
        words: appeals.words,
        decidedWords: appeals.decidedWords,
        createdAt: appeals.createdAt,
      },
    })
    .from(suspensions)
    .leftJoin(appeals, eq(appeals.suspensionId, suspensions.id))
    .where(and(eq(suspensions.userId, userId), stands));
  return row ?? null;
}
