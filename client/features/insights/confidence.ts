/** From these percents on, confidence is called fair and strong. */
const FAIR = 25;
const STRONG = 60;

/** Returns the word for a confidence in percent, since a number alone reads like a mark at school. */
export function confidenceWord(percent: number): "weak" | "fair" | "strong" {
  return percent >= STRONG ? "strong" : percent >= FAIR ? "fair" : "weak";
}

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
