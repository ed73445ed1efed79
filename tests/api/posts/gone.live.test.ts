import { describe, expect, test } from "vitest";
import { leave } from "#tests/kit/accounts/leaving";
import { startApp, type Instance } from "#tests/kit/app";
import { repeatUntil } from "#tests/kit/eventually";
import { Listener } from "#tests/kit/live";
import { join, people, type Person } from "#tests/kit/people";

const app = await startApp();
const second = await app.another();

const GONE = "subscription ($ids: [ID!]!) { postGone(ids: $ids) }";

interface Gone {
  postGone: string;
}

const remove = (who: Person, { id }: { id: number }) =>
  who.query("mutation ($id: ID!) { deletePost(id: $id) }", { id: String(id) });

/** Watches posts, and returns once the server listens: it reports at once a post that does not exist. */
async function watching(instance: Instance, who: Person, ...posts: { id: number }[]): Promise<Listener<Gone>> {
  const none = "999999999";
  const ids = [...posts.map(({ id }) => String(id)), none];
  const listener = new Listener<Gone>(instance, who.token, GONE, { ids });
  await listener.next(({ postGone }) => postGone === none);
  return listener;
}

const about =
  ({ id }: { id: number }) =>
  ({ postGone }: Gone) =>
    postGone === String(id);

/** Waits for the end of another post that the tab watches: earlier news would have arrived by then. */
async function settled(tab: Listener<Gone>, author: Person, last: { id: number }): Promise<void> {
  await remove(author, last);
  await tab.next(about(last));
}

describe("a post on the screen", () => {
  test("is reported gone when it is deleted, on any server, and not to who could not see it", async () => {
    const { ada, bo, cy } = await people(app);
    const [secret, last] = [await ada.posts("Us", { visibility: "bonds" }), await ada.posts("The last one")];
    const [his, theirs] = await Promise.all([watching(second, bo, secret, last), watching(app, cy, secret, last)]);
    // To a stranger it never existed: that is said when the subscription begins, and nothing of its end.
    expect(theirs.events.filter(about(secret))).toHaveLength(1);
    await remove(ada, secret);
    await his.next(about(secret));
    await settled(theirs, ada, last);
    expect(theirs.events.filter(about(secret))).toHaveLength(1);
    await Promise.all([his.stop(), theirs.stop()]);
  });

  test("is reported gone when its visibility narrows, to those alone who lose it", async () => {
    const { ada, bo, cy } = await people(app);
    const [post, last] = [await ada.posts("For all"), await ada.posts("The last one")];
    const [his, theirs] = await Promise.all([watching(app, bo, post, last), watching(app, cy, post, last)]);
    await ada.rest.put(`/api/posts/${post.id}`, { visibility: "bonds" }, { token: ada.token });
    await theirs.next(about(post));
    await settled(his, ada, last);
    expect(his.events.some(about(post))).toBe(false);
    await Promise.all([his.stop(), theirs.stop()]);
  });

  test("is reported gone when a bond ends, and when one blocks the other", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Us", { visibility: "bonds" });
    const open = await ada.posts("All");
    const theirs = await cy.posts("Mine");
    const [his, blocked, blocking] = await Promise.all([
      watching(second, bo, post, open),
      watching(app, cy, open),
      watching(app, ada, theirs),
    ]);
    await ada.query("mutation ($id: ID!) { removeBond(id: $id) { id } }", { id: String(bo.id) });
    await his.next(about(post));
    await ada.query("mutation ($id: ID!) { block(id: $id) { id } }", { id: String(cy.id) });
    await blocked.next(about(open));
    await blocking.next(about(theirs));
    expect(his.events.some(about(open))).toBe(false);
    await Promise.all([his, blocked, blocking].map((tab) => tab.stop()));
  });

  test("is reported gone to a member who leaves a private group", async () => {
    const { ada, bo } = await people(app);
    const name = `Leavers ${Date.now()}`;
    const { body } = await ada.send<{ group: { id: number } }>("/api/groups", {
      name,
      description: "Who leaves",
      category: "Science",
      visibility: "private",
    });
    await bo.send(`/api/groups/${body.group.id}/join`);
    await ada.query("mutation ($g: ID!, $u: ID!) { answerJoinRequest(id: $g, userId: $u, accept: true) { id } }", {
      g: String(body.group.id),
      u: String(bo.id),
    });
    const post = await ada.posts("Inside", { group_id: body.group.id });
    const his = await watching(second, bo, post);
    await bo.query("mutation ($id: ID!) { leaveGroup(id: $id) { id } }", { id: String(body.group.id) });
    expect(await his.next(about(post))).toEqual({ postGone: String(post.id) });
    await his.stop();
  });

  test("is reported gone when its author's account is deleted", async () => {
    const [ada, bo] = [await join(app, "Ada"), await join(app, "Bo")];
    const post = await ada.posts("Farewell");
    const his = await watching(second, bo, post);
    await repeatUntil(() => leave(ada), his.next(about(post)), 500);
    expect(his.events.filter(about(post))).toHaveLength(1);
    await his.stop();
  });
});
