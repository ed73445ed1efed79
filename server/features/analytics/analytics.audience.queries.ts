import { desc, eq, sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { personColumns } from "#server/db/personColumns";
import { sightings } from "#server/db/schema/analytics";
import { posts } from "#server/db/schema/posts";
import { settings, users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";
import { TOP_POSTS, LATEST_VISITORS, type Source, type Visitor } from "./analytics.model.ts";

const owner = sql.placeholder("owner");

interface Span extends Record<string, unknown> {
  owner: number;
  /** The first day that counts, `2026-03-01`. */
  since: string;
}

/** The sightings of the owner since the beginning of the span (`sightings_owner_idx`). */
const seen = (metric: "impression" | "profile_view") =>
  sql`${sightings.ownerId} = ${owner} and ${sightings.metric} = ${metric} and ${sightings.createdAt} >= ${sql.placeholder("since")}::date`;

/** Finds the owner's posts that were seen most often, of those that still exist. */
export const topPosts = prepared<{ postId: number; impressions: number; viewers: number }[], Span>((db) =>
  db
    .select({
      postId: sightings.postId,
      impressions: sql<number>`count(*)`.mapWith(Number),
      viewers: sql<number>`count(distinct ${sightings.viewerId})`.mapWith(Number),
    })
    .from(sightings)
    .innerJoin(posts, eq(posts.id, sightings.postId))
    .where(seen("impression"))
    .groupBy(sightings.postId)
    .orderBy(sql`count(*) desc`, desc(sightings.postId))
    .limit(TOP_POSTS)
    .prepare("analytics_top_posts"),
);

/** Counts visits of the owner's profile by their source, most first. */
export const visitSources = prepared<{ source: Source; count: number }[], Span>((db) =>
  db
    .select({
      source: sql<Source>`coalesce(${sightings.source}, 'other')`,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(sightings)
    .where(seen("profile_view"))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc`, sql`1`)
    .prepare("analytics_visit_sources"),
);

const showsVisits = (person: typeof users.id | typeof owner) =>
  sql<boolean>`exists (select from ${settings} where ${settings.userId} = ${person} and ${settings.showVisits} offset 0)`;

/** Lists members who opened the owner's profile, if both share such visits; each once, the latest first. */
export const namedVisitors = prepared<Visitor[], Span>((db) => {
  const visits = sql`(select ${sightings.viewerId} as id, max(${sightings.createdAt}) as last_at, count(*) as visits
    from ${sightings} where ${seen("profile_view")} and ${showsVisits(owner)} group by 1) as visit`;
  return db
    .select({
      user: personColumns,
      visits: sql<number>`visit.visits`.mapWith(Number),
      lastAt: sql<string>`visit.last_at`.mapWith(sightings.createdAt),
    })
    .from(visits)
    .innerJoin(users, sql`${users.id} = visit.id`)
    .where(sql`${showsVisits(users.id)} and ${canSeePerson(owner, users.id)}`)
    .orderBy(sql`visit.last_at desc`, sql`visit.id desc`)
    .limit(LATEST_VISITORS)
    .prepare("analytics_visitors");
});

/** Counts the members who opened the owner's profile. */
export const countVisitors = prepared<{ count: number }[], Span>((db) =>
  db
    .select({ count: sql<number>`count(distinct ${sightings.viewerId})`.mapWith(Number) })
    .from(sightings)
    .where(seen("profile_view"))
    .prepare("analytics_visitors_count"),
);
