import { describe, expect, test } from "vitest";
import { startApp, type Instance } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { Listener } from "#tests/kit/live";
import { block, people, type Person } from "#tests/kit/people";

const app = await startApp();
const second = await app.another();

const COMMENTS = `subscription ($postId: ID!) {
  commentEvents(postId: $postId) { kind commentId comment { content parentId deleted canEdit canDelete author { name } } }
}`;

interface Happened {
  commentEvents: {
    kind: string;
    commentId: string | null;
    comment: {
      content: string;
      parentId: string | null;
      deleted: boolean;
      canEdit: boolean;
      canDelete: boolean;
    } | null;
  };
}

async function watching(instance: Instance, who: Person, post: { id: number }): Promise<Listener<Happened>> {
  const listener = new Listener<Happened>(instance, who.token, COMMENTS, { postId: String(post.id) });
  await listener.next(({ commentEvents }) => commentEvents.kind === "RESYNC");
  return listener;
}

const kinds = (tab: Listener<Happened>, comment: { id: number }) =>
  tab.events
    .map((event) => event.commentEvents)
    .filter(({ commentId }) => commentId === String(comment.id))
    .map(({ kind }) => kind);
const next = (tab: Listener<Happened>, comment: { id: number }, wanted: string) =>
  tab.next(({ commentEvents: { kind, commentId } }) => kind === wanted && commentId === String(comment.id));

const edit = (who: Person, { id }: { id: number }, content: string) =>
  who.query("mutation ($id: ID!, $content: String!) { updateComment(id: $id, content: $content) { id } }", {
    id: String(id),
    content,
  });
const remove = (who: Person, { id }: { id: number }) =>
  who.query("mutation ($id: ID!) { deleteComment(id: $id) { id } }", { id: String(id) });

const ADDED = "subscription ($postId: ID!) { commentAdded(postId: $postId) { id content liked author { name } } }";

interface Added {
  commentAdded: { id: string; content: string; author: { name: string } | null } | null;
}

test("new comments alone arrive for those who want no other event, and only if they may see them", async () => {
  const { ada, bo, cy } = await people(app);
  const post = await ada.posts("Open");
  const variables = { postId: String(post.id) };
  const hers = new Listener<Added>(app, ada.token, ADDED, variables);
  const theirs = new Listener<Added>(second, cy.token, ADDED, variables);
  await Promise.all([hers.resynced(), theirs.resynced()]);
  await block(app, bo, cy);
  const comment = await bo.comments(post, "Not for Cy");
  await edit(bo, comment, "Not for Cy either");
  const reply = await ada.comments(post, "Nor this", comment);
  const open = await ada.comments(post, "For all");
  const ids = ({ events }: Listener<Added>) => events.flatMap(({ commentAdded }) => commentAdded?.id ?? []);
  const wanted = (...of: { id: number }[]) => of.map(({ id }) => String(id));
  await eventually(() => expect(ids(hers)).toEqual(wanted(comment, reply, open)));
  await eventually(() => expect(ids(theirs)).toEqual(wanted(open)));

  const secret = await ada.posts("For bonds", { visibility: "bonds" });
  const refused = new Listener<Added>(app, cy.token, ADDED, { postId: String(secret.id) });
  await eventually(() => expect(refused.errors[0]?.extensions?.code).toBe("NOT_FOUND"));
  await Promise.all([hers, theirs, refused].map((tab) => tab.stop()));
});

describe("the comments under an open post", () => {
  test("arrive, change and go on every server, each as its viewer sees it", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Open");
    const [hers, theirs] = await Promise.all([watching(app, ada, post), watching(second, cy, post)]);
    const comment = await bo.comments(post, "First");
    const { commentEvents: added } = await next(theirs, comment, "ADDED");
    expect(added.comment).toMatchObject({ content: "First", parentId: null, canDelete: false });
    expect((await next(hers, comment, "ADDED")).commentEvents.comment).toMatchObject({
      canEdit: false,
      canDelete: true,
    });

    await edit(bo, comment, "First, better");
    expect((await next(theirs, comment, "CHANGED")).commentEvents.comment?.content).toBe("First, better");

    const reply = await ada.comments(post, "A reply", comment);
    expect((await next(theirs, reply, "ADDED")).commentEvents.comment?.parentId).toBe(String(comment.id));
    await remove(bo, comment);
    await eventually(() => theirs.events.some(({ commentEvents }) => commentEvents.comment?.deleted));
    await remove(ada, reply);
    await next(theirs, reply, "REMOVED");
    await Promise.all([hers.stop(), theirs.stop()]);
  });

  test("reach nobody across a block, and nobody who may not see the post", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Open");
    const [his, theirs] = await Promise.all([watching(app, bo, post), watching(second, cy, post)]);
    await block(app, bo, cy);
    const hidden = await bo.comments(post, "Not for Cy");
    const reply = await ada.comments(post, "Nor this", hidden);
    const open = await ada.comments(post, "For all");
    await next(his, reply, "ADDED");
    await next(theirs, open, "ADDED");
    await remove(bo, hidden);
    await remove(ada, open);
    await next(theirs, open, "REMOVED");
    expect([...kinds(theirs, hidden), ...kinds(theirs, reply)]).toEqual([]);

    await ada.rest.put(`/api/posts/${post.id}`, { visibility: "bonds" }, { token: ada.token });
    const secret = await ada.comments(post, "For bonds");
    await next(his, secret, "ADDED");
    const refused = new Listener<Happened>(app, cy.token, COMMENTS, { postId: String(post.id) });
    await eventually(() => refused.errors.length > 0);
    expect(kinds(theirs, secret)).toEqual([]);
    await Promise.all([his, theirs, refused].map((tab) => tab.stop()));
  });
});
