import { and, eq, sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx, type Tx } from "#server/db/client";
import { ahead, behind, type KeysetValues, limited, readOnce } from "#server/db/keyset";
import { postColumns, unfoldedPostCounts } from "#server/db/postColumns";
import { bookmarkFolderItems, bookmarks } from "#server/db/schema/bookmarks";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { canSeePost } from "#server/db/visibility";
import { type PostRow, type PostView, toPostView } from "#server/features/posts/posts.model";
import { TAGS_MAX } from "./bookmarks.limits.rules.ts";
import type { BookmarkView, Summary } from "./bookmarks.model.ts";

const viewer = sql.placeholder("viewer");

/** The conditions of a search among a member's bookmarks. */
export interface SearchValues extends Record<string, unknown> {
  viewer: number;
  /** The patterns of its words, which must all match. */
  patterns: string[];
  /** The same words without signs of their own; empty instead of one that has signs (`C++`). */
  words: string[];
  /** The tags that the post must all carry. */
  tags: string[];
  folderId: number | null;
}

type PageValues = SearchValues & KeysetValues;

/** If the viewer may not see the post any more, only the bookmark's own note is searched. */
const text = sql`concat_ws(' ', ${bookmarks.note}, ${posts.title}, ${posts.content}, array_to_string(${posts.tags}, ' '))`;
const foldedNote = sql`case when ${bookmarks.note} ~ '[^\\u0001-\\u007f]' then fold(${bookmarks.note}) else lower(${bookmarks.note}) end`;
const words = sql`${sql.placeholder("words")}::text[]`;

/** The words of a search as `posts.terms` knows them, in any form and as beginnings; worked out once for all bookmarks. */
const terms = sql`(select array_agg(case when (select count(*) from words_in(asked.word)) = 1
    then query_of(asked.word, '') || (quote_literal(fold(asked.word)) || ':*')::tsquery else query_of(asked.word, '') end order by asked.n)
  from unnest(${words}) with ordinality as asked (word, n))`;
const foldedPatterns = sql`(select array_agg(fold(pattern) order by n) from unnest(${sql.placeholder("patterns")}::text[]) with ordinality as asked (pattern, n))`;

/** Checks that everything of a search occurs: in the words of the post, or as it was typed anywhere in the texts. */
const isMatch = sql`not exists (select from unnest(${terms}, ${foldedPatterns}, ${sql.placeholder("patterns")}::text[]) as asked (term, folded, typed)
  where not (coalesce(${posts.terms} @@ asked.term, false) or ${text} ilike asked.typed or coalesce(${foldedNote} like asked.folded, false)))`;
const folderId = sql`${sql.placeholder("folderId")}::bigint`;

/** The matching bookmarks of the member, by `bookmarks_user_idx`, each with its post if they may see it. */
const wanted = sql`${bookmarks}
  left join ${posts} on ${posts.id} = ${bookmarks.postId} and ${canSeePost(viewer, posts)}
  where ${bookmarks.userId} = ${viewer}
    and ${isMatch}
    and (cardinality(${sql.placeholder("tags")}::text[]) = 0 or ${posts.tags} @> ${sql.placeholder("tags")}::text[])
    and (${folderId} is null or exists (select 1 from ${bookmarkFolderItems}
      where ${bookmarkFolderItems.folderId} = ${folderId} and ${bookmarkFolderItems.userId} = ${viewer}
        and ${bookmarkFolderItems.postId} = ${bookmarks.postId}))`;

/** A bookmark as the statement reads it: without a visible post its columns are null. */
type Row = { [Column in keyof PostRow]: PostRow[Column] | null } & Omit<BookmarkView, "post">;

const isThere = (row: Row): row is Row & PostRow => row.id !== null;

function toView(row: Row): BookmarkView {
  const { postId, note, savedAt } = row;
  return { postId, note, savedAt, post: isThere(row) ? postIn(row) : null };
}

function postIn({ postId: _postId, note: _note, savedAt: _savedAt, ...post }: Row & PostRow): PostView {
  return toPostView(post);
}

/** Reads a page of bookmarks by one statement: it first finds them alone and then joins their posts. */
function pageInOrder(name: string, direction: SQL, beyond: typeof behind) {
  const statement = prepared<Row[], PageValues>((db) => {
    const page = sql`(select ${bookmarks.postId} as post_id, ${bookmarks.note} as note, ${bookmarks.createdAt} as saved_at,
        ${posts.id} as visible_id
      from ${wanted}
        and ${beyond(bookmarks.createdAt, bookmarks.postId)}
      order by ${bookmarks.createdAt} ${direction}, ${bookmarks.postId} ${direction}
      ${limited}) as page`;
    return db
      .select({
        ...postColumns(viewer),
        postId: sql<number>`page.post_id`,
        note: sql<string | null>`page.note`,
        savedAt: sql<string>`page.saved_at`.mapWith(bookmarks.createdAt),
      })
      .from(readOnce(page))
      .leftJoin(posts, sql`${posts.id} = page.visible_id`)
      .leftJoin(users, eq(users.id, posts.authorId))
      .innerJoinLateral(unfoldedPostCounts, sql`true`)
      .orderBy(sql`page.saved_at ${direction}, page.post_id ${direction}`)
      .prepare(name);
  });
  return async (db: DbOrTx, values: PageValues): Promise<BookmarkView[]> => (await statement(db, values)).map(toView);
}

/** Reads a page of bookmarks in the order of their creation. */
export const bookmarksPage = {
  newest: pageInOrder("bookmarks_newest", sql`desc`, behind),
  oldest: pageInOrder("bookmarks_oldest", sql`asc`, ahead),
};

const summary = prepared<Summary[], SearchValues>((db) =>
  db
    .with(db.$with("wanted", {}).as(sql`select ${posts.tags} as tags from ${wanted}`))
    .select({
      total: sql<number>`(select count(*) from wanted)`,
      tags: sql<Summary["tags"]>`coalesce((
        select jsonb_agg(jsonb_build_object('name', tag, 'count', many) order by many desc, tag)
        from (select tag, count(*) as many from wanted, unnest(wanted.tags) as tag
          group by tag order by many desc, tag limit ${sql.raw(String(TAGS_MAX))}) as counted), '[]')`,
    })
    .from(sql`(select 1) as one`)
    .prepare("bookmarks_summary"),
);

/** Counts the matching bookmarks, and how often each tag occurs among them. */
export async function bookmarksSummary(db: DbOrTx, values: SearchValues): Promise<Summary> {
  const [row] = await summary(db, values);
  return row ?? { total: 0, tags: [] };
}

/** Finds one of a member's bookmarks. */
export async function bookmarkOf(db: DbOrTx, viewerId: number, postId: number): Promise<BookmarkView | null> {
  const [row] = await one(db, { viewer: viewerId, id: postId });
  return row ? toView(row) : null;
}

const one = prepared<Row[], { viewer: number; id: number }>((db) =>
  db
    .select({
      ...postColumns(viewer),
      postId: bookmarks.postId,
      note: bookmarks.note,
      savedAt: bookmarks.createdAt,
    })
    .from(bookmarks)
    .leftJoin(posts, and(eq(posts.id, bookmarks.postId), canSeePost(viewer, posts)))
    .leftJoin(users, eq(users.id, posts.authorId))
    .innerJoinLateral(unfoldedPostCounts, sql`true`)
    .where(and(eq(bookmarks.userId, viewer), eq(bookmarks.postId, sql.placeholder("id"))))
    .prepare("bookmark_view"),
);

/** Locks a bookmark until the transaction ends; returns false when the member has not bookmarked the post. */
export async function lockBookmark(tx: Tx, viewerId: number, postId: number): Promise<boolean> {
  const rows = await tx
    .select({ postId: bookmarks.postId })
    .from(bookmarks)
    .where(and(eq(bookmarks.userId, viewerId), eq(bookmarks.postId, postId)))
    .for("update");
  return rows.length > 0;
}

/** Stores a member's note about a bookmarked post. */
export async function setNote(tx: Tx, viewerId: number, postId: number, note: string | null): Promise<void> {
  await tx
    .update(bookmarks)
    .set({ note })
    .where(and(eq(bookmarks.userId, viewerId), eq(bookmarks.postId, postId)));
}
