import { and, asc, desc, eq, inArray, lt, notInArray, sql } from "drizzle-orm";
import { behind, type KeysetValues } from "#server/db/keyset";
import { prepared, type DbOrTx, type Tx } from "#server/db/client";
import { lockInTurn } from "#server/db/marks";
import { drafts, type DraftContent } from "#server/db/schema/drafts";
import type { StoredMedia } from "#server/db/schema/images";
import { draftMedia, media } from "#server/db/schema/media";
import { posts } from "#server/db/schema/posts";
import type { DraftView } from "./drafts.model.ts";

const viewer = sql.placeholder("viewer");

/** The files of a draft that still wait; a file that another post uses by now is left out. */
const waitingMedia = sql<StoredMedia[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', file.id, 'type', file.type, 'key', file.key, 'thumbnailKey', file.thumbnail_key,
    'width', file.width, 'height', file.height, 'placeholder', file.placeholder, 'alt', file.alt,
    'renditions', file.renditions, 'duration', file.duration) order by file.id)
  from ${draftMedia} as held join ${media} as file on file.id = held.media_id
  where held.draft_id = ${drafts}.id and file.attached_at is null), '[]')`;

const columns = {
  id: drafts.id,
  kind: drafts.kind,
  data: drafts.data,
  media: waitingMedia,
  version: drafts.version,
  createdAt: drafts.createdAt,
  updatedAt: drafts.updatedAt,
};

type Row = Omit<DraftView, keyof DraftContent> & { data: DraftContent };
const toView = ({ data, ...row }: Row): DraftView => ({ ...data, ...row });

const page = prepared<Row[], KeysetValues & { viewer: number }>((db) =>
  db
    .select(columns)
    .from(drafts)
    .where(and(eq(drafts.userId, viewer), behind(drafts.updatedAt, drafts.id)))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("drafts_page"),
);

/** Lists a member's drafts, the last saved first (`drafts_user_idx`). */
export const draftsPage = async (db: DbOrTx, values: KeysetValues & { viewer: number }): Promise<DraftView[]> =>
  (await page(db, values)).map(toView);

/** Counts a member's drafts. */
export const countDrafts = (db: DbOrTx, userId: number): Promise<number> =>
  db.$count(drafts, eq(drafts.userId, userId));

/** Finds one of a member's drafts; it can lock the draft, so that nothing changes it before the transaction ends. */
export async function draftOfMember(
  db: DbOrTx,
  { viewerId, id, held = false }: { viewerId: number; id: number; held?: boolean },
): Promise<DraftView | null> {
  const existing = db
    .select(columns)
    .from(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.userId, viewerId)));
  const [row] = await (held ? existing.for("update") : existing);
  return row ? toView(row) : null;
}

/** Serializes a member's new drafts, so that two first saves neither make two drafts nor exceed the limit together. */
export const makeInTurn = (tx: Tx, viewerId: number) => lockInTurn(tx, `drafts:${viewerId}`);

/** Finds the draft that a member made under an id of their client's. */
export async function draftByClientId(db: DbOrTx, viewerId: number, clientId: string): Promise<DraftView | null> {
  const [row] = await db
    .select(columns)
    .from(drafts)
    .where(and(eq(drafts.userId, viewerId), eq(drafts.clientId, clientId)));
  return row ? toView(row) : null;
}

/** Finds the post that a draft became: its client id stands for the draft. */
export async function publishedPost(db: DbOrTx, authorId: number, clientId: string): Promise<number | null> {
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.authorId, authorId), eq(posts.clientId, clientId)));
  return row?.id ?? null;
}

/** Stores a new draft and returns its id. */
export async function insertDraft(
  tx: Tx,
  draft: { userId: number; kind: "post" | "idea"; data: DraftContent; clientId: string | null },
): Promise<number> {
  const [row] = await tx.insert(drafts).values(draft).returning({ id: drafts.id });
  if (!row) throw new Error("A draft was not stored.");
  return row.id;
}

/** Stores the content of a draft under its next version. The transaction has locked its row. */
export async function updateDraft(
  tx: Tx,
  { id, kind, data }: { id: number; kind: "post" | "idea"; data: DraftContent },
): Promise<void> {
  await tx
    .update(drafts)
    .set({ kind, data, version: sql`${drafts.version} + 1`, updatedAt: sql`now()` })
    .where(eq(drafts.id, id));
}

/** Assigns these files and no others to a draft; returns how many of them belong to the member and still wait. */
export async function setDraftMedia(
  tx: Tx,
  { viewerId, draftId, mediaIds }: { viewerId: number; draftId: number; mediaIds: number[] },
): Promise<number> {
  await tx
    .delete(draftMedia)
    .where(
      and(eq(draftMedia.draftId, draftId), mediaIds.length > 0 ? notInArray(draftMedia.mediaId, mediaIds) : sql`true`),
    );
  if (mediaIds.length === 0) return 0;
  // The lock holds off the sweep, which removes files that no draft uses.
  const own = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, mediaIds), eq(media.ownerId, viewerId), sql`${media.attachedAt} is null`))
    .orderBy(asc(media.id))
    .for("key share");
  if (own.length > 0)
    await tx
      .insert(draftMedia)
      .values(own.map(({ id }) => ({ draftId, mediaId: id })))
      .onConflictDoNothing();
  return own.length;
}

/** Deletes drafts that nobody has changed since a moment (`drafts_old_idx`); returns how many. */
export async function removeDraftsBefore(db: DbOrTx, before: string, limit: number): Promise<number> {
  const oldest = db
    .select({ id: drafts.id })
    .from(drafts)
    .where(lt(drafts.updatedAt, before))
    .orderBy(drafts.updatedAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  return (await db.delete(drafts).where(inArray(drafts.id, oldest)).returning({ id: drafts.id })).length;
}
