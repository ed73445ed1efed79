import { describe, expect, test } from "vitest";
import { startApp, type Instance } from "#tests/kit/app";
import { Listener } from "#tests/kit/live";
import { join, members, people, type Person } from "#tests/kit/people";
import { repeatUntil } from "#tests/kit/eventually";

const app = await startApp();
const second = await app.another();

const CHANGED = `subscription Changed($ids: [ID!]!) {
  postChanged(ids: $ids) { id content liked likesCount bookmarked bookmarksCount commentsCount canEdit }
}`;

interface Changed {
  postChanged: {
    id: string;
    content: string;
    liked: boolean;
    likesCount: number;
    bookmarked: boolean;
    bookmarksCount: number;
    commentsCount: number;
    canEdit: boolean;
  };
}

/** Watches posts, and returns once changes really arrive: a herald changes a post until that event is received. */
async function watching(instance: Instance, who: Person, ...posts: { id: number }[]): Promise<Listener<Changed>> {
  const herald = await join(app, "Herald");
  const { id } = await herald.posts("Do you hear me?");
  const ids = [id, ...posts.map((post) => post.id)].map(String);
  const listener = new Listener<Changed>(instance, who.token, CHANGED, { ids });
  const arrived = listener.next(({ postChanged }) => postChanged.id === String(id));
  await repeatUntil(() => herald.send(`/api/posts/${id}/like`), arrived, 100);
  return listener;
}

const about = (post: { id: number }, more: (changed: Changed["postChanged"]) => boolean = () => true) => {
  return ({ postChanged }: Changed) => postChanged.id === String(post.id) && more(postChanged);
};

describe("events of the visible posts", () => {
  test("contain likes, bookmarks, comments and edits on every instance, with each viewer's own state", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Watch me");
    const [here, there] = await Promise.all([watching(app, ada, post), watching(second, bo, post)]);

    await bo.send(`/api/posts/${post.id}/like`);
    const liked = await there.next(about(post, ({ likesCount }) => likesCount === 1));
    expect(liked.postChanged).toMatchObject({ liked: true, canEdit: false });
    const seen = await here.next(about(post, ({ likesCount }) => likesCount === 1));
    expect(seen.postChanged).toMatchObject({ liked: false, canEdit: true });

    await bo.at(second).send(`/api/posts/${post.id}/bookmark`);
    await cy.comments(post, "A comment");
    await here.next(about(post, (now) => now.bookmarksCount === 1 && now.commentsCount === 1 && !now.bookmarked));
    await there.next(about(post, (now) => now.bookmarked && now.commentsCount === 1));

    await ada.rest.put(`/api/posts/${post.id}`, { content: "Changed" }, { token: ada.token });
    for (const listener of [here, there]) await listener.next(about(post, ({ content }) => content === "Changed"));
    await Promise.all([here.stop(), there.stop()]);
  });

  test("reach members who may see them and nobody else", async () => {
    const { ada, bo, cy } = await people(app);
    const [secret, open] = [await ada.posts("Us", { visibility: "bonds" }), await ada.posts("All")];
    const [bond, stranger] = await Promise.all([watching(app, bo, secret, open), watching(app, cy, secret, open)]);
    await ada.send(`/api/posts/${secret.id}/like`);
    await bond.next(about(secret, ({ likesCount }) => likesCount === 1));
    await ada.send(`/api/posts/${open.id}/like`);
    await stranger.next(about(open));
    expect(stranger.events.some(about(secret))).toBe(false);
    await Promise.all([bond.stop(), stranger.stop()]);
  });

  test("do not arrive for posts that are not watched", async () => {
    const { ada, bo } = await people(app);
    const [watched, other] = [await ada.posts("Watched"), await ada.posts("Other")];
    const listener = await watching(app, bo, watched);
    await ada.send(`/api/posts/${other.id}/like`);
    await ada.send(`/api/posts/${watched.id}/like`);
    await listener.next(about(watched));
    expect(listener.events.some(about(other))).toBe(false);
    await listener.stop();
  });

  test("combine forty likes within a moment to few events, the last of which is exact", async () => {
    const { ada, bo } = await people(app);
    const post = await ada.posts("Popular");
    const likers = await members(
      app,
      Array.from({ length: 40 }, (_, i) => `Liker${i}`),
    );
    const listener = await watching(app, bo, post);
    const began = performance.now();
    await Promise.all(likers.map((liker) => liker.send(`/api/posts/${post.id}/like`)));
    await listener.next(about(post, ({ likesCount }) => likesCount === 40));
    const seconds = (performance.now() - began) / 1_000;
    expect(listener.events.filter(about(post)).length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
    await listener.stop();
  });

  test("cover fifty posts at most, named by their ids", async () => {
    const ada = await join(app, "Ada");
    for (const ids of [Array.from({ length: 51 }, (_, i) => String(i + 1)), ["nonsense"]]) {
      const listener = new Listener<Changed>(app, ada.token, CHANGED, { ids });
      await expect.poll(() => listener.errors[0]?.extensions?.code).toBe("BAD_USER_INPUT");
      await listener.stop();
    }
  });
});
