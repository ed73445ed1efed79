import { performance } from "node:perf_hooks";
import type { Database } from "#server/db/client";
import type { Marked, Marking } from "#server/db/marks";
import { postLikes } from "#server/features/posts/posts.queries";
import { Batches } from "#server/platform/batches";

/** Sets the like of a member on a post, or removes it. */
export interface Toggling {
  name: string;
  /** The post that this way of liking has for itself. */
  postId: number;
  setLiked(memberId: number, on: boolean): Promise<void>;
}

/** The statements that are compared, each on a post of its own. */
export function statementsOf({ db, sql }: Database): Record<"counted" | "uncounted" | "inline", Toggling> {
  const prepared = { prepare: true };
  const uncounted = {
    add: `insert into likes (user_id, post_id) values ($1, $2) on conflict do nothing`,
    remove: `delete from likes where user_id = $1 and post_id = $2`,
  };
  const inline = (change: string, sign: string) =>
    `with changed as (${change} returning post_id)
      update posts set likes_count = likes_count ${sign} 1 from changed where posts.id = changed.post_id`;
  const by = (statements: typeof uncounted, postId: number) => async (memberId: number, on: boolean) => {
    await sql.unsafe(on ? statements.add : statements.remove, [memberId, postId], prepared);
  };
  const likes = new Batches<Marking, Marked>((id, markings) => postLikes.set(db, id, markings));
  return {
    counted: {
      name: "the product's statement",
      postId: 1,
      async setLiked(memberId, wants) {
        await likes.do(1, { memberId, wants });
      },
    },
    uncounted: { name: "no counter", postId: 2, setLiked: by(uncounted, 2) },
    inline: {
      name: "a counter in the row",
      postId: 3,
      setLiked: by({ add: inline(uncounted.add, "+"), remove: inline(uncounted.remove, "-") }, 3),
    },
  };
}

/** Lets every member toggle their like as fast as it goes, and returns the toggles of a second. */
export async function togglesPerSecond(
  toggling: Toggling,
  members: readonly number[],
  seconds: number,
): Promise<number> {
  const began = performance.now();
  const end = began + seconds * 1_000;
  const counts = await Promise.all(
    members.map(async (member) => {
      let count = 0;
      while (performance.now() < end) await toggling.setLiked(member, ++count % 2 === 1);
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - began) / 1_000);
}
