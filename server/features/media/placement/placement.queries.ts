import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { DbOrTx, Tx } from "#server/db/client";
import type { StoredMedia } from "#server/db/schema/images";
import { media } from "#server/db/schema/media";
import { isMisplaced, posts } from "#server/db/schema/posts";

/** A post whose files are not all on the side that its visibility asks for. */
export interface MisplacedPost {
  id: number;
  authorId: number;
  isPublic: boolean;
  media: StoredMedia[];
}

const columns = {
  id: posts.id,
  authorId: posts.authorId,
  isPublic: sql<boolean>`${posts.visibility} = 'public'`,
  media: posts.media,
};

/** Finds a post if its files are misplaced. */
export async function misplacedPost(db: DbOrTx, id: number): Promise<MisplacedPost | null> {
  const [row] = await db
    .select(columns)
    .from(posts)
    .where(and(eq(posts.id, id), isMisplaced));
  return row ?? null;
}

/** Lists the ids of posts with misplaced files, by `posts_misplaced_idx`, which is empty nearly always. */
export async function misplacedPosts(db: DbOrTx, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(gt(posts.id, after), isMisplaced))
    .orderBy(asc(posts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Stores the files of a post under their new keys; returns false when the post has changed since it was read. */
export async function putOnPost(tx: Tx, post: MisplacedPost, placed: StoredMedia[]): Promise<boolean> {
  const rows = await tx
    .update(posts)
    .set({ media: placed })
    .where(
      and(
        eq(posts.id, post.id),
        sql`(${posts.visibility} = 'public') = ${post.isPublic}`,
        sql`${posts.media} = ${JSON.stringify(post.media)}::jsonb`,
      ),
    )
    .returning({ id: posts.id });
  return rows.length > 0;
}

/** A file with the key that it had, and with its new ones. */
export interface Move {
  from: StoredMedia;
  to: StoredMedia;
}

/** Stores the new keys of a file in its own row; returns false when there is none with the former key and sizes. */
export async function putKeys(tx: Tx, { from, to }: Move, waiting: boolean): Promise<boolean> {
  const { key, thumbnailKey, renditions = [] } = to;
  const asRead = sql`${media.renditions} = ${JSON.stringify(from.renditions ?? [])}::jsonb and ${media.attachedAt} is null`;
  const rows = await tx
    .update(media)
    .set({ key, thumbnailKey, renditions })
    .where(and(eq(media.key, from.key), waiting ? asRead : undefined))
    .returning({ id: media.id });
  return rows.length > 0;
}

/** Lists those of the files that are the owner's and wait to be attached. */
export function waitingFiles(db: DbOrTx, ownerId: number, ids: number[]): Promise<StoredMedia[]> {
  return db
    .select({
      id: media.id,
      type: media.type,
      key: media.key,
      thumbnailKey: media.thumbnailKey,
      width: media.width,
      height: media.height,
      placeholder: media.placeholder,
      alt: media.alt,
      renditions: media.renditions,
    })
    .from(media)
    .where(and(inArray(media.id, ids), eq(media.ownerId, ownerId), isNull(media.attachedAt)));
}
