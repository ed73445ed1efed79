import { and, asc, eq, ne, sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { media } from "#server/db/schema/media";
import { posts } from "#server/db/schema/posts";
import type { Position } from "./contents.model.ts";
import { after, type BatchValues, limit, member } from "./contents.queries.ts";

/** A stored file. */
export interface FileRow extends Position {
  key: string;
  bytes: number;
}

/** Reads the files that a member uploaded (`media_owner_id_idx`). */
export const filesBatch = prepared<FileRow[], BatchValues>((db) =>
  db
    .select({ id: media.id, at: media.createdAt, key: media.key, bytes: media.bytes })
    .from(media)
    .where(and(eq(media.ownerId, member), after(media.createdAt, media.id)))
    .orderBy(asc(media.createdAt), asc(media.id))
    .limit(limit)
    .prepare("export_files"),
);

/** The files of a post that nobody uploaded, as those of the demo community. */
export interface RowlessFiles extends Position {
  keys: string[];
}

/** Reads which files of a member's posts have no row of their own. */
export const rowlessFilesBatch = prepared<RowlessFiles[], BatchValues>((db) =>
  db
    .select({
      id: posts.id,
      at: posts.createdAt,
      keys: sql<string[]>`array(select item ->> 'key' from jsonb_array_elements(${posts.media}) as item
        where not exists (select 1 from ${media} where ${media.key} = item ->> 'key'))`,
    })
    .from(posts)
    .where(
      and(
        eq(posts.authorId, member),
        ne(posts.visibility, "removed"),
        after(posts.createdAt, posts.id),
        sql`${posts.media} <> '[]'`,
      ),
    )
    .orderBy(asc(posts.createdAt), asc(posts.id))
    .limit(limit)
    .prepare("export_rowless_files"),
);
