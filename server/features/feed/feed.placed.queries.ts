import { eq, sql, type SQL } from "drizzle-orm";
import { type DbOrTx, prepared } from "#server/db/client";
import { behind, readOnce } from "#server/db/keyset";
import { postColumns, unfoldedPostCounts } from "#server/db/postColumns";
import { PLACE, posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import type { PostRow } from "#server/features/posts/posts.model";
import { forAll } from "./feed.queries.ts";
import { isAtHome } from "./home/home.rule.queries.ts";

const viewer = sql.placeholder("viewer");

/** A post of Everything with the moment by which it is ordered. */
export interface PlacedRow extends PostRow {
  placedAt: string;
}

interface PlacedValues extends Record<string, unknown> {
  viewer: number;
  createdAt: string;
  id: number;
}

/** Whether a post has another place for others than for the viewer, who wrote it. */
const isOwn = sql`(${posts.authorId} = ${viewer} and ${posts.placeAt} is not null)`;

/**
 * The posts of Everything behind a position, by their places (`posts_place_idx`); the viewer's own are where they were
 * written (`posts_placed_idx`).
 */
const placedPage = (limit: SQL, rest: SQL) => sql`(select id, at from (
    (select ${posts.id} as id, ${PLACE} as at from ${posts} where ${behind(PLACE, posts.id)}
      and ${isAtHome(viewer)} and not ${isOwn}
      order by ${PLACE} desc, ${posts.id} desc limit ${limit})
    union all
    (select ${posts.id}, ${posts.createdAt} from ${posts} where ${isOwn} and ${behind(posts.createdAt, posts.id)} and ${forAll}
      order by ${posts.createdAt} desc, ${posts.id} desc limit ${limit})) as placed
  order by at desc, id desc ${rest}) as page`;

const build = (size: string, limit: SQL, rest: SQL) =>
  prepared<PlacedRow[], PlacedValues>((db) =>
    db
      .select({ ...postColumns(viewer), placedAt: sql<string>`page.at`.mapWith(posts.createdAt) })
      .from(readOnce(placedPage(limit, rest)))
      .innerJoin(posts, sql`${posts.id} = page.id`)
      .innerJoin(users, eq(users.id, posts.authorId))
      .innerJoinLateral(unfoldedPostCounts, sql`true`)
      .orderBy(sql`page.at desc, page.id desc`)
      .prepare(`feed_placed_${size}`),
  );

const bySize = new Map<number, ReturnType<typeof build>>();
const skipping = build(
  "n",
  sql`${sql.placeholder("limit")}::int`,
  sql`limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")}`,
);

/** Reads posts of Everything behind a position in the order of their places: after `offset` posts, the rest of `limit`. */
export function placedPosts(db: DbOrTx, values: PlacedValues, limit: number, offset: number): Promise<PlacedRow[]> {
  if (offset > 0) return skipping(db, { ...values, limit: limit + offset, offset });
  const size = sql`${sql.raw(String(Math.trunc(limit)))}`;
  const page = bySize.get(limit) ?? build(String(limit), size, sql`limit ${size}`);
  bySize.set(limit, page);
  return page(db, values);
}
