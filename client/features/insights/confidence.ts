/** From these percents on, confidence is called fair and strong. */
const FAIR = 25;
const STRONG = 60;

/** Returns the word for a confidence in percent, since a number alone reads like a mark at school. */
export function confidenceWord(percent: number): "weak" | "fair" | "strong" {
  return percent >= STRONG ? "strong" : percent >= FAIR ? "fair" : "weak";
}

/** The confidence of a card, and its parts from 0 to 1. */
export interface Confidence {
  percent: number;
  /** The share of the question's words that stand in its posts; null where nothing was asked. */
  met?: number | null;
  coverage: number;
  agreement: number;
  recency: number;
}

const percentOf = (share: number) => `${Math.round(100 * share)}%`;

/** Says from what the confidence of a card was computed. */
export function partsOf({ met = null, coverage, agreement, recency }: Confidence): string {
  if (met !== null)
    return `${percentOf(met)} of the words of your question stand in the posts of this card, the rarer words counting more.`;
  return `Half of it is how many different people wrote (${percentOf(coverage)}), three tenths how many of the posts found are about it (${percentOf(agreement)}), two tenths how much of it is from the last 30 days (${percentOf(recency)}).`;
}

/** Says from what the confidence of an answer was computed. */
export const answerPartsOf = (confidence: number): string =>
  `${percentOf(confidence)} of the words and names of your question stand in the passages that are quoted.`;

/** A sentence cites at most so many posts one by one; the others stand in the list of sources alone. */
const CITED_MAX = 2;

/**
 * Returns the sources that each sentence names, by their numbers from one: each source once in a card, where it is cited
 * first, and none for a sentence about many posts.
 */
export function citationsOf(
  sentences: readonly { postIds: readonly string[] }[],
  sources: readonly { id: string }[],
): { id: string; number: number }[][] {
  const named = new Set<string>();
  return sentences.map(({ postIds }) => {
    if (postIds.length > CITED_MAX) return [];
    return postIds.flatMap((id) => {
      const at = sources.findIndex((source) => source.id === id);
      if (at === -1 || named.has(id)) return [];
      named.add(id);
      return { id, number: at + 1 };
    });
  });
}
