import { writtenTags } from "#server/db/postColumns";
import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { type DbOrTx, prepared } from "#server/db/client";
import { comments } from "#server/db/schema/comments";
import { drafts } from "#server/db/schema/drafts";
import { groups } from "#server/db/schema/groups";
import { draftMedia, media } from "#server/db/schema/media";
import { posts } from "#server/db/schema/posts";
import { after, type BatchValues, limit, member } from "./contents.queries.ts";
import type { CommentRow, DraftRow, PostRow } from "./contents.rows.model.ts";

const isThere = ne(posts.visibility, "removed");

const postColumns = {
  id: posts.id,
  at: posts.createdAt,
  title: posts.title,
  content: posts.content,
  category: posts.category,
  tags: writtenTags,
  media: posts.media,
  latitude: posts.latitude,
  longitude: posts.longitude,
  placeName: posts.placeName,
  visibility: posts.visibility,
  groupName: groups.name,
  groupSlug: groups.slug,
  editedAt: posts.editedAt,
};

/** Reads a member's own posts, whoever may see them now, but not those that moderators removed (`posts_author_idx`). */
export const postsBatch = prepared<PostRow[], BatchValues>((db) =>
  db
    .select(postColumns)
    .from(posts)
    .leftJoin(groups, eq(groups.id, posts.groupId))
    .where(and(eq(posts.authorId, member), isThere, after(posts.createdAt, posts.id)))
    .orderBy(asc(posts.createdAt), asc(posts.id))
    .limit(limit)
    .prepare("export_posts"),
);

/** Lists the newest posts of a member (`posts_author_idx`). */
export function newestPosts(db: DbOrTx, memberId: number, count: number): Promise<PostRow[]> {
  return db
    .select(postColumns)
    .from(posts)
    .leftJoin(groups, eq(groups.id, posts.groupId))
    .where(and(eq(posts.authorId, memberId), isThere))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(count);
}

/** Reads a member's own comments (`comments_author_idx`). */
export const commentsBatch = prepared<CommentRow[], BatchValues>((db) =>
  db
    .select({
      id: comments.id,
      at: comments.createdAt,
      postId: comments.postId,
      parentId: comments.parentId,
      content: comments.content,
      editedAt: comments.editedAt,
    })
    .from(comments)
    .where(and(eq(comments.authorId, member), isNull(comments.deletedAt), after(comments.createdAt, comments.id)))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(limit)
    .prepare("export_comments"),
);

/** Reads a member's drafts with their files, of which there are few (`drafts_user_idx`). */
export const draftsBatch = prepared<DraftRow[], BatchValues>((db) =>
  db
    .select({
      id: drafts.id,
      at: drafts.createdAt,
      kind: drafts.kind,
      data: drafts.data,
      media: sql<DraftRow["media"]>`coalesce((
        select jsonb_agg(jsonb_build_object('key', file.key, 'type', file.type, 'alt', file.alt) order by file.id)
        from ${draftMedia} as held join ${media} as file on file.id = held.media_id
        where held.draft_id = ${drafts}.id), '[]')`,
      updatedAt: drafts.updatedAt,
    })
    .from(drafts)
    .where(and(eq(drafts.userId, member), after(drafts.createdAt, drafts.id)))
    .orderBy(asc(drafts.createdAt), asc(drafts.id))
    .limit(limit)
    .prepare("export_drafts"),
);
