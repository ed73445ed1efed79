import type { Category } from "#server/core/categories.rules";

/** The number of suggested tags that are visible at once. */
const SUGGESTIONS_MAX = 8;

/** The tags that the form suggests, each with the categories that it suits. */
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

/** All suggested tags, in their order for an idea of which nothing is known yet. */
export const SUGGESTED_TAGS: readonly string[] = Object.keys(SUGGESTED);

/** Returns the suggested tags that suit an idea best: those that its text names first, those of its category next. */
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
