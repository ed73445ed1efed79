import type { Evidence } from "./insights.model.ts";

/** Posts that lie near to each other: those with one tag, and what else they are tagged with. */
export interface Cluster {
  /** The tag that they have in common. */
  tag: string;
  /** It first, then those that stand beside it most often. */
  tags: string[];
  posts: Evidence[];
}

/** A tag of more of the posts than this is the subject itself, and parts nothing from nothing. */
const SUBJECT_SHARE = 0.7;
const TAGS_MAX = 5;
const DAY_MS = 86_400_000;

/** Tags by how many of the posts carry them, the most frequent first. */
export function tagCountsOf(posts: readonly Evidence[]): [tag: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { tags } of posts) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
}

/** The clusters of what was found, the largest first. A post may stand in several. */
export function clustersOf(found: readonly Evidence[]): Cluster[] {
  const counts = tagCountsOf(found).filter(([, count]) => count >= 2);
  const parting = counts.filter(([, count]) => count <= found.length * SUBJECT_SHARE);
  return (parting.length > 0 ? parting : counts).map(([tag]) => {
    const posts = found.filter(({ tags }) => tags.includes(tag));
    const beside = tagCountsOf(posts).flatMap(([other]) => (other === tag ? [] : other));
    return { tag, tags: [tag, ...beside].slice(0, TAGS_MAX), posts };
  });
}

/** How many different members wrote these. */
export const authorsOf = (posts: readonly Evidence[]): number => new Set(posts.map(({ authorId }) => authorId)).size;

/** Those that were shared within so many days, from some days ago on. */
export const within = (posts: readonly Evidence[], now: number, days: number, until = 0): Evidence[] =>
  posts.filter(({ createdAt }) => {
    const age = (now - Date.parse(createdAt)) / DAY_MS;
    return age >= until && age < until + days;
  });

/** Members from whom an insight covers its subject whole. */
const COVERED_BY = 20;
/** Days within which a post is recent. */
export const RECENT_DAYS = 30;

export interface Confidence {
  /** 0 to 100. */
  confidence: number;
  coverage: number;
  agreement: number;
  recency: number;
}

export const NO_CONFIDENCE: Confidence = { confidence: 0, coverage: 0, agreement: 0, recency: 0 };

/**
 * How sure something is that rests on some of the posts that were found: half from how many members they are, three
 * tenths the share of all that was found, two tenths how much of it is of the last thirty days.
 */
export function confidenceIn(posts: readonly Evidence[], found: readonly Evidence[], now: number): Confidence {
  if (posts.length === 0 || found.length === 0) return NO_CONFIDENCE;
  const coverage = Math.min(1, authorsOf(posts) / COVERED_BY);
  const agreement = posts.length / found.length;
  const recency = within(posts, now, RECENT_DAYS).length / posts.length;
  const confidence = Math.round(100 * (0.5 * coverage + 0.3 * agreement + 0.2 * recency));
  return { confidence, coverage: rounded(coverage), agreement: rounded(agreement), recency: rounded(recency) };
}

const rounded = (share: number) => Math.round(share * 1_000) / 1_000;
