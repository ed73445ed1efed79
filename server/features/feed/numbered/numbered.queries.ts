import { and, eq, sql } from "drizzle-orm";
import type { Keyset } from "#server/core/pagination";
import { prepared } from "#server/db/client";
import { feedAnchors } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { ANCHOR_MINUTES, type FeedState } from "#server/features/feed/feed.model";
import { authorTotal } from "#server/features/feed/feed.queries";

const viewer = sql.placeholder("viewer");
const username = sql.placeholder("username");

/** Reads the state of one author's feed; no row when there is no such author. */
export const authorState = prepared<FeedState[], { viewer: number; username: string }>((db) =>
  db
    .select({
      total: authorTotal,
      scope: sql<string>`${users.id}::text`,
      anchor: { createdAt: feedAnchors.newestCreatedAt, id: feedAnchors.newestId },
    })
    .from(users)
    .leftJoin(
      feedAnchors,
      and(
        eq(feedAnchors.viewerId, viewer),
        eq(feedAnchors.scope, sql`${users.id}::text`),
        sql`${feedAnchors.takenAt} > now() - interval '${sql.raw(String(ANCHOR_MINUTES))} minutes'`,
      ),
    )
    .where(sql`lower(${users.username}) = lower(${username})`)
    .prepare("feed_author_state"),
);

/** Reads where the viewer's first page of a scope began, while it is remembered. */
export const anchorOf = prepared<Keyset[], { viewer: number; scope: string }>((db) =>
  db
    .select({ createdAt: feedAnchors.newestCreatedAt, id: feedAnchors.newestId })
    .from(feedAnchors)
    .where(
      and(
        eq(feedAnchors.viewerId, viewer),
        eq(feedAnchors.scope, sql.placeholder("scope")),
        sql`${feedAnchors.takenAt} > now() - interval '${sql.raw(String(ANCHOR_MINUTES))} minutes'`,
      ),
    )
    .prepare("feed_anchor"),
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
