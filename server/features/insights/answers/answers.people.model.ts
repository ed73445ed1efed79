import type { StoredReport } from "#server/db/schema/explore";
import { nameOf } from "#server/features/insights/insights.model";
import type { Ranked } from "./answers.ranking.model.ts";

/** An answer names at most so many members. */
export const PEOPLE_MAX = 5;
/** At most so many posts stand behind one of them. */
const POSTS_MAX = 5;

/** Names the members who wrote what answers a question, those who wrote most of it first, without the viewer. */
export function peopleFor(answering: readonly Ranked[], viewerId: number): StoredReport["people"] {
  const byMember = new Map<number, Ranked[]>();
  for (const passage of answering) {
    const { authorId } = passage.comment ?? passage.post;
    if (authorId !== viewerId) byMember.set(authorId, [...(byMember.get(authorId) ?? []), passage]);
  }
  return [...byMember]
    .map(([userId, passages]) => ({ userId, passages, score: passages.reduce((sum, { score }) => sum + score, 0) }))
    .toSorted((a, b) => b.score - a.score || a.userId - b.userId)
    .slice(0, PEOPLE_MAX)
    .map(({ userId, passages }) => ({ userId, ...reasonOf(passages) }));
}

function reasonOf(passages: readonly Ranked[]): { reason: string; postIds: number[] } {
  const own = passages.filter(({ comment }) => comment === null).map(({ post }) => post);
  const remarked = passages.filter(({ comment }) => comment !== null).map(({ post }) => post);
  const posts = own.length > 0 ? own : remarked;
  const ids = [...new Set(posts.map(({ id }) => id))];
  const [first] = posts;
  if (!first) return { reason: "", postIds: [] };
  const more = ids.length - 1;
  const others = more === 0 ? "" : more === 1 ? " and one more post about this" : ` and ${more} more posts about this`;
  const did = own.length > 0 ? "Wrote" : "Commented on";
  return { reason: `${did} “${nameOf(first)}”${others}`, postIds: ids.slice(0, POSTS_MAX) };
}
