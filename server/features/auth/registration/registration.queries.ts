import { eq, sql } from "drizzle-orm";
import { prepared, type DbOrTx, type Tx } from "#server/db/client";
import { applications, communitySettings, invitations, invited } from "#server/db/schema/community";
import type { RegistrationMode } from "./registration.rules.ts";

/** Finds how one becomes a member, as far as an admin has chosen it, and whether an invitation works now. */
export const registrationState = prepared<
  { mode: RegistrationMode | null; question: string; isInvited: boolean }[],
  { codeHash: string }
>((db) =>
  db
    .select({
      mode: sql<RegistrationMode | null>`${communitySettings.registration}`,
      question: sql<string>`coalesce(${communitySettings.question}, '')`,
      isInvited: sql<boolean>`exists (select from ${invitations} where code_hash = ${sql.placeholder("codeHash")}
        and used < uses and expires_at > now() and revoked_at is null)`,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(communitySettings, sql`true`)
    .prepare("registration_state"),
);

/** Uses an invitation once; undefined when it does not work any more. Simultaneous uses are counted one by one. */
export async function takeInvitation(tx: Tx, codeHash: string): Promise<number | undefined> {
  const [row] = await tx
    .update(invitations)
    .set({ used: sql`${invitations.used} + 1` })
    .where(
      sql`${invitations.codeHash} = ${codeHash} and ${invitations.used} < ${invitations.uses}
        and ${invitations.expiresAt} > now() and ${invitations.revokedAt} is null`,
    )
    .returning({ id: invitations.id });
  return row?.id;
}

/** Notes by which invitation a member came. */
export async function insertInvited(tx: Tx, userId: number, invitationId: number): Promise<void> {
  await tx.insert(invited).values({ userId, invitationId });
}

interface NewApplication {
  name: string;
  username: string;
  email: string;
  passwordHash: string;
  answer: string;
}

/** Stores an application; false when another one has the username or the email. */
export async function insertApplication(tx: Tx, application: NewApplication): Promise<boolean> {
  const rows = await tx
    .insert(applications)
    .values(application)
    .onConflictDoNothing()
    .returning({ id: applications.id });
  return rows.length > 0;
}

/** Removes an application that waits, to make an account of it; undefined when it does not wait any more. */
export async function takeApplication(tx: Tx, id: number): Promise<NewApplication | undefined> {
  const [row] = await tx
    .delete(applications)
    .where(sql`${applications.id} = ${id} and ${applications.state} = 'waiting'`)
    .returning({
      name: applications.name,
      username: applications.username,
      email: applications.email,
      passwordHash: applications.passwordHash,
      answer: applications.answer,
    });
  return row;
}

/** Deletes applications that were declined before a moment, and those that nobody answered in time. */
export async function deleteOldApplications(db: DbOrTx, declinedBefore: string, waitingBefore: string): Promise<void> {
  await db.delete(applications).where(
    sql`(${eq(applications.state, "declined")} and ${applications.decidedAt} < ${declinedBefore}::timestamptz)
        or (${eq(applications.state, "waiting")} and ${applications.createdAt} < ${waitingBefore}::timestamptz)`,
  );
}
