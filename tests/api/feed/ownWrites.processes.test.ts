import { expect, test } from "vitest";
import { type Instance, startApp } from "#tests/kit/app";
import { members, type Person } from "#tests/kit/people";

/*
 * A balancer may send each request of a member to another process. Two processes share one database, and both remember
 * the newest posts: what a member wrote through one of them is in their next answer from the other.
 */

const first = await startApp({ feedWindow: 5_000 });
const second = await first.another({ feedWindow: 5_000 });
const [ada, bo] = await members(first, ["Ada", "Bo"]);
if (!ada || !bo) throw new Error("Two members are needed.");
const post = await ada.posts("To be liked");

interface Marked {
  liked: boolean;
  likesCount: number;
}
interface MarkedPost extends Marked {
  id: number | string;
}

const marksOf = (posts: readonly MarkedPost[]): Marked | undefined => {
  const found = posts.find(({ id }) => Number(id) === post.id);
  return found && { liked: found.liked, likesCount: found.likesCount };
};

const FIELDS = "id liked likesCount";

/** Every way in which a member reads the post. */
const READS: Record<string, (who: Person) => Promise<Marked | undefined>> = {
  "the feed": async (who) => {
    const { feed } = await who.query<{ feed: { edges: { node: MarkedPost }[] } }>(
      `query Page { feed { edges { node { ${FIELDS} } } } }`,
    );
    return marksOf(feed.edges.map(({ node }) => node));
  },
  "the post": async (who) => {
    const { post: one } = await who.query<{ post: MarkedPost }>(`query One { post(id: ${post.id}) { ${FIELDS} } }`);
    return marksOf([one]);
  },
  "the feed over REST": async (who) => marksOf((await who.get<{ posts: MarkedPost[] }>("/api/feed")).body.posts),
  "Everything over REST": async (who) =>
    marksOf((await who.get<{ posts: MarkedPost[] }>("/api/feed?scope=everything")).body.posts),
  "the author's posts": async (who) =>
    marksOf((await who.get<{ posts: MarkedPost[] }>(`/api/feed?username=${ada.username}`)).body.posts),
  "the post over REST": async (who) =>
    marksOf([(await who.get<{ post: MarkedPost }>(`/api/posts/${post.id}`)).body.post]),
};

const like = (who: Person, liked: boolean) =>
  who.query(`mutation Like { setLiked(id: ${post.id}, liked: ${liked}) { id } }`);

test.each(Object.entries(READS))("a like through one process is in %s through the other", async (_, read) => {
  const pairs: [Instance, Instance][] = [
    [first, second],
    [second, first],
  ];
  // Both processes have answered before, so both remember something.
  for (const process of [first, second]) expect(await read(bo.at(process))).toEqual({ liked: false, likesCount: 0 });
  for (let round = 0; round < 2; round++) {
    for (const [writing, reading] of pairs) {
      await like(bo.at(writing), true);
      expect(await read(bo.at(reading)), `round ${round}`).toEqual({ liked: true, likesCount: 1 });
      await like(bo.at(writing), false);
      expect(await read(bo.at(reading)), `round ${round}`).toEqual({ liked: false, likesCount: 0 });
    }
  }
});
