/** Returns the tags of an idea that match the query: named by `tag:`, or with a word of the query in them. */
export function matchingTags(query: string, tags: readonly string[]): string[] {
  const words = query
    .toLowerCase()
    .split(/[\s"“”]+/)
    .filter((word) => !word.startsWith("-"))
    .map((word) => word.replace(/^(tag:)?#?/, ""))
    .filter((word) => word.length >= 2 && !word.includes(":"));
  return tags.filter((tag) => words.some((word) => tag === word || tag.split("-").includes(word)));
}
