import { desc, eq, sql, type SQL } from "drizzle-orm";
import type { Keyset } from "#server/core/pagination";
import { type DbOrTx, prepared } from "#server/db/client";
import { postColumns, unfoldedPostCounts } from "#server/db/postColumns";
import { hiddenComments, hiddenLikes } from "#server/db/hiddenCounts";
import { bonds } from "#server/db/schema/people";
import { bookmarks } from "#server/db/schema/bookmarks";
import { groups } from "#server/db/schema/groups";
import { likes, posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { peopleHiddenFrom, peopleMutedBy } from "#server/db/visibility";
import { forAll } from "#server/features/feed/feed.queries";
import type { PostRow } from "#server/features/posts/posts.model";
import type { Fact, FactKind, Unseen } from "./window.model.ts";

const viewer = sql.placeholder("viewer");

interface SpanValues extends Record<string, unknown> {
  newerAt: string;
  newerId: number;
  olderAt: string;
  olderId: number;
  limit: number;
}

/** The posts between two positions, newest first, by `posts_feed_idx`. */
const between = sql`(select ${posts.id} as id from ${posts}
  where (${posts.createdAt}, ${posts.id}) < (${sql.placeholder("newerAt")}::timestamptz, ${sql.placeholder("newerId")}::bigint)
    and (${posts.createdAt}, ${posts.id}) >= (${sql.placeholder("olderAt")}::timestamptz, ${sql.placeholder("olderId")}::bigint)
    and ${forAll}
  order by ${posts.createdAt} desc, ${posts.id} desc limit ${sql.placeholder("limit")}) as page`;

/**
 * The version of everything that a post shows. PostgreSQL changes `xmin` with each change of a row: the post's, its
 * author's, its group's; changes of its counts are rows of their own until they are folded.
 */
const version = sql<string>`concat_ws(' ', ${posts}.xmin, ${users}.xmin,
  (select xmin from ${groups} where ${groups.id} = ${posts.groupId}),
  ${unfoldedPostCounts.likes}, ${unfoldedPostCounts.bookmarks}, ${unfoldedPostCounts.comments})`;

/** A post with its version. */
export interface VersionedRow extends PostRow {
  version: string;
}

/** Selects posts as nobody in particular sees them, newest first: `viewer` is a guest. */
const versionedPosts = (db: DbOrTx, page: SQL) =>
  db
    .select({ ...postColumns(viewer), version })
    .from(page)
    .innerJoin(posts, sql`${posts.id} = page.id`)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoinLateral(unfoldedPostCounts, sql`true`)
    .orderBy(desc(posts.createdAt), desc(posts.id));

/** Reads the posts between two positions. */
export const postsBetween = prepared<VersionedRow[], SpanValues & { viewer: 0 }>((db) =>
  versionedPosts(db, between).prepare("feed_window_posts"),
);

/** Reads only which posts are between two positions, and their versions: a fraction of what the posts cost. */
export const versionsBetween = prepared<Pick<VersionedRow, "id" | "version">[], SpanValues>((db) =>
  db
    .select({ id: posts.id, version })
    .from(between)
    .innerJoin(posts, sql`${posts.id} = page.id`)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoinLateral(unfoldedPostCounts, sql`true`)
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .prepare("feed_window_versions"),
);

/** Reads some of these posts again. */
export const changedPosts = prepared<VersionedRow[], { viewer: 0; ids: number[] }>((db) =>
  versionedPosts(db, sql`unnest(${sql.placeholder("ids")}::bigint[]) as page (id)`).prepare("feed_window_changed"),
);

/** Reads the number and position of each n-th post, counted from the newest, down to the post of a number; in any order. */
export const positionsOfPosts = prepared<(Keyset & { number: number })[], { each: number; max: number }>((db) =>
  db
    .select({
      number: sql<number>`number`,
      createdAt: sql<string>`created_at`.mapWith(posts.createdAt),
      id: sql<number>`id`.mapWith(posts.id),
    })
    .from(
      sql`(select created_at, id, row_number() over (order by created_at desc, id desc) as number
        from (select created_at, id from ${posts} where ${forAll}
          order by created_at desc, id desc limit ${sql.placeholder("max")}) as newest) as numbered`,
    )
    .where(sql`number % ${sql.placeholder("each")}::bigint = 0`)
    .prepare("feed_window_positions"),
);

interface FactsValues extends Record<string, unknown> {
  viewers: number[];
  posts: number[];
  authors: number[];
}

const ids = sql`${sql.placeholder("posts")}::bigint[]`;
const authors = sql`${sql.placeholder("authors")}::bigint[]`;
const each = sql`viewer.id`;

const factsOf = (kind: FactKind, rows: SQL): SQL =>
  sql`select ${sql.raw(`'${kind}'`)} as kind, fact.id from (${rows}) as fact`;

/**
 * Returns what some viewers are to these posts and their authors: each kind of fact is a lookup by the primary key of its
 * table, and there are few.
 */
export const viewersFacts = prepared<(Fact & { viewer: number })[], FactsValues>((db) =>
  db
    .select({ viewer: sql<number>`viewer.id`, kind: sql<FactKind>`facts.kind`, id: sql<number>`facts.id` })
    .from(
      sql`unnest(${sql.placeholder("viewers")}::bigint[]) as viewer (id), lateral (${sql.join(
        [
          factsOf(
            "liked",
            sql`select ${likes.postId} as id from ${likes} where ${likes.userId} = ${each} and ${likes.postId} = any(${ids})`,
          ),
          factsOf(
            "bookmarked",
            sql`select ${bookmarks.postId} as id from ${bookmarks} where ${bookmarks.userId} = ${each} and ${bookmarks.postId} = any(${ids})`,
          ),
          factsOf(
            "bond",
            sql`select ${bonds.bondId} as id from ${bonds} where ${bonds.userId} = ${each} and ${bonds.bondId} = any(${authors})`,
          ),
          factsOf("hidden", sql`select id from (${peopleHiddenFrom(each)}) as person where id = any(${authors})`),
          factsOf("anyHidden", sql`select id from (${peopleHiddenFrom(each)}) as person limit 1`),
          factsOf("muted", sql`select id from (${peopleMutedBy(each)}) as person (id) where id = any(${authors})`),
        ],
        sql` union all `,
      )}) as facts`,
    )
    .prepare("feed_window_facts"),
);

/** Returns for each post what a viewer with blocks does not see of its counts. */
export const unseenOf = prepared<Unseen[], { viewer: number; posts: number[] }>((db) =>
  db
    .select({
      id: sql<number>`post.id`,
      likes: hiddenLikes(viewer, sql`post.id`),
      comments: hiddenComments(viewer, sql`post.id`),
    })
    .from(sql`unnest(${ids}) as post (id)`)
    .prepare("feed_window_unseen"),
);
