import { CITED_MAX, type Evidence } from "#server/features/insights/insights.model";

/* Parts of the sentences of cards, and the posts that they cite. */

/** The sum of some numbers. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The ids of posts, in their order. */
export const idsOf = (posts: readonly Evidence[]): number[] => posts.map(({ id }) => id);
const marks = ({ likes, comments, bookmarks }: Evidence) => likes + comments + bookmarks;

/** Posts by how often they were liked, commented on and bookmarked, the most first. */
export const byMarks = (posts: readonly Evidence[]): Evidence[] =>
  [...posts].toSorted((a, b) => marks(b) - marks(a) || b.id - a.id);

/** The posts that a sentence cites, at most `CITED_MAX`. */
export const cite = (posts: readonly Evidence[]): number[] => idsOf(byMarks(posts)).slice(0, CITED_MAX);

/** Returns the post with the highest number; null if no post has any. */
export function most(posts: readonly Evidence[], of: (post: Evidence) => number): Evidence | null {
  const [first] = [...posts].toSorted((a, b) => of(b) - of(a) || b.id - a.id);
  return first && of(first) > 0 ? first : null;
}

/** A number with its noun. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/** The likes and comments of a post in words. */
export const marksOf = ({ likes, comments }: Evidence): string =>
  `${counted(likes, "like", "likes")} and ${counted(comments, "comment", "comments")}`;

/** Tags in words. */
export const listed = (tags: readonly string[]): string => tags.map((tag) => `#${tag}`).join(" and ");
