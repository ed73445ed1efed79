import type { StoredInsightCard, StoredSentence } from "#server/db/schema/explore";
import type { TagTrendView } from "#server/features/search/search.model";
import { authorsOf, type Cluster, RECENT_DAYS, within } from "./cards.clusters.model.ts";
import { type Evidence, nameOf } from "#server/features/insights/insights.model";
import { byMarks, cite, counted, listed, marksOf } from "./cards.phrases.model.ts";

/** A card before its confidence and its citations are computed. */
export type Draft = Pick<StoredInsightCard, "title" | "tags"> & { sentences: StoredSentence[]; posts: Evidence[] };

/** Longer spans are tried for subjects that change slowly. */
const SPANS = [RECENT_DAYS, 3 * RECENT_DAYS, 12 * RECENT_DAYS];

/** A part of the subject gains ground with so many posts of so many members. */
const GAINING = { posts: 5, authors: 3 };
const gains = (posts: readonly Evidence[]): boolean =>
  posts.length >= GAINING.posts && authorsOf(posts) >= GAINING.authors;

/**
 * Finds the part of the subject about which more members write than before; if none grows, the one about which most
 * write.
 */
export function trendIn(clusters: readonly Cluster[], now: number): Draft | null {
  for (const days of SPANS) {
    const moved = clusters
      .map((cluster) => {
        const recent = within(cluster.posts, now, days);
        const before = within(cluster.posts, now, days, days);
        return { ...cluster, recent, now: authorsOf(recent), before: authorsOf(before) };
      })
      .filter((cluster) => cluster.now >= 2)
      .toSorted((a, b) => b.now - b.before - (a.now - a.before) || b.now - a.now || a.tag.localeCompare(b.tag));
    const best = moved[0];
    if (!best) continue;
    const text = `${counted(best.now, "member", "members")} wrote about #${best.tag} in the last ${days} days, ${changeOf(best)} in the ${days} days before.`;
    return draftOf(best, best.recent, text, best.now > best.before && gains(best.recent));
  }
  return null;
}

function changeOf({ now, before }: { now: number; before: number }): string {
  if (now === before) return "as many as";
  return `${now > before ? "up" : "down"} from ${before === 0 ? "none" : before.toLocaleString("en-US")}`;
}

/** Finds the part of a week's ideas that grew most beside its usual week, as Explore counts it. */
export function weekTrendIn(clusters: readonly Cluster[], trends: ReadonlyMap<string, TagTrendView>): Draft | null {
  const moved = clusters
    .map((cluster) => {
      const trend = trends.get(cluster.tag) ?? null;
      const week = Math.max(trend?.weekAuthors ?? 0, authorsOf(cluster.posts));
      return { ...cluster, week, trend, gain: week - (trend?.usualAuthors ?? 0) };
    })
    .filter(({ week }) => week >= 2)
    .toSorted((a, b) => b.gain - a.gain || b.week - a.week || a.tag.localeCompare(b.tag));
  const best = moved[0];
  if (!best) return null;
  const text = `${counted(best.week, "member", "members")} wrote about #${best.tag} this week${besideUsual(best)}.`;
  return draftOf(best, best.posts, text, (best.trend?.growthPercent ?? 1) > 0 && gains(best.posts));
}

function besideUsual({ week, trend }: { week: number; trend: TagTrendView | null }): string {
  if (trend?.isNew) return ", and nobody did before";
  const usual = trend?.usualAuthors ?? null;
  if (usual === null) return "";
  if (usual < 1) return ", which hardly anybody does in a usual week";
  const rounded = usual.toLocaleString("en-US", { maximumFractionDigits: 1 });
  return `, ${week > usual ? "more than" : week < usual ? "fewer than" : "as many as"} the usual ${rounded}`;
}

/** The card of a cluster: how many wrote about it, what drew most attention, and what else it is about. */
function draftOf({ tag, tags, posts }: Cluster, recent: readonly Evidence[], text: string, grows: boolean): Draft {
  const top = byMarks(recent)[0];
  const sentences: StoredSentence[] = [{ text, postIds: cite(recent) }];
  if (top)
    sentences.push({
      text: `“${nameOf(top)}” by ${top.author} drew most attention, with ${marksOf(top)}.`,
      postIds: [top.id],
    });
  const others = tags.slice(1, 3);
  const both = posts.filter((post) => others.some((other) => post.tags.includes(other)));
  if (others.length > 0 && both.length > 0)
    sentences.push({ text: `Related: ${listed(others)}.`, postIds: cite(both) });
  return { title: grows ? `#${tag} is gaining ground` : `Steady interest in #${tag}`, tags, sentences, posts };
}
