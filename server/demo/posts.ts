import { CATEGORIES, type Category } from "#server/core/categories.rules";
import type { CategoryDraft, MemberDraft, PostDraft } from "#server/demo/content/drafts";
import { pictures } from "#server/demo/content/stills";
import { categoriesByTitle } from "#server/demo/content/subjects";
import type { Random } from "#server/demo/core/random";
import { postTimes } from "#server/demo/core/times";

/** A post of the community, with the members who answer it. */
export interface PlannedPost {
  draft: PostDraft;
  by: string;
  category: Category;
  at: number;
  /** The popularity of the post, from 0 to 1; most posts have little. */
  warmth: number;
  likedBy: string[];
  bookmarkedBy: string[];
}

interface Parts {
  categories: readonly CategoryDraft[];
  members: readonly MemberDraft[];
  now: number;
  random: Random;
}

/**
 * How the posts of a category lie in time: above 1 most of them are recent, so that its tags grow; below 1 its members
 * have written less lately.
 */
const RECENCY: Record<Category, number> = {
  Technology: 1.05,
  Business: 0.82,
  Science: 0.95,
  Health: 1.1,
  Education: 0.9,
  Environment: 1.35,
  "Arts & Culture": 0.78,
  Society: 1.2,
  Design: 1,
  "Personal Growth": 0.7,
};

/** Plans all posts, oldest first. The categories alternate, some of them more often of late than others. */
export function planPosts({ categories, members, now, random }: Parts): PlannedPost[] {
  const inTurn = categories
    .flatMap(({ category, posts }) =>
      posts.map((written, i) => {
        // Every other category begins with its second post, so that posts with and without pictures alternate at the top.
        const swapped = i < 2 && CATEGORIES.indexOf(category) % 2 === 1;
        const draft = withPicture((swapped ? posts[1 - i] : undefined) ?? written);
        const age = ((i + random.next()) / posts.length) ** RECENCY[category];
        return { category: categoriesByTitle[draft.title ?? ""] ?? category, draft, age };
      }),
    )
    .toSorted((a, b) => a.age - b.age);
  const times = postTimes(inTurn.length, now, random);
  const posts = inTurn.map(({ category, draft }, i) => {
    const at = times[i] ?? now;
    const warmth = Math.min(1, random.next() ** 1.8 + (draft.talk?.length ?? 0) / 20);
    const readers = members.filter(({ username }) => username !== draft.by);
    const moved = (most: number) =>
      readers
        .filter(({ fields }) => random.next() < warmth * most * (fields.includes(category) ? 1 : 0.4))
        .map(({ username }) => username);
    return { draft, by: draft.by, category, at, warmth, likedBy: moved(0.85), bookmarkedBy: moved(0.16) };
  });
  return posts.toReversed();
}

/** Adds the picture that stands apart from the text of a post. */
function withPicture(draft: PostDraft): PostDraft {
  const picture = draft.picture ?? pictures[draft.title ?? ""];
  return picture ? { ...draft, picture } : draft;
}
