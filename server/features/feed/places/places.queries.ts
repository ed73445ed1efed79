import { sql, type SQL } from "drizzle-orm";
import { type DbOrTx, prepared } from "#server/db/client";
import { tagFollows } from "#server/db/schema/explore";
import { feedPlaces, feedVisits } from "#server/db/schema/feed";
import { groupMembers } from "#server/db/schema/groups";
import { bonds, follows } from "#server/db/schema/people";
import { PLACE, posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { canSeePost } from "#server/db/visibility";
import type { Order, Tab } from "#server/features/feed/feed.model";
import { TOP_DAYS, VISIT_MINUTES } from "./places.model.ts";

const viewer = sql.placeholder("viewer");
const days = (count: number) => sql.raw(`interval '${count} days'`);
const pause = sql.raw(`interval '${VISIT_MINUTES} minutes'`);

/**
 * Whether a member's visit has not ended: they read their feed a moment ago. Otherwise the next page of it begins another
 * one.
 */
const isSameVisit = sql`${feedVisits.seenAt} > now() - ${pause}`;

/** When a member was in their feed before this visit, as far back as Top reaches. */
export const topSince: SQL<string> = sql<string>`least(now() - ${days(TOP_DAYS.min)}, greatest(now() - ${days(TOP_DAYS.max)},
    (select case when ${isSameVisit} then ${feedVisits.previousAt} else ${feedVisits.seenAt} end
      from ${feedVisits} where ${feedVisits.userId} = ${viewer})))`;

/** A member's places and order, as they are stored. */
export interface MemoryRow {
  hasFollowing: boolean;
  order: Order;
  since: string;
  scope: Tab | null;
  postId: number | null;
  createdAt: string | null;
  newestId: number | null;
  newestCreatedAt: string | null;
  updatedAt: string | null;
}

/** Reads what is remembered of a member's feed: a row for each tab with a place, or one without. */
export const memoryOf = prepared<MemoryRow[], { viewer: number }>((db) =>
  db
    .select({
      hasFollowing: sql<boolean>`exists (select from ${bonds} where ${bonds.userId} = ${users.id})
        or exists (select from ${follows} where ${follows.followerId} = ${users.id})
        or exists (select from ${tagFollows} where ${tagFollows.userId} = ${users.id})
        or exists (select from ${groupMembers} where ${groupMembers.userId} = ${users.id} and ${groupMembers.state} = 'member')`,
      order: sql<Order>`coalesce((select ${feedVisits.order} from ${feedVisits} where ${feedVisits.userId} = ${users.id}), 'latest')`,
      since: topSince.mapWith(users.createdAt),
      scope: feedPlaces.scope,
      postId: feedPlaces.postId,
      createdAt: feedPlaces.createdAt,
      newestId: feedPlaces.newestId,
      newestCreatedAt: feedPlaces.newestCreatedAt,
      updatedAt: feedPlaces.updatedAt,
    })
    .from(users)
    .leftJoin(feedPlaces, sql`${feedPlaces.userId} = ${users.id}`)
    .where(sql`${users.id} = ${viewer}`)
    .prepare("feed_memory"),
);

/** The position of a post in a tab of the viewer's feed. */
const positionIn = sql`case when ${sql.placeholder("scope")}::text = 'everything' and ${posts.authorId} <> ${viewer}
    then ${PLACE} else ${posts.createdAt} end`;

/** Finds the position of a post in a tab; of the one before it, by their ids, if it has been deleted. */
export const positionOfPost = prepared<{ at: string; id: number }[], { viewer: number; scope: Tab; post: number }>(
  (db) =>
    db
      .select({ at: sql<string>`${positionIn}`.mapWith(posts.createdAt), id: posts.id })
      .from(posts)
      .where(sql`${posts.id} <= ${sql.placeholder("post")}::bigint`)
      .orderBy(sql`${posts.id} desc`)
      .limit(1)
      .prepare("feed_position_of_post"),
);

/** Stores where a member is in a tab, by a post that they may see; no row where they may not. */
export const savePlace = prepared<{ userId: number }[], { viewer: number; scope: Tab; post: number }>((db) => {
  const target = [feedPlaces.userId, feedPlaces.scope];
  const isNewer = sql`(excluded.newest_created_at, excluded.newest_id) > (${feedPlaces.newestCreatedAt}, ${feedPlaces.newestId})`;
  const place = sql`select ${viewer}::bigint, ${sql.placeholder("scope")}::text, place.at, place.id, place.at, place.id, now() from (
    select ${positionIn} as at, ${posts.id} as id from ${posts}
    where ${posts.id} = ${sql.placeholder("post")} and ${canSeePost(viewer, posts)}) as place`;
  return db
    .insert(feedPlaces)
    .select(place)
    .onConflictDoUpdate({
      target,
      set: {
        newestCreatedAt: sql`case when ${isNewer} then excluded.newest_created_at else ${feedPlaces.newestCreatedAt} end`,
        newestId: sql`case when ${isNewer} then excluded.newest_id else ${feedPlaces.newestId} end`,
        createdAt: sql`excluded.created_at`,
        postId: sql`excluded.post_id`,
        updatedAt: sql`now()`,
      },
    })
    .returning({ userId: feedPlaces.userId })
    .prepare("feed_save_place");
});

/** Stores the order in which a member reads their feed. */
export async function saveOrder(db: DbOrTx, userId: number, order: Order): Promise<void> {
  await db
    .insert(feedVisits)
    .values({ userId, order })
    .onConflictDoUpdate({ target: feedVisits.userId, set: { order } });
}

/** Notes that a member reads their feed now: as part of the visit that goes on, or as the beginning of another one. */
export const noteVisit = prepared<unknown, { viewer: number }>((db) =>
  db
    .insert(feedVisits)
    .values({ userId: viewer, beganAt: sql`now()`, seenAt: sql`now()` })
    .onConflictDoUpdate({
      target: feedVisits.userId,
      set: {
        beganAt: sql`case when ${isSameVisit} then ${feedVisits.beganAt} else now() end`,
        previousAt: sql`case when ${isSameVisit} then ${feedVisits.previousAt} else ${feedVisits.seenAt} end`,
        seenAt: sql`now()`,
      },
    })
    .prepare("feed_note_visit"),
);
