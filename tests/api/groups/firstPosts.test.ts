import { beforeEach, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { runJob } from "#tests/kit/jobs";
import { notificationsOf, notificationTexts } from "#tests/kit/notifications";
import { members, type Person } from "#tests/kit/people";
import { createGroup, enter, type RestGroup } from "./founding.ts";

const app = await startApp();

interface ListedPost {
  id: number;
  content: string;
  visibility: string;
  created_at: string;
  group_id?: number;
}
type Refused = { message: string; errors?: Record<string, string[]> };
type Listed = { posts: ListedPost[]; total: number };

let ada: Person;
let bo: Person;
let cy: Person;
let group: RestGroup;

const idsIn = async (who: Person, path: string) => (await who.get<Listed>(path)).body.posts.map(({ id }) => id);
const idsOfSearch = async (who: Person, word: string) =>
  (await who.get<{ results: { post: { id: number } }[] }>(`/api/search?query=${word}&kind=ideas`)).body.results.map(
    ({ post }) => post.id,
  );
const waiting = (who: Person, of = group) => idsIn(who, `/api/groups/${of.slug}/waiting-posts`);
const decide = (who: Person, post: { id: number }, verdict: "approve" | "decline", body: object = {}) =>
  who.send<Refused>(`/api/groups/${group.id}/posts/${post.id}/${verdict}`, body);
const takeBack = (who: Person, post: { id: number }) =>
  who.rest.delete<Refused>(`/api/groups/${group.id}/posts/${post.id}/decline`, { token: who.token });
const approveFirst = (who: Person, of: RestGroup, isOn: boolean) =>
  who.rest.put<Refused>(`/api/groups/${of.id}`, { approves_first_posts: isOn }, { token: who.token });
const postIn = (who: Person, content: string) => who.posts(content, { group_id: group.id });

beforeEach(async () => {
  const [first, second, third] = await members(app, ["Ada", "Bo", "Cy"]);
  if (!first || !second || !third) throw new Error("nobody was created");
  [ada, bo, cy] = [first, second, third];
  group = await createGroup(ada);
  await enter(bo, group);
  await enter(cy, group);
  await approveFirst(ada, group, true);
});

/** Everywhere where a public post of a group comes up. */
async function meets(who: Person, author: Person, post: { id: number }, word: string): Promise<string[]> {
  const places = {
    group: await idsIn(who, `/api/groups/${group.slug}/posts`),
    feed: await idsIn(who, "/api/feed"),
    following: await idsIn(who, "/api/feed?scope=following"),
    author: await idsIn(who, `/api/feed?username=${author.username}`),
    search: await idsOfSearch(who, word),
    address: (await who.get(`/api/posts/${post.id}`)).status === 200 ? [post.id] : [],
  };
  return Object.entries(places).flatMap(([place, ids]) => (ids.includes(post.id) ? [place] : []));
}

test("only owners and admins decide whether first posts wait, and only those of members do", async () => {
  expect((await approveFirst(bo, group, false)).status).toBe(403);
  const { body } = await bo.get<{ group: { approves_first_posts: boolean } }>(`/api/groups/${group.slug}`);
  expect(body.group.approves_first_posts).toBe(true);
  expect(await postIn(ada, "By the owner")).toMatchObject({ visibility: "public" });
  expect(await postIn(bo, "By a member")).toMatchObject({ visibility: "waiting" });
});

test("a first post waits: its author sees it, the owner reads it in a list, and nobody else meets it", async () => {
  const total = async (who: Person) => (await who.get<Listed>("/api/feed")).body.total;
  const before = await total(cy);
  const post = await postIn(bo, `Zucchini for @${cy.username} #waitingtag`);
  expect(await meets(bo, bo, post, "zucchini")).toEqual(["group", "search", "address"]);
  for (const who of [cy, ada]) expect(await meets(who, bo, post, "zucchini")).toEqual([]);
  expect(await total(cy)).toBe(before);
  expect((await cy.send(`/api/posts/${post.id}/like`)).status).toBe(404);
  expect((await ada.send(`/api/posts/${post.id}/comments`, { content: "Hello" })).status).toBe(404);
  expect(await waiting(ada)).toEqual([post.id]);
  for (const who of [bo, cy]) expect(await waiting(who)).toEqual([]);
  expect(await notificationTexts(ada)).toEqual([`Bo wrote a first post that waits for approval in ${group.name}`]);
  expect((await notificationsOf(ada))[0]?.url).toBe(`/groups/${group.slug}?tab=waiting`);
  expect(await notificationTexts(cy)).toEqual([]);
  // Neither pinned nor removed: it is decided about.
  const change = { pinned: true };
  const { status } = await ada.rest.put(`/api/groups/${group.id}/posts/${post.id}`, change, { token: ada.token });
  expect(status).toBe(404);
});

test("an approved post is published as of then: all counts and mentions have it, and the next ones wait no more", async () => {
  const post = await postIn(bo, `Tomatoes for @${cy.username}`);
  await cy.posts("Something newer");
  for (const who of [bo, cy]) expect((await decide(who, post, "approve")).status).toBe(403);
  expect((await decide(ada, post, "approve")).status).toBe(200);
  expect((await decide(ada, post, "approve")).status).toBe(404);
  expect(await meets(cy, bo, post, "tomatoes")).toEqual(["group", "feed", "following", "author", "search", "address"]);
  expect((await idsIn(cy, "/api/feed"))[0]).toBe(post.id);
  const { body } = await cy.get<{ post: ListedPost & { edited_at: string | null } }>(`/api/posts/${post.id}`);
  expect(body.post).toMatchObject({ visibility: "public", edited_at: null });
  expect(body.post.created_at > (post.created_at ?? "")).toBe(true);
  expect(await waiting(ada)).toEqual([]);
  expect(await notificationTexts(ada)).toEqual([]);
  expect(await notificationTexts(bo)).toEqual([`Ada approved your first post in ${group.name}`]);
  expect((await notificationsOf(bo))[0]?.url).toBe(`/post/${post.id}`);
  expect(await notificationTexts(cy)).toEqual(["Bo mentioned you in an idea"]);
  expect(await postIn(bo, "The second")).toMatchObject({ visibility: "public" });
});

test("a declined post is its author's again, with the reason; the owner can take that back while it is", async () => {
  const post = await postIn(bo, "Buy my pots");
  expect((await decide(ada, post, "decline", { reason: "x".repeat(301) })).status).toBe(422);
  expect((await decide(cy, post, "decline")).status).toBe(403);
  expect((await decide(ada, post, "decline", { reason: "No advertising, please." })).status).toBe(200);
  expect((await bo.get<{ post: ListedPost }>(`/api/posts/${post.id}`)).body.post).toMatchObject({
    visibility: "only_me",
    content: "Buy my pots",
  });
  expect(await meets(cy, bo, post, "pots")).toEqual([]);
  expect(await waiting(ada)).toEqual([]);
  expect((await notificationsOf(bo))[0]).toMatchObject({
    text: `Ada declined your first post in ${group.name}`,
    excerpt: "No advertising, please.",
    url: `/post/${post.id}`,
  });

  expect((await takeBack(cy, post)).status).toBe(403);
  expect((await takeBack(ada, post)).status).toBe(200);
  expect(await waiting(ada)).toEqual([post.id]);
  expect(await notificationTexts(bo)).toEqual([]);
  await decide(ada, post, "decline");
  // What its author does with it is theirs: nobody else reads what they write into it.
  const edit = { content: "My notes about pots" };
  expect((await bo.rest.put(`/api/posts/${post.id}`, edit, { token: bo.token })).status).toBe(200);
  expect((await takeBack(ada, post)).status).toBe(404);
});

test("an owner of one group decides about no post of another", async () => {
  const post = await postIn(bo, "In this group");
  const other = await createGroup(cy);
  for (const verdict of ["approve", "decline"])
    expect((await cy.send(`/api/groups/${other.id}/posts/${post.id}/${verdict}`)).status).toBe(404);
  expect(await waiting(ada)).toEqual([post.id]);
});

test("whoever leaves has their waiting posts back; switching the setting off publishes none by itself", async () => {
  const [leaving, staying] = [await postIn(bo, "By somebody who leaves"), await postIn(cy, "By somebody who stays")];
  await approveFirst(ada, group, false);
  expect(await waiting(ada)).toEqual([staying.id, leaving.id]);
  expect(await postIn(cy, "Written now")).toMatchObject({ visibility: "public" });
  await bo.rest.delete(`/api/groups/${group.id}/membership`, { token: bo.token });
  expect(await waiting(ada)).toEqual([staying.id]);
  const { body } = await bo.get<{ post: ListedPost }>(`/api/posts/${leaving.id}`);
  expect(body.post).toMatchObject({ visibility: "only_me" });
  expect(body.post.group_id).toBeUndefined();
});

test("a group that is removed gives its waiting posts back", async () => {
  const post = await postIn(bo, "Still mine");
  await ada.rest.send("DELETE", `/api/groups/${group.id}`, { name: group.name }, { token: ada.token });
  expect((await cy.get(`/api/posts/${post.id}`)).status).toBe(404);
  await app.sql`update groups set deleted_at = now() - interval '31 days' where id = ${group.id}`;
  await runJob(app, "groups.remove");
  const { body } = await bo.get<{ post: ListedPost }>(`/api/posts/${post.id}`);
  expect(body.post).toMatchObject({ visibility: "only_me", content: "Still mine" });
});

test("ten posts of a member wait in a group at most", async () => {
  for (let n = 0; n < 10; n++) await postIn(bo, `Post ${n}`);
  expect((await bo.send<Refused>("/api/posts", { content: "One more", group_id: group.id })).status).toBe(409);
});
