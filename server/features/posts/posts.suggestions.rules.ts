import type { Category } from "#server/core/categories.rules";

/** Suggested tags that are shown at once. */
const SUGGESTIONS_MAX = 8;

/** The tags that the form offers, each with the categories it lies near to. */
const SUGGESTED: Record<string, readonly Category[]> = {
  innovation: ["Technology", "Business", "Science"],
  research: ["Science", "Health", "Education"],
  community: ["Society", "Environment", "Arts & Culture"],
  howto: ["Technology", "Education", "Personal Growth"],
  design: ["Design", "Arts & Culture", "Technology"],
  energy: ["Environment", "Technology", "Science"],
  learning: ["Education", "Personal Growth"],
  teams: ["Business", "Personal Growth"],
  accessibility: ["Design", "Technology", "Society"],
  data: ["Technology", "Science", "Business"],
  measurement: ["Science", "Health", "Environment"],
  writing: ["Arts & Culture", "Education", "Personal Growth"],
  habits: ["Personal Growth", "Health"],
  craft: ["Design", "Arts & Culture"],
  repair: ["Environment", "Technology", "Design"],
  pricing: ["Business"],
  care: ["Health", "Society"],
  cities: ["Society", "Environment", "Design"],
};

/** All of them, in the order in which they are offered when nothing is known of the idea. */
export const SUGGESTED_TAGS: readonly string[] = Object.keys(SUGGESTED);

/** Those of the suggested tags that suit an idea best: named in its words first, near to its category next. */
export function suggestTags(idea: { title: string; content: string; category: string; tags: string[] }): string[] {
  const text = `${idea.title} ${idea.content}`.toLowerCase();
  const words = new Set(text.match(/[\p{L}\p{N}-]+/gu));
  const weight = (tag: string) => {
    const isNamed = words.has(tag) || words.has(`${tag}s`) || words.has(tag.replace(/s$/, ""));
    const near = SUGGESTED[tag]?.findIndex((category) => category === idea.category) ?? -1;
    return (isNamed ? 10 : 0) + (near < 0 ? 0 : 3 - near);
  };
  return SUGGESTED_TAGS.filter((tag) => !idea.tags.includes(tag))
    .map((tag) => ({ tag, weight: weight(tag) }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ tag }) => tag);
}
