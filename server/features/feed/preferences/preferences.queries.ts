import { and, desc, eq, sql } from "drizzle-orm";
import { type DbOrTx, prepared, type Tx } from "#server/db/client";
import { behind, type KeysetValues } from "#server/db/keyset";
import { lockInTurn } from "#server/db/marks";
import type { NamedGroup } from "#server/db/postColumns";
import { feedPreferences } from "#server/db/schema/feed";
import { groups } from "#server/db/schema/groups";
import { tagFormOf } from "#server/db/tagForms";
import type { PreferenceKind, PreferenceTarget, PreferenceView } from "./preferences.model.ts";

const viewer = sql.placeholder("viewer");

const counts = sql`(${feedPreferences.until} is null or ${feedPreferences.until} > now())`;

const columns = {
  id: feedPreferences.id,
  kind: feedPreferences.kind,
  personId: feedPreferences.personId,
  // As most posts write it; the name itself is folded.
  tag: sql<string | null>`${tagFormOf(sql`${feedPreferences.tag}`)}`,
  groupId: feedPreferences.groupId,
  group: sql<NamedGroup | null>`(select jsonb_build_object('id', named.id, 'slug', named.slug, 'name', named.name)
    from ${groups} as named where named.id = ${feedPreferences.groupId} and named.deleted_at is null)`,
  until: feedPreferences.until,
  createdAt: feedPreferences.createdAt,
};

/** Lists what a member asked of their feed and what still counts, newest first. */
export const preferencesPage = prepared<PreferenceView[], KeysetValues & { viewer: number }>((db) =>
  db
    .select(columns)
    .from(feedPreferences)
    .where(and(eq(feedPreferences.userId, viewer), behind(feedPreferences.createdAt, feedPreferences.id), counts))
    .orderBy(desc(feedPreferences.createdAt), desc(feedPreferences.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("feed_preferences_page"),
);

/** Counts a member's preferences that count now; they have at most a few hundred. */
export const countPreferences = (db: DbOrTx, userId: number): Promise<number> =>
  db.$count(feedPreferences, and(eq(feedPreferences.userId, userId), counts));

/** Serializes a member's preferences, so that two at the same time cannot exceed the limit. */
export const preferInTurn = (tx: Tx, userId: number) => lockInTurn(tx, `feed preferences:${userId}`);

/** Removes the preferences of a member that have ended. */
export async function removeEndedPreferences(tx: Tx, userId: number): Promise<void> {
  await tx.delete(feedPreferences).where(and(eq(feedPreferences.userId, userId), sql`not ${counts}`));
}

/**
 * Stores a preference, for so many days or without end; one of the same kind about the same begins anew. The caller has
 * called `preferInTurn`.
 */
export async function savePreference(
  tx: Tx,
  { userId, kind, days, ...target }: PreferenceTarget & { userId: number; kind: PreferenceKind; days: number | null },
): Promise<PreferenceView> {
  const until = days === null ? null : sql`now() + make_interval(days => ${days}::int)`;
  const isSame = sql`${feedPreferences.userId} = ${userId} and ${feedPreferences.kind} = ${kind}
    and coalesce(person_id, group_id, 0) = ${target.personId ?? target.groupId ?? 0} and coalesce(tag, '') = ${target.tag ?? ""}`;
  const again = await tx
    .update(feedPreferences)
    .set({ until, createdAt: sql`now()` })
    .where(isSame)
    .returning(columns);
  const [row] =
    again.length > 0
      ? again
      : await tx
          .insert(feedPreferences)
          .values({ userId, kind, ...target, until })
          .returning(columns);
  if (!row) throw new Error("A preference was not stored.");
  return row;
}

/** Removes one of a member's preferences; returns whether they had it. */
export async function deletePreference(db: DbOrTx, userId: number, id: number): Promise<boolean> {
  const removed = await db
    .delete(feedPreferences)
    .where(and(eq(feedPreferences.userId, userId), eq(feedPreferences.id, id)))
    .returning({ id: feedPreferences.id });
  return removed.length > 0;
}
