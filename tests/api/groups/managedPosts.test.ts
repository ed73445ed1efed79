import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join, members, type Person } from "#tests/kit/people";
import { notificationsOf } from "#tests/kit/notifications";
import { createGroup, enter } from "./founding.ts";

const app = await startApp();

interface ListedPost {
  id: number;
  content: string;
  pinned: boolean;
  comments_closed: boolean;
}
type Refused = { message: string; errors?: Record<string, string[]> };

const postsOf = async (who: Person, slug: string) =>
  (await who.get<{ posts: ListedPost[] }>(`/api/groups/${slug}/posts`)).body.posts;
const change = (who: Person, group: { id: number }, post: { id: number }, changes: object) =>
  who.rest.put<Refused & { post: ListedPost }>(`/api/groups/${group.id}/posts/${post.id}`, changes, {
    token: who.token,
  });
const feedTotal = async (who: Person) => (await who.get<{ total: number }>("/api/feed")).body.total;

test("an owner removes a post of the group: it is gone with its counts, and its author reads why", async () => {
  const [ada, bo, cy] = await members(app, ["Ada", "Bo", "Cy"]);
  if (!ada || !bo || !cy) throw new Error("nobody was created");
  const [group, other] = await Promise.all([createGroup(ada), createGroup(cy)]);
  await enter(bo, group);
  const before = await feedTotal(cy);
  const post = await bo.posts("Buy my pots", { group_id: group.id });
  const remove = (who: Person, reason: unknown, groupId = group.id) =>
    who.send<Refused>(`/api/groups/${groupId}/posts/${post.id}/remove`, { reason });

  expect((await remove(cy, "No")).status).toBe(403);
  expect((await remove(bo, "No")).status).toBe(403);
  // Who manages one group has no rights in another.
  expect((await remove(cy, "No", other.id)).status).toBe(404);
  expect((await remove(ada, "x".repeat(301))).body.errors?.["reason"]).toEqual([
    "The reason can have at most 300 characters",
  ]);
  expect((await remove(ada, "No advertising, please.")).status).toBe(200);
  expect((await remove(ada, "Again")).status).toBe(404);
  expect((await bo.get(`/api/posts/${post.id}`)).status).toBe(404);
  expect(await feedTotal(cy)).toBe(before);
  const [notice] = await notificationsOf(bo);
  expect(notice).toMatchObject({
    text: `${ada.name} removed your post from ${group.name}`,
    excerpt: "No advertising, please.",
    url: `/groups/${group.slug}`,
  });
  // Whoever removes their own post is not notified of it.
  const own = await ada.posts("A mistake", { group_id: group.id });
  await ada.query(`mutation ($g: ID!, $p: ID!) { removeGroupPost(groupId: $g, id: $p) }`, {
    g: group.id,
    p: own.id,
  });
  expect((await notificationsOf(ada)).filter(({ text }) => text.includes("removed"))).toEqual([]);
  expect(await postsOf(ada, group.slug)).toEqual([]);
});

test("up to three posts are on top of the group's list, on every page and in both APIs", async () => {
  const ada = await join(app, "Ada");
  const group = await createGroup(ada);
  const posts = [];
  for (const text of ["one", "two", "three", "four", "five"]) {
    posts.push(await ada.posts(text, { group_id: group.id }));
  }
  const [one, two, three, four] = posts;
  if (!one || !two || !three || !four) throw new Error("nothing was written");
  for (const post of [two, one, three]) expect((await change(ada, group, post, { pinned: true })).status).toBe(200);
  const fourth = await change(ada, group, four, { pinned: true });
  expect(fourth).toMatchObject({
    status: 409,
    body: { message: "A group can have three pinned posts. Unpin one of them first." },
  });
  // Pinning again changes nothing.
  expect((await change(ada, group, two, { pinned: true })).body.post.pinned).toBe(true);
  const inOrder = ["three", "one", "two", "five", "four"];
  expect((await postsOf(ada, group.slug)).map(({ content }) => content)).toEqual(inOrder);

  const read: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { group: page }: { group: { posts: PostPage } } = await ada.query(
      `query ($slug: String!, $after: String) { group(slug: $slug) { posts(first: 2, after: $after) {
        totalCount edges { node { content } } pageInfo { hasNextPage endCursor } } } }`,
      { slug: group.slug, after },
    );
    expect(page.posts.totalCount).toBe(5);
    read.push(...page.posts.edges.map(({ node }) => node.content));
    after = page.posts.pageInfo.endCursor;
    more = page.posts.pageInfo.hasNextPage;
  }
  expect(read).toEqual(inOrder);
  expect((await change(ada, group, one, { pinned: false })).body.post.pinned).toBe(false);
  expect((await postsOf(ada, group.slug)).map(({ content }) => content)).toEqual([
    "three",
    "two",
    "five",
    "four",
    "one",
  ]);
});

test("what an owner removes is in the log of staff, and can be put back by the group and by staff, in both APIs", async () => {
  const [ada, bo, cy] = await members(app, ["Ada", "Bo", "Cy"]);
  if (!ada || !bo || !cy) throw new Error("nobody was created");
  await app.sql`update users set role = 'moderator' where id = ${cy.id}`;
  const group = await createGroup(ada);
  await enter(bo, group);
  const post = await bo.posts("Buy my pots", { group_id: group.id });
  const reply = await bo.comments(post, "And my seeds");
  const address = `/api/groups/${group.id}/posts/${post.id}/remove`;
  const removed = { reason: "No advertising.", rule: "no-spam" };
  const listed = async () => (await postsOf(ada, group.slug)).map(({ content }) => content);

  expect((await ada.send<Refused>(address, { rule: "no-such" })).body.errors?.["rule"]).toEqual([
    "Choose one of the rules",
  ]);
  expect((await ada.send(address, removed)).status).toBe(200);
  expect(await listed()).toEqual([]);
  expect((await notificationsOf(bo))[0]?.excerpt).toMatch(/.+: No advertising\.$/);
  const [entry] = await removalsIn(cy);
  expect(entry).toMatchObject({ actor_id: ada.id, subject: { kind: "post", id: post.id }, why: "No advertising." });
  // The author has no say in it.
  expect((await bo.rest.delete(address, { token: bo.token })).status).toBe(403);
  expect((await ada.rest.delete(address, { token: ada.token })).status).toBe(200);
  expect((await ada.rest.delete(address, { token: ada.token })).status).toBe(404);
  expect(await listed()).toEqual(["Buy my pots"]);
  expect((await notificationsOf(bo)).filter(({ text }) => text.includes("removed"))).toEqual([]);
  expect((await bo.get(`/api/comments/${reply.id}`)).status).toBe(200);

  await ada.send(address, removed);
  const [again] = await removalsIn(cy);
  expect((await cy.send(`/api/moderation/log/${again?.id}/undo`, {})).status).toBe(200);
  expect(await listed()).toEqual(["Buy my pots"]);
});

test("an owner removes a comment in the group, its author reads why, and the owner puts it back", async () => {
  const [ada, bo, cy] = await members(app, ["Ada", "Bo", "Cy"]);
  if (!ada || !bo || !cy) throw new Error("nobody was created");
  await app.sql`update users set role = 'moderator' where id = ${cy.id}`;
  const group = await createGroup(ada);
  await enter(bo, group);
  const post = await bo.posts("Frost tonight?", { group_id: group.id });
  const comment = await bo.comments(post, "Buy my pots");
  const variables = { g: group.id, c: comment.id };
  const remove = (who: Person, groupId = group.id) =>
    who.send(`/api/groups/${groupId}/comments/${comment.id}/remove`, { reason: "No advertising." });
  const count = async () =>
    (await bo.get<{ post: { comments_count: number } }>(`/api/posts/${post.id}`)).body.post.comments_count;
  const other = await createGroup(cy);

  expect((await remove(bo)).status).toBe(403);
  // Who manages one group has no rights in another.
  expect((await remove(cy)).status).toBe(403);
  expect((await remove(cy, other.id)).status).toBe(404);
  expect((await remove(ada)).status).toBe(200);
  expect(await count()).toBe(0);
  expect((await notificationsOf(bo))[0]).toMatchObject({
    text: `${ada.name} removed your comment in ${group.name}`,
    excerpt: "No advertising.",
    url: `/groups/${group.slug}`,
  });
  expect((await removalsIn(cy))[0]).toMatchObject({
    actor_id: ada.id,
    subject: { kind: "comment", id: comment.id, name: "Buy my pots" },
    why: "No advertising.",
  });
  await ada.query(`mutation ($g: ID!, $c: ID!) { putBackGroupComment(groupId: $g, id: $c) }`, variables);
  expect(await count()).toBe(1);
  expect((await notificationsOf(bo)).filter(({ text }) => text.includes("removed"))).toEqual([]);
  await ada.query(
    `mutation ($g: ID!, $c: ID!) { removeGroupComment(groupId: $g, id: $c, reason: "Again") }`,
    variables,
  );
  expect(await count()).toBe(0);
  expect((await notificationsOf(bo))[0]?.excerpt).toBe("Again");
});

interface LoggedAct {
  id: number;
  actor_id: number;
  subject: { kind: string; id: number; name: string | null };
  why: string;
}
const removalsIn = async (staff: Person) =>
  (await staff.get<{ entries: LoggedAct[] }>("/api/moderation/log?action=group.remove")).body.entries;

interface PostPage {
  totalCount: number;
  edges: { node: { content: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

test("nobody comments where an admin closed the comments, until they are open again", async () => {
  const [ada, bo] = await members(app, ["Ada", "Bo"]);
  if (!ada || !bo) throw new Error("nobody was created");
  const group = await createGroup(ada);
  await enter(bo, group);
  const post = await bo.posts("Frost tonight?", { group_id: group.id });
  const first = await ada.comments(post, "Yes");
  const closed = await ada.query<{ updateGroupPost: { commentsClosed: boolean } }>(
    `mutation ($g: ID!, $p: ID!) { updateGroupPost(groupId: $g, id: $p, input: { commentsClosed: true }) { commentsClosed } }`,
    { g: group.id, p: post.id },
  );
  expect(closed.updateGroupPost.commentsClosed).toBe(true);
  for (const [who, body] of [
    [bo, { content: "Still" }],
    [ada, { content: "Still", parent_id: first.id }],
  ] as const) {
    const refused = await who.send<Refused>(`/api/posts/${post.id}/comments`, body);
    expect([refused.status, refused.body.message]).toEqual([409, "Comments on this post are closed."]);
  }
  expect((await bo.get<{ post: ListedPost }>(`/api/posts/${post.id}`)).body.post.comments_closed).toBe(true);
  // The author has no say in it, and what is written stays.
  expect((await change(bo, group, post, { comments_closed: false })).status).toBe(403);
  await change(ada, group, post, { comments_closed: false });
  await bo.comments(post, "Thanks");
  expect((await bo.get<{ post: { comments_count: number } }>(`/api/posts/${post.id}`)).body.post.comments_count).toBe(
    2,
  );
});
