import { and, asc, eq, sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { bookmarkFolderItems, bookmarkFolders, bookmarks } from "#server/db/schema/bookmarks";
import { hiddenPosts } from "#server/db/schema/feed";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { canSeePost } from "#server/db/visibility";
import type { Position } from "./contents.model.ts";
import { after, type BatchValues, limit, member } from "./contents.queries.ts";
import type { BookmarkRow } from "./contents.rows.model.ts";

/** Reads a member's bookmarks (`bookmarks_user_idx`). */
export const bookmarksBatch = prepared<BookmarkRow[], BatchValues>((db) =>
  db
    .select({
      id: bookmarks.postId,
      at: bookmarks.createdAt,
      note: bookmarks.note,
      folders: sql<string[]>`array(select ${bookmarkFolders.name} from ${bookmarkFolderItems}
        join ${bookmarkFolders} on ${bookmarkFolders.id} = ${bookmarkFolderItems.folderId}
        where ${bookmarkFolderItems.userId} = ${bookmarks.userId} and ${bookmarkFolderItems.postId} = ${bookmarks.postId}
        order by ${bookmarkFolders.name})`,
      isVisible: sql<boolean>`${posts.id} is not null`,
      title: posts.title,
      authorName: users.name,
      authorUsername: users.username,
    })
    .from(bookmarks)
    .leftJoin(posts, and(eq(posts.id, bookmarks.postId), canSeePost(member, posts)))
    .leftJoin(users, eq(users.id, posts.authorId))
    .where(and(eq(bookmarks.userId, member), after(bookmarks.createdAt, bookmarks.postId)))
    .orderBy(asc(bookmarks.createdAt), asc(bookmarks.postId))
    .limit(limit)
    .prepare("export_bookmarks"),
);

/** Reads which posts a member has hidden from themself (`hidden_posts_list_idx`). */
export const hiddenBatch = prepared<Position[], BatchValues>((db) =>
  db
    .select({ id: hiddenPosts.postId, at: hiddenPosts.createdAt })
    .from(hiddenPosts)
    .where(and(eq(hiddenPosts.userId, member), after(hiddenPosts.createdAt, hiddenPosts.postId)))
    .orderBy(asc(hiddenPosts.createdAt), asc(hiddenPosts.postId))
    .limit(limit)
    .prepare("export_hidden_posts"),
);
