import { folded } from "#server/core/words/fold.rules";

/** Returns the tags of an idea that match the query: named by `tag:`, or with a word of the query in them. */
export function matchingTags(query: string, tags: readonly string[]): string[] {
  const words = folded(query)
    .split(/[\s"“”]+/)
    .filter((word) => !word.startsWith("-"))
    .map((word) => word.replace(/^(tag:)?#?/, ""))
    .filter((word) => word.length >= 2 && !word.includes(":"));
  return tags.filter((tag) => {
    const name = folded(tag);
    return words.some((word) => name === word || name.split("-").includes(word));
  });
}
