import { and, eq, sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { feedAnchors } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { ANCHOR_MINUTES, type FeedState } from "#server/features/feed/feed.model";
import { authorTotal, homeTotal } from "#server/features/feed/feed.queries";

const viewer = sql.placeholder("viewer");
const username = sql.placeholder("username");

const anchor = {
  createdAt: feedAnchors.newestCreatedAt,
  id: feedAnchors.newestId,
  /** The anchor is so recent that storing it again would change nothing. */
  fresh: sql<boolean>`${feedAnchors.takenAt} > now() - interval '1 minute'`,
};
const anchorOf = (scope: SQL) =>
  and(
    eq(feedAnchors.viewerId, viewer),
    eq(feedAnchors.scope, scope),
    sql`${feedAnchors.takenAt} > now() - interval '${sql.raw(String(ANCHOR_MINUTES))} minutes'`,
  );

/** Reads the state of the viewer's home feed. */
export const homeState = prepared<FeedState[], { viewer: number }>((db) =>
  db
    .select({ total: homeTotal, scope: sql<string>`''`, anchor })
    .from(sql`(select 1) as one`)
    .leftJoin(feedAnchors, anchorOf(sql`''`))
    .prepare("feed_home_state"),
);

/** Reads the state of one author's feed; no row when there is no such author. */
export const authorState = prepared<FeedState[], { viewer: number; username: string }>((db) =>
  db
    .select({ total: authorTotal, scope: sql<string>`${users.id}::text`, anchor })
    .from(users)
    .leftJoin(feedAnchors, anchorOf(sql`${users.id}::text`))
    .where(sql`lower(${users.username}) = lower(${username})`)
    .prepare("feed_author_state"),
);

/** Stores where a first page began. */
export const keepAnchor = prepared<unknown, { viewer: number; scope: string; createdAt: string; id: number }>((db) =>
  db
    .insert(feedAnchors)
    .values({
      viewerId: viewer,
      scope: sql.placeholder("scope"),
      newestCreatedAt: sql.placeholder("createdAt"),
      newestId: sql.placeholder("id"),
    })
    .onConflictDoUpdate({
      target: [feedAnchors.viewerId, feedAnchors.scope],
      set: {
        newestCreatedAt: sql`excluded.newest_created_at`,
        newestId: sql`excluded.newest_id`,
        takenAt: sql`excluded.taken_at`,
      },
    })
    .prepare("feed_keep_anchor"),
);
