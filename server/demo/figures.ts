import { desc, eq, max } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { metricDays, ROLLED, sightings } from "#server/db/schema/analytics";
import { posts, totals } from "#server/db/schema/posts";
import { settings } from "#server/db/schema/users";
import { members } from "#server/demo/content/members";
import { type Random, randomFor } from "#server/demo/core/random";
import { DAY, HOUR, iso } from "#server/demo/core/times";

/** The days of sightings of the guides. */
const DAYS = 60;
/** The largest number of sightings on a day, by kind. */
const MOST = { profile_view: 9, impression: 70, search_appearance: 5 } as const;
const METRICS = ["profile_view", "impression", "search_appearance"] as const;
/** The sources of visits of a profile: a source that occurs more often is chosen more often. */
const SOURCES = ["feed", "feed", "feed", "feed", "post", "post", "search", "search", "people", null] as const;
/** The number of rows in one statement. */
const AT_ONCE = 1_000;

type Sighting = typeof sightings.$inferInsert;

/**
 * Stores the sightings of the two guides over the last sixty days, slowly growing and fewer at weekends: each with its
 * viewer, and counted by day as the job does. Most members share whose profiles they open.
 */
export async function storeFigures(tx: Tx, people: ReadonlyMap<string, number>, now: number): Promise<void> {
  const everyone = [...people.values()];
  const seen: Sighting[] = [];
  for (const { username } of members.slice(0, 2)) {
    const ownerId = people.get(username);
    if (ownerId === undefined) continue;
    const written = await tx
      .select({ id: posts.id, at: posts.createdAt })
      .from(posts)
      .where(eq(posts.authorId, ownerId))
      .orderBy(desc(posts.id));
    const others = everyone.filter((id) => id !== ownerId);
    seen.push(...sightingsOf({ ownerId, others, written, random: randomFor(`figures ${username}`) }, now));
  }
  const inOrder = seen.toSorted((a, b) => String(a.createdAt).localeCompare(String(b.createdAt)));
  for (let i = 0; i < inOrder.length; i += AT_ONCE) await tx.insert(sightings).values(inOrder.slice(i, i + AT_ONCE));
  await tx.insert(metricDays).values(countByDay(inOrder));
  const [last] = await tx.select({ id: max(sightings.id) }).from(sightings);
  await tx.insert(totals).values({ name: ROLLED, value: last?.id ?? 0 });
  await tx.insert(settings).values(everyone.map((userId, nr) => ({ userId, showVisits: nr % 4 !== 3 })));
}

interface Seen {
  ownerId: number;
  others: number[];
  written: { id: number; at: string }[];
  random: Random;
}

function sightingsOf({ ownerId, others, written, random }: Seen, now: number): Sighting[] {
  // Sightings of today are not in the numbers by day yet.
  const days = Array.from({ length: DAYS }, (_, i) => DAYS - i);
  return days.flatMap((ago) => {
    const midnight = Math.floor((now - ago * DAY) / DAY) * DAY;
    const weekday = new Date(midnight).getUTCDay() % 6 > 0 ? 1 : 0.5;
    const growth = 0.5 + (0.5 * (DAYS - ago)) / DAYS;
    const there = written.filter(({ at }) => Date.parse(at) < midnight);
    return METRICS.flatMap((metric) => {
      const count = Math.round(MOST[metric] * weekday * growth * (0.4 + 0.6 * random.next()));
      if (metric === "impression" && there.length === 0) return [];
      return Array.from({ length: count }, () => ({
        metric,
        ownerId,
        viewerId: random.pick(others),
        postId: metric === "impression" ? favourite(there, random) : 0,
        source: metric === "profile_view" ? random.pick([...SOURCES]) : null,
        createdAt: iso(midnight + Math.floor(24 * HOUR * random.next())),
      }));
    });
  });
}

/** Picks one of the posts, which begin with the newest; newer ones are more likely. */
const favourite = (from: readonly { id: number }[], random: Random): number =>
  from[Math.floor(from.length * random.next() ** 2)]?.id ?? 0;

function countByDay(seen: readonly Sighting[]): (typeof metricDays.$inferInsert)[] {
  const counts = new Map<string, typeof metricDays.$inferInsert & { count: number }>();
  for (const { ownerId: userId, metric, createdAt } of seen) {
    const day = String(createdAt).slice(0, 10);
    const key = `${userId} ${metric} ${day}`;
    const known = counts.get(key) ?? { userId, metric, day, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  return [...counts.values()];
}
