import { CATEGORIES, type Category } from "#server/core/categories.rules";
import type { CategoryDraft, MemberDraft, PostDraft } from "#server/demo/content/drafts";
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

/** Plans all posts, oldest first. The categories alternate, in another order each round. */
export function planPosts({ categories, members, now, random }: Parts): PlannedPost[] {
  const rounds = Math.max(...categories.map(({ posts }) => posts.length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    random.sample(categories, categories.length).flatMap(({ category, posts }) => {
      // Every other category begins with its second post, so that posts with and without pictures alternate at the top.
      const swapped = round < 2 && CATEGORIES.indexOf(category) % 2 === 1;
      const draft = posts[swapped ? 1 - round : round];
      return draft ? [{ category, draft }] : [];
    }),
  ).flat();
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
