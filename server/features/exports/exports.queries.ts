import { and, desc, eq, inArray, isNotNull, lt, ne, sql } from "drizzle-orm";
import { type DbOrTx, prepared, type Tx } from "#server/db/client";
import { memberExports } from "#server/db/schema/exports";
import { users } from "#server/db/schema/users";
import type { ExportRun, ExportView } from "./exports.model.ts";

const columns = {
  id: memberExports.id,
  state: memberExports.state,
  progress: memberExports.progress,
  size: memberExports.bytes,
  key: memberExports.key,
  createdAt: memberExports.createdAt,
  expiresAt: memberExports.expiresAt,
};

const newest = prepared<ExportView[], { owner: number }>((db) =>
  db
    .select(columns)
    .from(memberExports)
    .where(eq(memberExports.userId, sql.placeholder("owner")))
    .orderBy(desc(memberExports.id))
    .limit(1)
    .prepare("export_newest"),
);

/** Finds the newest export of a member (`exports_user_idx`). */
export async function newestExport(db: DbOrTx, ownerId: number): Promise<ExportView | null> {
  const [row] = await newest(db, { owner: ownerId });
  return row ?? null;
}

/** Stores a new export; returns null when the member already waits for one (`exports_pending_key`). */
export async function insertExport(tx: Tx, ownerId: number): Promise<ExportView | null> {
  const [row] = await tx.insert(memberExports).values({ userId: ownerId }).onConflictDoNothing().returning(columns);
  return row ?? null;
}

/** Finds when the export was requested whose file has this key, if the file is the owner's and can be downloaded. */
export async function offeredExport(
  db: DbOrTx,
  { key, ownerId }: { key: string; ownerId: number },
): Promise<{ createdAt: string } | null> {
  const [row] = await db
    .select({ createdAt: memberExports.createdAt })
    .from(memberExports)
    .where(
      and(
        eq(memberExports.key, key),
        eq(memberExports.userId, ownerId),
        eq(memberExports.state, "ready"),
        sql`${memberExports.expiresAt} > now()`,
      ),
    );
  return row ?? null;
}

/** Lists the keys of a member's files. */
export async function exportKeysOf(db: DbOrTx, ownerId: number): Promise<string[]> {
  const rows = await db
    .select({ key: memberExports.key })
    .from(memberExports)
    .where(and(eq(memberExports.userId, ownerId), isNotNull(memberExports.key)));
  return rows.flatMap(({ key }) => key ?? []);
}

/** Ends an export of a member that is not made yet: whichever run works on it stores nothing. */
export async function endPending(tx: Tx, ownerId: number): Promise<void> {
  await tx
    .update(memberExports)
    .set({ state: "failed", progress: null })
    .where(and(eq(memberExports.userId, ownerId), eq(memberExports.state, "pending")));
}

const isWaiting = (id: number) => and(eq(memberExports.id, id), eq(memberExports.state, "pending"));

/** Begins a run; returns null for an export that is made, has failed or is deleted. Earlier runs are void then. */
export async function beginRun(db: DbOrTx, id: number): Promise<ExportRun | null> {
  const [row] = await db
    .update(memberExports)
    .set({ attempts: sql`${memberExports.attempts} + 1`, progress: null })
    .where(isWaiting(id))
    .returning({
      id: memberExports.id,
      userId: memberExports.userId,
      attempts: memberExports.attempts,
      createdAt: memberExports.createdAt,
    });
  return row ?? null;
}

/** The condition of an export on which no later run works, and which is still wanted. */
const isLatest = ({ id, userId, attempts }: ExportRun) =>
  and(isWaiting(id), eq(memberExports.userId, userId), eq(memberExports.attempts, attempts));

/** Notes how far a run has come; returns false for a void one. */
export async function noteProgress(db: DbOrTx, run: ExportRun, progress: number): Promise<boolean> {
  const rows = await db
    .update(memberExports)
    .set({ progress })
    .where(isLatest(run))
    .returning({ id: memberExports.id });
  return rows.length > 0;
}

interface StoredFile {
  key: string;
  bytes: number;
  days: number;
}

/** Locks the member's row against the deletion of the account, so that the file of a run is not forgotten by it. */
export async function holdMember(tx: Tx, { userId }: ExportRun): Promise<void> {
  await tx.execute(sql`select from ${users} where ${users.id} = ${userId} for key share`);
}

/** Stores that a run has made the file; returns false for a void run. */
export async function finishRun(tx: Tx, run: ExportRun, { key, bytes, days }: StoredFile): Promise<boolean> {
  const rows = await tx
    .update(memberExports)
    .set({ state: "ready", progress: 1, key, bytes, expiresAt: sql`now() + ${days} * interval '1 day'` })
    .where(isLatest(run))
    .returning({ id: memberExports.id });
  return rows.length > 0;
}

/** Stores that an export has failed; returns false for a void run. */
export async function failRun(db: DbOrTx, run: ExportRun): Promise<boolean> {
  const rows = await db
    .update(memberExports)
    .set({ state: "failed", progress: null })
    .where(isLatest(run))
    .returning({ id: memberExports.id });
  return rows.length > 0;
}

/** Ends the download of the member's other exports, which a newer one replaces; returns the keys of their files. */
export async function replaceOthers(tx: Tx, { id, userId }: ExportRun): Promise<string[]> {
  const others = await tx
    .select({ id: memberExports.id, key: memberExports.key })
    .from(memberExports)
    .where(and(eq(memberExports.userId, userId), ne(memberExports.id, id), eq(memberExports.state, "ready")))
    .for("update");
  if (others.length > 0) await expire(tx, others);
  return others.flatMap(({ key }) => key ?? []);
}

/** Ends the download of exports whose time is over (`exports_expires_idx`); returns the keys of their files. */
export async function expireOver(tx: Tx, limit: number): Promise<string[]> {
  const over = await tx
    .select({ id: memberExports.id, key: memberExports.key })
    .from(memberExports)
    .where(and(eq(memberExports.state, "ready"), lt(memberExports.expiresAt, sql`now()`)))
    .orderBy(memberExports.expiresAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  if (over.length > 0) await expire(tx, over);
  return over.flatMap(({ key }) => key ?? []);
}

async function expire(tx: Tx, rows: readonly { id: number }[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx.update(memberExports).set({ state: "expired", key: null }).where(inArray(memberExports.id, ids));
}

/** Marks exports from before a moment that nobody works on as failed; returns their owners. */
export async function failLost(db: DbOrTx, before: string): Promise<number[]> {
  const rows = await db
    .update(memberExports)
    .set({ state: "failed", progress: null })
    .where(and(eq(memberExports.state, "pending"), lt(memberExports.createdAt, before)))
    .returning({ userId: memberExports.userId });
  return rows.map(({ userId }) => userId);
}

/** Deletes exports without a file from before a moment (`exports_created_idx`). */
export async function forgetOld(db: DbOrTx, before: string): Promise<void> {
  await db
    .delete(memberExports)
    .where(and(lt(memberExports.createdAt, before), inArray(memberExports.state, ["failed", "expired"])));
}

/** Finds which of these keys an export names (`exports_key_key`). */
export async function knownKeys(db: DbOrTx, keys: string[]): Promise<Set<string>> {
  const rows = await db.select({ key: memberExports.key }).from(memberExports).where(inArray(memberExports.key, keys));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}
