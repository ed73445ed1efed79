import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { prepared, type DbOrTx, type Tx } from "#server/db/client";
import { lockInTurn } from "#server/db/marks";
import { bookmarkFolderItems, bookmarkFolders } from "#server/db/schema/bookmarks";
import type { Folder } from "./bookmarks.model.ts";

const viewer = sql.placeholder("viewer");

const columns = {
  id: bookmarkFolders.id,
  name: bookmarkFolders.name,
  bookmarksCount: sql<number>`(select count(*) from ${bookmarkFolderItems} as item where item.folder_id = ${bookmarkFolders}.id)`,
};

/** Lists a member's folders by name. */
export const foldersOfMember = prepared<Folder[], { viewer: number }>((db) =>
  db
    .select(columns)
    .from(bookmarkFolders)
    .where(eq(bookmarkFolders.userId, viewer))
    .orderBy(sql`lower(${bookmarkFolders.name})`)
    .prepare("bookmark_folders"),
);

/** Finds the folders of many bookmarks of a member by one statement (`bookmark_folder_items_bookmark_idx`). */
export const foldersOfBookmarks = prepared<(Folder & { postId: number })[], { viewer: number; ids: readonly number[] }>(
  (db) => {
    const items = sql`(select kept.folder_id, kept.post_id from ${bookmarkFolderItems} as kept
      where kept.user_id = ${viewer} and kept.post_id = any(${sql.placeholder("ids")}::bigint[]))`;
    // A folder is counted once, however many of the bookmarks are in it.
    const counted = sql`(select ${columns.id}, ${columns.name}, ${columns.bookmarksCount} as count from ${bookmarkFolders}
      where ${bookmarkFolders.userId} = ${viewer} and ${bookmarkFolders.id} in (select folder_id from ${items} as used) offset 0)`;
    return db
      .select({
        id: sql<number>`folder.id`,
        name: sql<string>`folder.name`,
        bookmarksCount: sql<number>`folder.count`,
        postId: sql<number>`kept.post_id`,
      })
      .from(sql`${counted} as folder`)
      .innerJoin(sql`${items} as kept`, sql`kept.folder_id = folder.id`)
      .orderBy(sql`lower(folder.name)`)
      .prepare("bookmark_folders_of");
  },
);

/** Serializes the changes of a member's folders, so that no two get the same name or exceed the limit. */
export const nameInTurn = (tx: Tx, viewerId: number) => lockInTurn(tx, `bookmark folders:${viewerId}`);

/** One of a member's folders. */
export async function folderOf(db: DbOrTx, viewerId: number, id: number): Promise<Folder | null> {
  const [row] = await db
    .select(columns)
    .from(bookmarkFolders)
    .where(and(eq(bookmarkFolders.id, id), eq(bookmarkFolders.userId, viewerId)));
  return row ?? null;
}

/** Finds a member's folder by its name, in any case. */
export async function folderNamed(db: DbOrTx, viewerId: number, name: string): Promise<{ id: number } | null> {
  const [row] = await db
    .select({ id: bookmarkFolders.id })
    .from(bookmarkFolders)
    .where(and(eq(bookmarkFolders.userId, viewerId), sql`lower(${bookmarkFolders.name}) = lower(${name})`));
  return row ?? null;
}

/** Counts a member's folders. */
export const countFolders = (db: DbOrTx, viewerId: number): Promise<number> =>
  db.$count(bookmarkFolders, eq(bookmarkFolders.userId, viewerId));

/** Creates an empty folder. */
export async function insertFolder(tx: Tx, viewerId: number, name: string): Promise<Folder> {
  const [row] = await tx
    .insert(bookmarkFolders)
    .values({ userId: viewerId, name })
    .returning({ id: bookmarkFolders.id, name: bookmarkFolders.name });
  if (!row) throw new Error("A folder was not stored.");
  return { ...row, bookmarksCount: 0 };
}

/** Renames a member's folder; returns false when they have no such folder. */
export async function renameFolder(tx: Tx, viewerId: number, id: number, name: string): Promise<boolean> {
  const rows = await tx
    .update(bookmarkFolders)
    .set({ name })
    .where(and(eq(bookmarkFolders.id, id), eq(bookmarkFolders.userId, viewerId)))
    .returning({ id: bookmarkFolders.id });
  return rows.length > 0;
}

/** Deletes a member's folder; its bookmarks stay. Returns false when they have no such folder. */
export async function deleteFolder(db: DbOrTx, viewerId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(bookmarkFolders)
    .where(and(eq(bookmarkFolders.id, id), eq(bookmarkFolders.userId, viewerId)))
    .returning({ id: bookmarkFolders.id });
  return rows.length > 0;
}

/** Puts a bookmark into these folders and no others; returns how many of them belong to the member. */
export async function putInFolders(
  tx: Tx,
  { viewerId, postId, folderIds }: { viewerId: number; postId: number; folderIds: number[] },
): Promise<number> {
  const here = and(eq(bookmarkFolderItems.userId, viewerId), eq(bookmarkFolderItems.postId, postId));
  await tx
    .delete(bookmarkFolderItems)
    .where(folderIds.length > 0 ? and(here, notInArray(bookmarkFolderItems.folderId, folderIds)) : here);
  if (folderIds.length === 0) return 0;
  const own = await tx
    .select({ id: bookmarkFolders.id })
    .from(bookmarkFolders)
    .where(and(inArray(bookmarkFolders.id, folderIds), eq(bookmarkFolders.userId, viewerId)))
    .orderBy(bookmarkFolders.id)
    .for("key share");
  if (own.length > 0)
    await tx
      .insert(bookmarkFolderItems)
      .values(own.map(({ id }) => ({ folderId: id, userId: viewerId, postId })))
      .onConflictDoNothing();
  return own.length;
}
