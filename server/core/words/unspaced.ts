/** A run of characters of a script without spaces between words, as `words_in` of the database knows them. */
const RUN =
  /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005\u3041-\u30FA\u30FC-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF]+/gu;

/** Whether a text has characters of a script without spaces. */
export const isUnspaced = (text: string): boolean => text.search(RUN) >= 0;

/** The runs of such scripts in a text, each with its position. */
export const unspacedRunsIn = (text: string): { run: string; at: number }[] =>
  [...text.matchAll(RUN)].map(({ 0: run, index: at }) => ({ run, at }));

/**
 * Takes the runs of a word apart into each two characters, which the index knows; everything else of it stays whole. A
 * query in such a script is often a whole question without a space.
 */
export function pairsOf(word: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { run, at } of unspacedRunsIn(word)) {
    parts.push(word.slice(end, at));
    const characters = [...run];
    parts.push(...(characters.length < 2 ? [run] : characters.slice(1).map((next, i) => `${characters[i]}${next}`)));
    end = at + run.length;
  }
  return [...parts, word.slice(end)].filter((part) => part !== "");
}
