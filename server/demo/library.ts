import { and, eq } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { bookmarkFolderItems, bookmarkFolders, bookmarks } from "#server/db/schema/bookmarks";
import { drafts } from "#server/db/schema/drafts";
import type { Community } from "./community.ts";
import { shelves, unsent } from "#server/demo/content/library";
import { HOUR, iso } from "#server/demo/core/times";

interface Stored {
  people: ReadonlyMap<string, number>;
  posts: ReadonlyMap<unknown, number>;
}

/** Sorts some bookmarks of the guides into folders, with notes, and stores their drafts. */
export async function storeLibrary(tx: Tx, community: Community, stored: Stored, now: number): Promise<void> {
  for (const { by, folder, category, notes } of shelves) {
    const userId = stored.people.get(by);
    if (userId === undefined) continue;
    const posts = community.posts
      .filter((post) => post.category === category && post.bookmarkedBy.includes(by))
      .toReversed();
    const [shelf] = await tx
      .insert(bookmarkFolders)
      .values({ userId, name: folder })
      .returning({ id: bookmarkFolders.id });
    for (const [i, note] of notes.entries()) {
      const postId = stored.posts.get(posts[i]);
      if (postId === undefined || !shelf) continue;
      await tx.insert(bookmarkFolderItems).values({ folderId: shelf.id, userId, postId });
      if (note !== null)
        await tx
          .update(bookmarks)
          .set({ note })
          .where(and(eq(bookmarks.userId, userId), eq(bookmarks.postId, postId)));
    }
  }
  const rows = unsent.flatMap(({ by, kind, title, text: content, category, tags, hoursAgo }) => {
    const userId = stored.people.get(by);
    if (userId === undefined) return [];
    const at = iso(now - hoursAgo * HOUR);
    const data = { title, content, category, tags, visibility: "public" as const, location: null };
    return [{ userId, kind, data, createdAt: at, updatedAt: at }];
  });
  await tx.insert(drafts).values(rows);
}
