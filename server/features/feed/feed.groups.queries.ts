import { eq, sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { behind, readOnce } from "#server/db/keyset";
import { postColumns, unfoldedPostCounts } from "#server/db/postColumns";
import { groups } from "#server/db/schema/groups";
import { groupPins, posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import {
  canSeePost,
  isForOthers,
  isGroupMember,
  isNotHidden,
  isNotHiddenBy,
  isNotMuted,
  peopleHiddenFrom,
  peopleMutedBy,
} from "#server/db/visibility";
import type { PostRow } from "#server/features/posts/posts.model";

const viewer = sql.placeholder("viewer");
const group = sql`${sql.placeholder("group")}::bigint`;

/** Checks once for a statement whether the viewer may read the group, so that nothing of a closed one is walked through. */
const isOpen = sql`(exists (select 1 from ${groups} where ${groups.id} = ${group} and ${groups.visibility} = 'public' and ${groups.deletedAt} is null)
  or ${isGroupMember(viewer, group)})`;

const isListed = sql`${posts.groupId} = ${group} and ${isOpen} and ${canSeePost(viewer, posts)} and ${isNotMuted(viewer, posts.authorId)}
  and ${isNotHiddenBy(viewer, posts.id)}`;

/** Pinned posts stand before all others: by the time when they were pinned, a thousand years later. */
const PINNED_AT = sql`${groupPins.createdAt} + interval '1000 years'`;

/**
 * The posts of a group that the viewer may see, of people they have not muted: the pinned ones first
 * (`group_pins_group_idx`), then the others, newest first (`posts_group_idx`).
 */
const pageOf = (limit: SQL, rest: SQL) => sql`(select id, at from (
    (select ${posts.id} as id, ${PINNED_AT} as at from ${groupPins} join ${posts} on ${posts.id} = ${groupPins.postId}
      where ${groupPins.groupId} = ${group} and ${behind(PINNED_AT, posts.id)} and ${isListed}
      order by ${PINNED_AT} desc, ${posts.id} desc limit ${limit})
    union all
    (select ${posts.id}, ${posts.createdAt} from ${posts} where ${behind(posts.createdAt, posts.id)} and ${isListed}
        and not exists (select from ${groupPins} where ${groupPins.postId} = ${posts.id})
      order by ${posts.createdAt} desc, ${posts.id} desc limit ${limit})) as listed
  order by at desc, id desc ${rest}) as page`;

/** A post with the moment by which the list is ordered. */
type ListedRow = PostRow & { listedAt: string };

interface ListValues extends Record<string, unknown> {
  viewer: number;
  group: number;
  createdAt: string;
  id: number;
}

const build = (size: string, limit: SQL, rest: SQL) =>
  prepared<ListedRow[], ListValues>((db) =>
    db
      .select({ ...postColumns(viewer), listedAt: sql<string>`page.at`.mapWith(posts.createdAt) })
      .from(readOnce(pageOf(limit, rest)))
      .innerJoin(posts, sql`${posts.id} = page.id`)
      .innerJoin(users, eq(users.id, posts.authorId))
      .innerJoinLateral(unfoldedPostCounts, sql`true`)
      .orderBy(sql`page.at desc, page.id desc`)
      .prepare(`feed_group_${size}`),
  );

const bySize = new Map<number, ReturnType<typeof build>>();
const skipping = build(
  "n",
  sql`${sql.placeholder("limit")}::int`,
  sql`limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")}`,
);

/** Reads posts of a group behind a position: after `offset` posts, the rest of `limit`. */
export function groupPage(db: DbOrTx, values: ListValues, limit: number, offset: number): Promise<ListedRow[]> {
  if (offset > 0) return skipping(db, { ...values, limit: limit + offset, offset });
  const size = sql`${sql.raw(String(Math.trunc(limit)))}`;
  const page = bySize.get(limit) ?? build(String(limit), size, sql`limit ${size}`);
  bySize.set(limit, page);
  return page(db, values);
}

/** Posts of a group are counted up to this number. */
const COUNTED_MAX = 10_000;

/**
 * Counts the posts of a group by people whom the viewer sees and has not muted, by `posts_group_idx`; ten thousand
 * stands for all above. In a private group of others there are none.
 */
export const countInGroup = prepared<{ count: number }[], { viewer: number; group: number }>((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(
      sql`(select from ${posts} where ${posts.groupId} = ${group} and ${isOpen}
        and (${isForOthers(posts.visibility)} or (${posts.visibility} in ('waiting', 'hidden') and ${posts.authorId} = ${viewer}))
        and ${posts.authorId} <> all(array(${peopleHiddenFrom(viewer)} union ${peopleMutedBy(viewer)}))
        and ${isNotHidden(viewer, posts.authorId)} and ${isNotHiddenBy(viewer, posts.id)}
      limit ${sql.raw(String(COUNTED_MAX))}) as counted`,
    )
    .prepare("feed_group_count"),
);
