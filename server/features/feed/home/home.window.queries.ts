import { desc, eq, sql, type SQL } from "drizzle-orm";
import type { Keyset } from "#server/core/pagination";
import { type DbOrTx, prepared } from "#server/db/client";
import { postColumns, unfoldedPostCounts } from "#server/db/postColumns";
import { goneComments, hiddenComments, hiddenLikes } from "#server/db/hiddenCounts";
import { readOnce } from "#server/db/keyset";
import { bookmarks } from "#server/db/schema/bookmarks";
import { groups } from "#server/db/schema/groups";
import { bonds } from "#server/db/schema/people";
import { groupPins, likes, PLACE, posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { peopleHiddenFrom } from "#server/db/visibility";
import { forAll } from "#server/features/feed/feed.queries";
import type { PostRow } from "#server/features/posts/posts.model";
import { factsLeftOut } from "./home.rule.queries.ts";
import type { ConfirmedRow, FactKind } from "./home.window.model.ts";

const viewer = sql.placeholder("viewer");

interface SpanValues extends Record<string, unknown> {
  newerAt: string;
  newerId: number;
  olderAt: string;
  olderId: number;
  limit: number;
}

/** The orders of remembered posts: by their times (`posts_feed_idx`), or by their places (`posts_place_idx`). */
const MOMENTS = { time: sql`${posts.createdAt}`, place: PLACE } as const;
export type WindowOrder = keyof typeof MOMENTS;

/** The posts between two positions, newest first. */
const between = (moment: SQL) => sql`(select ${posts.id} as id from ${posts}
  where (${moment}, ${posts.id}) < (${sql.placeholder("newerAt")}::timestamptz, ${sql.placeholder("newerId")}::bigint)
    and (${moment}, ${posts.id}) >= (${sql.placeholder("olderAt")}::timestamptz, ${sql.placeholder("olderId")}::bigint)
    and ${forAll}
  order by ${moment} desc, ${posts.id} desc limit ${sql.placeholder("limit")}) as page`;

/**
 * The version of what a post contains, for everybody. PostgreSQL changes `xmin` with each change of a row: the post's, its
 * author's, its group's, that of its pin. Its counts are read with each page.
 */
const version = sql<string>`concat_ws(' ', ${posts}.xmin, ${users}.xmin,
  (select xmin from ${groups} where ${groups.id} = ${posts.groupId}),
  (select xmin from ${groupPins} where ${groupPins.postId} = ${posts.id}))`;

/** A post with its version, and the moment by which it is ordered. */
export interface VersionedRow extends PostRow {
  version: string;
  placedAt: string;
}

/** A moment of posts in a statement that joins other tables. */
const placedAt = sql<string>`coalesce(${posts.placeAt}, ${posts.createdAt})`.mapWith(posts.createdAt);
const AT = { time: posts.createdAt, place: placedAt } as const;

/** Selects posts as nobody in particular sees them, newest first: `viewer` is a guest. */
const versionedPosts = (db: DbOrTx, order: WindowOrder, page: SQL) =>
  db
    .select({ ...postColumns(viewer), version, placedAt: sql<string>`${AT[order]}`.mapWith(posts.createdAt) })
    .from(page)
    .innerJoin(posts, sql`${posts.id} = page.id`)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoinLateral(unfoldedPostCounts, sql`true`)
    .orderBy(desc(AT[order]), desc(posts.id));

const eachOrder = <Statement>(build: (order: WindowOrder) => Statement): Record<WindowOrder, Statement> => ({
  time: build("time"),
  place: build("place"),
});

/** Reads the posts between two positions. */
export const postsBetween = eachOrder((order) =>
  prepared<VersionedRow[], SpanValues & { viewer: 0 }>((db) =>
    versionedPosts(db, order, readOnce(between(MOMENTS[order]))).prepare(`feed_window_posts_${order}`),
  ),
);

/** Reads only which posts are between two positions, and their versions: a fraction of what the posts cost. */
export const versionsBetween = eachOrder((order) =>
  prepared<Pick<VersionedRow, "id" | "version">[], SpanValues>((db) =>
    db
      .select({ id: posts.id, version })
      .from(readOnce(between(MOMENTS[order])))
      .innerJoin(posts, sql`${posts.id} = page.id`)
      .innerJoin(users, eq(users.id, posts.authorId))
      .orderBy(desc(AT[order]), desc(posts.id))
      .prepare(`feed_window_versions_${order}`),
  ),
);

/** Reads some of these posts again. */
export const changedPosts = eachOrder((order) =>
  prepared<VersionedRow[], { viewer: 0; ids: number[] }>((db) =>
    versionedPosts(db, order, sql`unnest(${sql.placeholder("ids")}::bigint[]) as page (id)`).prepare(
      `feed_window_changed_${order}`,
    ),
  ),
);

/** Reads the number and position of each n-th post, counted from the newest, down to the post of a number; in any order. */
export const positionsOfPosts = eachOrder((order) =>
  prepared<(Keyset & { number: number })[], { each: number; max: number }>((db) =>
    db
      .select({
        number: sql<number>`number`,
        createdAt: sql<string>`at`.mapWith(posts.createdAt),
        id: sql<number>`id`.mapWith(posts.id),
      })
      .from(
        sql`(select at, id, row_number() over (order by at desc, id desc) as number
          from (select ${MOMENTS[order]} as at, id from ${posts} where ${forAll}
            order by ${MOMENTS[order]} desc, id desc limit ${sql.placeholder("max")}) as newest) as numbered`,
      )
      .where(sql`number % ${sql.placeholder("each")}::bigint = 0`)
      .prepare(`feed_window_positions_${order}`),
  ),
);

interface ConfirmValues extends SpanValues {
  /** The posts that are remembered there, and their authors. */
  ids: number[];
  authors: number[];
}

const ids = sql`${sql.placeholder("ids")}::bigint[]`;
const authors = sql`${sql.placeholder("authors")}::bigint[]`;

/** A row about a post, with its version and its counts. */
const versionsOf = (order: WindowOrder, unseen: { likes: SQL; comments: SQL }) => sql`
  select 0::bigint as viewer, 'post' as kind, ${posts.id} as id, ${version} as version,
    ${posts.likesCount} + ${unfoldedPostCounts.likes} - ${unseen.likes} as likes,
    ${posts.bookmarksCount} + ${unfoldedPostCounts.bookmarks} as bookmarks,
    ${posts.commentsCount} + ${unfoldedPostCounts.comments} - ${goneComments(posts.id)} - ${unseen.comments} as comments
  from ${readOnce(between(MOMENTS[order]))}
  join ${posts} on ${posts.id} = page.id
  join ${users} on ${users.id} = ${posts.authorId}
  cross join lateral ${unfoldedPostCounts}`;

const factsOf = (kind: FactKind, rows: SQL): SQL =>
  sql`select ${sql.raw(`'${kind}'`)} as kind, fact.id from (${rows}) as fact`;

/**
 * What a viewer is to these posts and their authors: each kind of fact is a lookup by the primary key of its table, and
 * there are few.
 */
const factsAbout = (each: SQL) =>
  sql.join(
    [
      factsOf("asked", sql`select ${each} as id`),
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
      factsOf("anyHidden", sql`select id from (${peopleHiddenFrom(each)}) as person limit 1`),
      factsOf(
        "placed",
        sql`select ${posts.id} as id from ${posts} where ${posts.authorId} = ${each} and ${posts.placeAt} is not null
          and ${posts.createdAt} >= ${sql.placeholder("olderAt")}::timestamptz and ${posts.placeAt} <= ${sql.placeholder("newerAt")}::timestamptz
          limit 1`,
      ),
      ...factsLeftOut(each, { author: authors, post: ids }),
    ],
    sql` union all `,
  );

const NOTHING = sql`null::text as version, 0 as likes, 0 as bookmarks, 0 as comments`;

const confirming = <Values extends ConfirmValues>(name: string, rows: SQL) =>
  prepared<ConfirmedRow[], Values>((db) =>
    db
      .select({
        viewer: sql<number>`viewer`,
        kind: sql<ConfirmedRow["kind"]>`kind`,
        id: sql<number>`id`,
        version: sql<string | null>`version`,
        likesCount: sql<number>`likes`,
        bookmarksCount: sql<number>`bookmarks`,
        commentsCount: sql<number>`comments`,
      })
      .from(sql`(${rows}) as confirmed`)
      .prepare(name),
  );

const NOBODY = { likes: sql`0`, comments: sql`0` };

/**
 * Reads everything that decides how some viewers see the posts between two positions, and which posts these are: one
 * statement, so that it is all of one moment. It reads no texts. The counts are those for viewers without blocks.
 */
export const confirmedForMany = eachOrder((order) =>
  confirming<ConfirmValues & { viewers: number[] }>(
    `feed_window_confirmed_${order}`,
    sql`${versionsOf(order, NOBODY)} union all select viewer.id, facts.kind, facts.id, ${NOTHING}
      from unnest(${sql.placeholder("viewers")}::bigint[]) as viewer (id), lateral (${factsAbout(sql`viewer.id`)}) as facts`,
  ),
);

/** Reads the same for one viewer, with counts without people whom a block hides from them. */
export const confirmedForOne = eachOrder((order) =>
  confirming<ConfirmValues & { viewer: number }>(
    `feed_window_confirmed_one_${order}`,
    sql`${versionsOf(order, { likes: hiddenLikes(viewer, posts.id), comments: hiddenComments(viewer, posts.id) })}
      union all select ${viewer}::bigint, facts.kind, facts.id, ${NOTHING} from (${factsAbout(sql`${viewer}::bigint`)}) as facts`,
  ),
);
