import { and, eq, sql, type SQLWrapper } from "drizzle-orm";
import { prepared, type DbOrTx, type Tx } from "#server/db/client";
import { deletionOf, lockInTurn, lockShared } from "#server/db/marks";
import { behind, type KeysetValues } from "#server/db/keyset";
import { otherUsers, personColumns, personColumnsOf } from "#server/db/personColumns";
import { bondRequests, bonds, follows } from "#server/db/schema/people";
import { users } from "#server/db/schema/users";
import { canSeeListed, canSeePerson } from "#server/db/visibility";
import type { BondRequestView } from "./bonds.model.ts";

const viewer = sql.placeholder("viewer");

/** The key of the lock under which the bonds of an account that is being deleted end. */
const ENDING = "bonds of a deleted account";

/**
 * Lets one transaction at a time change what two members are to each other. It waits for the whole deletion of either
 * account, and for the end of any other: a deletion subtracts bonds from counts, and would otherwise deadlock with
 * transactions that add some.
 */
export async function lockPair(tx: Tx, one: number, other: number): Promise<void> {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  await lockShared(tx, [deletionOf(low), deletionOf(high), ENDING]);
  await lockInTurn(tx, `bond:${low}:${high}`);
}

/** Checks whether a member exists whom the viewer may see. */
export const canMeet = prepared<{ id: number }[], { viewer: number; id: number }>((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sql.placeholder("id")), canSeePerson(viewer, users.id)))
    .prepare("bonds_can_meet"),
);

interface RequestRow {
  id: number;
  fromId: number;
  toId: number;
  status: "pending" | "rejected";
}

const requestColumns = {
  id: bondRequests.id,
  fromId: bondRequests.fromId,
  toId: bondRequests.toId,
  status: bondRequests.status,
};

const ofPair = (one: number, other: number) =>
  sql`least(from_id, to_id) = ${Math.min(one, other)} and greatest(from_id, to_id) = ${Math.max(one, other)}`;

/** Finds the one request between two members, whoever sent it (`bond_requests_pair_key`). */
export async function requestOfPair(tx: DbOrTx, one: number, other: number): Promise<RequestRow | undefined> {
  const [row] = await tx.select(requestColumns).from(bondRequests).where(ofPair(one, other));
  return row;
}

/** Finds a request that waits for this member's answer. */
export async function requestTo(tx: DbOrTx, toId: number, id: number): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select(requestColumns)
    .from(bondRequests)
    .where(
      and(
        eq(bondRequests.id, id),
        eq(bondRequests.toId, toId),
        eq(bondRequests.status, "pending"),
        canSeePerson(toId, bondRequests.fromId),
      ),
    );
  return row;
}

/** Finds a pending request that the viewer sent, with its receiver. */
export async function requestFrom(db: DbOrTx, fromId: number, id: number): Promise<RequestRow | undefined> {
  const [row] = await db
    .select(requestColumns)
    .from(bondRequests)
    .where(
      and(
        eq(bondRequests.id, id),
        eq(bondRequests.fromId, fromId),
        eq(bondRequests.status, "pending"),
        canSeePerson(fromId, bondRequests.toId),
      ),
    );
  return row;
}

/** Checks whether two members are bonded. */
export async function areBonded(tx: DbOrTx, one: number, other: number): Promise<boolean> {
  const rows = await tx
    .select({ id: bonds.userId })
    .from(bonds)
    .where(and(eq(bonds.userId, one), eq(bonds.bondId, other)));
  return rows.length > 0;
}

/** Counts a member's own pending requests. */
export async function countPending(tx: DbOrTx, fromId: number): Promise<number> {
  const pending = and(eq(bondRequests.fromId, fromId), eq(bondRequests.status, "pending"));
  return tx.$count(bondRequests, pending);
}

/** Stores a request of a pair that is locked and has none; returns its id. */
export async function insertRequest(tx: Tx, fromId: number, toId: number): Promise<number> {
  const [row] = await tx.insert(bondRequests).values({ fromId, toId }).returning({ id: bondRequests.id });
  if (!row) throw new Error("A friend request was not stored.");
  return row.id;
}

/** Removes the request of a pair, in any state. */
export async function deleteRequest(tx: Tx, one: number, other: number): Promise<void> {
  await tx.delete(bondRequests).where(ofPair(one, other));
}

/** Stores that a request was rejected. */
export async function markRejected(tx: Tx, id: number): Promise<void> {
  await tx
    .update(bondRequests)
    .set({ status: "rejected", decidedAt: sql`now()` })
    .where(eq(bondRequests.id, id));
}

const holdBoth = (tx: Tx, one: number, other: number) =>
  tx.execute(sql`select from ${users} where id in (${one}, ${other}) order by id for no key update`);

const countBoth = (tx: Tx, one: number, other: number, change: 1 | -1) =>
  tx
    .update(users)
    .set({ bondsCount: sql`${users.bondsCount} + ${change}` })
    .where(sql`${users.id} in (${one}, ${other})`);

/** Bonds two members whose pair is locked: it inserts both rows, moves both counts, and lets each follow the other. */
export async function insertBond(tx: Tx, one: number, other: number): Promise<void> {
  await holdBoth(tx, one, other);
  await tx.insert(bonds).values([
    { userId: one, bondId: other },
    { userId: other, bondId: one },
  ]);
  await tx
    .insert(follows)
    .values([
      { followerId: one, followeeId: other },
      { followerId: other, followeeId: one },
    ])
    .onConflictDoNothing();
  await countBoth(tx, one, other, 1);
}

/** Ends the bond of a pair that is locked; returns whether there was one. */
export async function deleteBond(tx: Tx, one: number, other: number): Promise<boolean> {
  const gone = await tx
    .delete(bonds)
    .where(sql`(user_id, bond_id) in ((${one}, ${other}), (${other}, ${one}))`)
    .returning({ id: bonds.userId });
  if (gone.length === 0) return false;
  await holdBoth(tx, one, other);
  await countBoth(tx, one, other, -1);
  return true;
}

/** Removes the follows between two members, in both directions, and returns them. */
export function deleteFollows(tx: Tx, one: number, other: number) {
  return tx
    .delete(follows)
    .where(sql`(follower_id, followee_id) in ((${one}, ${other}), (${other}, ${one}))`)
    .returning({ followerId: follows.followerId, followeeId: follows.followeeId });
}

/**
 * Ends every bond of a member who leaves and subtracts them from the counts; returns the members whose pending requests
 * end too.
 */
export async function leaveBonds(tx: Tx, memberId: number): Promise<number[]> {
  await lockInTurn(tx, ENDING);
  await tx.execute(sql`select from ${users} where id in (select bond_id from ${bonds} where user_id = ${memberId})
    order by id for no key update`);
  await tx.execute(sql`with gone as (
      delete from ${bonds} where user_id = ${memberId} or bond_id = ${memberId} returning user_id
    )
    update ${users} as other set bonds_count = other.bonds_count - 1 from gone
    where other.id = gone.user_id and other.id <> ${memberId}`);
  const rows = await tx.execute<{ id: number }>(
    sql`with gone as (
        delete from ${bondRequests} where from_id = ${memberId} or to_id = ${memberId} returning to_id
      )
      select distinct to_id as id from gone where to_id <> ${memberId}`,
  );
  return rows.map(({ id }) => id);
}

const waiting = (side: SQLWrapper, far: SQLWrapper) =>
  and(eq(side, viewer), eq(bondRequests.status, "pending"), canSeeListed(viewer, far));

const requestsOf = (name: string, side: SQLWrapper, far: SQLWrapper) =>
  prepared<BondRequestView[], KeysetValues & { viewer: number }>((db) =>
    db
      .select({
        id: bondRequests.id,
        createdAt: bondRequests.createdAt,
        from: personColumns,
        to: personColumnsOf(otherUsers),
      })
      .from(bondRequests)
      .innerJoin(users, eq(users.id, bondRequests.fromId))
      .innerJoin(otherUsers, eq(otherUsers.id, bondRequests.toId))
      .where(and(waiting(side, far), behind(bondRequests.createdAt, bondRequests.id)))
      .orderBy(sql`${bondRequests.createdAt} desc`, sql`${bondRequests.id} desc`)
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(name),
  );

/** Lists requests that wait for the viewer's answer, newest first (`bond_requests_to_idx`). */
export const receivedRequests = requestsOf("bond_requests_received", bondRequests.toId, bondRequests.fromId);
/** Lists the viewer's own pending requests, newest first. */
export const sentRequests = requestsOf("bond_requests_sent", bondRequests.fromId, bondRequests.toId);

/** Counts the requests that wait for each of these members' answer, by `bond_requests_to_idx`. */
export const countReceived = prepared<{ id: number; count: number }[], { ids: number[] }>((db) =>
  db
    .select({
      id: sql<number>`asked.id`,
      count: sql<number>`(select count(*) from ${bondRequests} where ${bondRequests.toId} = asked.id
        and ${bondRequests.status} = 'pending' and ${canSeePerson(sql`asked.id`, bondRequests.fromId)})`,
    })
    .from(sql`unnest(${sql.placeholder("ids")}::bigint[]) as asked (id)`)
    .prepare("bond_requests_count"),
);

/** Counts the viewer's own pending requests. */
export const countSent = prepared<{ count: number }[], { viewer: number }>((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(bondRequests)
    .where(waiting(bondRequests.fromId, bondRequests.toId))
    .prepare("bond_requests_sent_count"),
);
