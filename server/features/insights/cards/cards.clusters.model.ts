import type { Evidence } from "#server/features/insights/insights.model";

/** Posts that have a tag in common, and their other tags. */
export interface Cluster {
  /** The tag that they have in common. */
  tag: string;
  /** That tag first, then those that occur with it most often. */
  tags: string[];
  posts: Evidence[];
}

/** A tag of a larger share of the posts is the subject itself and does not divide the posts. */
const SUBJECT_SHARE = 0.7;
/** A cluster names at most this many tags. */
export const TAGS_MAX = 5;
const DAY_MS = 86_400_000;

/** Tags by how many of the posts carry them, the most frequent first. */
function tagCountsOf(posts: readonly Evidence[]): [tag: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { tags } of posts) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
}

/** Returns the clusters of the evidence, the largest first. A post may belong to several. */
export function clustersOf(evidence: readonly Evidence[]): Cluster[] {
  const counts = tagCountsOf(evidence).filter(([, count]) => count >= 2);
  const dividing = counts.filter(([, count]) => count <= evidence.length * SUBJECT_SHARE);
  return (dividing.length > 0 ? dividing : counts).map(([tag]) => {
    const posts = evidence.filter(({ tags }) => tags.includes(tag));
    const others = tagCountsOf(posts).flatMap(([other]) => (other === tag ? [] : other));
    return { tag, tags: [tag, ...others].slice(0, TAGS_MAX), posts };
  });
}

/** Counts the different authors of posts. */
export const authorsOf = (posts: readonly Evidence[]): number => new Set(posts.map(({ authorId }) => authorId)).size;

/** Returns the posts that were shared within so many days before the day that lies `until` days back. */
export const within = (posts: readonly Evidence[], now: number, days: number, until = 0): Evidence[] =>
  posts.filter(({ createdAt }) => {
    const age = (now - Date.parse(createdAt)) / DAY_MS;
    return age >= until && age < until + days;
  });

/** Posts of this many members cover their subject fully. */
export const COVERED_BY = 20;
/** The share that each part has in the confidence. */
export const CONFIDENCE_WEIGHTS = { coverage: 0.5, agreement: 0.3, recency: 0.2 };
/** A post is recent for this many days. */
export const RECENT_DAYS = 30;

export interface Confidence {
  /** The confidence in percent. */
  confidence: number;
  coverage: number;
  agreement: number;
  recency: number;
}

export const NO_CONFIDENCE: Confidence = { confidence: 0, coverage: 0, agreement: 0, recency: 0 };

/**
 * Computes the confidence of a card that cites some of the evidence: from the number of authors, from their share of
 * all evidence, and from the share that is recent.
 */
export function confidenceIn(posts: readonly Evidence[], evidence: readonly Evidence[], now: number): Confidence {
  if (posts.length === 0 || evidence.length === 0) return NO_CONFIDENCE;
  const coverage = Math.min(1, authorsOf(posts) / COVERED_BY);
  const agreement = posts.length / evidence.length;
  const recency = within(posts, now, RECENT_DAYS).length / posts.length;
  const weights = CONFIDENCE_WEIGHTS;
  const sum = weights.coverage * coverage + weights.agreement * agreement + weights.recency * recency;
  const confidence = Math.round(100 * sum);
  return { confidence, coverage: rounded(coverage), agreement: rounded(agreement), recency: rounded(recency) };
}

const rounded = (share: number) => Math.round(share * 1_000) / 1_000;
