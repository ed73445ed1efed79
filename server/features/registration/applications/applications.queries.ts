import { sql } from "drizzle-orm";
import { prepared, type Tx } from "#server/db/client";
import { ahead, type KeysetValues, limited } from "#server/db/keyset";
import { applications } from "#server/db/schema/community";
import type { Application } from "#server/features/auth/registration/registration.model";

/** Lists the applications that wait, oldest first (`applications_list_idx`). */
export const waitingApplications = prepared<Application[], KeysetValues>((db) =>
  db
    .select({
      id: applications.id,
      name: applications.name,
      username: applications.username,
      email: applications.email,
      answer: applications.answer,
      createdAt: applications.createdAt,
    })
    .from(applications)
    .where(sql`state = 'waiting' and ${ahead(applications.createdAt, applications.id)}`)
    .orderBy(sql`${applications.createdAt}, ${applications.id} ${limited}`)
    .prepare("applications_waiting"),
);

/** Counts the applications that wait, up to a thousand. */
export const countApplications = prepared<{ count: number }[], Record<string, never>>((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(sql`(select from ${applications} where state = 'waiting' limit 1000) as waiting`)
    .prepare("applications_count"),
);

/** Declines an application that waits; undefined when it does not. */
export async function decline(tx: Tx, id: number): Promise<{ name: string; email: string } | undefined> {
  const [row] = await tx
    .update(applications)
    .set({ state: "declined", decidedAt: sql`now()` })
    .where(sql`${applications.id} = ${id} and ${applications.state} = 'waiting'`)
    .returning({ name: applications.name, email: applications.email });
  return row;
}

/** Checks whether somebody who waits has the name or the address of a declined application. */
export async function isReplaced(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.execute(sql`select from ${applications} as own join ${applications} as other
    on other.state = 'waiting' and other.id <> own.id
      and (lower(other.username) = lower(own.username) or lower(other.email) = lower(own.email)) where own.id = ${id}`);
  return rows.length > 0;
}

/** Lets a declined application wait again; false when there is none. */
export async function letWait(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({ state: "waiting", decidedAt: null })
    .where(sql`${applications.id} = ${id} and ${applications.state} = 'declined'`)
    .returning({ id: applications.id });
  return rows.length > 0;
}
