import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { befriend, members, type Person } from "#tests/kit/people";

const app = await startApp();

type Listed = { posts: { id: number }[]; total: number; hasMore: boolean };
type Refused = { message: string; errors?: Record<string, string[]> };

async function three(): Promise<[Person, Person, Person]> {
  const [ada, bo, cy] = await members(app, ["Ada", "Bo", "Cy"]);
  if (!ada || !bo || !cy) throw new Error("nobody was created");
  return [ada, bo, cy];
}

const hide = (who: Person, post: { id: number }) =>
  who.send<Refused & { is_hidden: boolean }>(`/api/posts/${post.id}/hide`);
const show = (who: Person, post: { id: number }) =>
  who.rest.delete<Refused & { is_hidden: boolean }>(`/api/posts/${post.id}/hide`, { token: who.token });
const idsIn = async (who: Person, path: string) => {
  const { status, body, text } = await who.get<Listed>(path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return body.posts.map(({ id }) => id);
};
const idsOfSearch = async (who: Person, word: string) =>
  (await who.get<{ results: { post: { id: number } }[] }>(`/api/search?query=${word}&kind=ideas`)).body.results.map(
    ({ post }) => post.id,
  );

const FEED = `query ($scope: FeedScope, $first: Int) { feed(scope: $scope, first: $first) { totalCount edges { node { id } } } }`;
const PROFILE = `query ($username: String!) { user(username: $username) {
  posts(first: 10) { edges { node { id } } } images: posts(first: 10) { edges { node { id } } } } }`;
const TAG = `query ($name: String!) { tag(name: $name) { posts(first: 10) { edges { node { id } } } } }`;

const flat = (edges: { node: { id: string } }[]) => edges.map(({ node }) => Number(node.id));

/** Where a post comes up to a member, in both faces. */
async function meets(who: Person, author: Person, post: { id: number }, { word, tag }: { word: string; tag: string }) {
  type Lists = { edges: { node: { id: string } }[] };
  const tab = async (name: string) =>
    flat((await who.query<{ feed: Lists }>(FEED, { scope: name, first: 50 })).feed.edges);
  const places: Record<string, number[]> = {
    everything: await tab("EVERYTHING"),
    following: await tab("FOLLOWING"),
    rest: await idsIn(who, "/api/feed"),
    numbered: await idsIn(who, "/api/feed?scope=everything"),
    followed: await idsIn(who, "/api/feed?scope=following"),
    author: await idsIn(who, `/api/feed?username=${author.username}`),
    profile: flat(
      (await who.query<{ user: { posts: Lists } }>(PROFILE, { username: author.username })).user.posts.edges,
    ),
    tag: flat((await who.query<{ tag: { posts: Lists } }>(TAG, { name: tag })).tag.posts.edges),
    search: await idsOfSearch(who, word),
  };
  return Object.keys(places).filter((place) => places[place]?.includes(post.id));
}

test("a post that Ada hides comes up nowhere for her and everywhere for others, until she shows it again", async () => {
  const [ada, bo, cy] = await three();
  await befriend(ada, bo);
  await befriend(cy, bo);
  const post = await bo.posts("Rhubarb grows here #rhubarbtag");
  const names = { word: "rhubarb", tag: "rhubarbtag" };
  const everywhere = await meets(cy, bo, post, names);
  expect(everywhere).toHaveLength(9);
  expect(await meets(ada, bo, post, names)).toEqual(everywhere);
  const total = async () => (await ada.get<Listed>("/api/feed")).body.total;
  const before = await total();

  for (let n = 0; n < 2; n++) expect((await hide(ada, post)).body.is_hidden).toBe(true);
  expect(await meets(ada, bo, post, names)).toEqual([]);
  expect(await total()).toBe(before - 1);
  expect(await meets(cy, bo, post, names)).toEqual(everywhere);
  expect(await idsIn(ada, "/api/posts/hidden")).toEqual([post.id]);

  // Its own address still opens, and says so.
  const text = `query ($id: ID!) { post(id: $id) { isHiddenByViewer } viewer { hiddenPosts(first: 5) { totalCount edges { node { id } } } } }`;
  expect(await ada.query(text, { id: String(post.id) })).toEqual({
    post: { isHiddenByViewer: true },
    viewer: { hiddenPosts: { totalCount: 1, edges: [{ node: { id: String(post.id) } }] } },
  });
  for (let n = 0; n < 2; n++) expect((await show(ada, post)).body.is_hidden).toBe(false);
  expect(await meets(ada, bo, post, names)).toEqual(everywhere);
  expect(await total()).toBe(before);
});

test("a group's list and its count leave a hidden post out, and pages by number do not shift", async () => {
  const [ada, bo] = await three();
  const { body } = await bo.send<{ group: { id: number; slug: string } }>("/api/groups", {
    name: "Rhubarb growers",
    description: "What we grow.",
    category: "Environment",
  });
  const own = [];
  for (let n = 0; n < 12; n++) own.push(await bo.posts(`Number ${n}`, { group_id: body.group.id }));
  const [first] = own;
  if (!first) throw new Error("nothing was written");
  await hide(ada, first);
  const list = await ada.get<Listed>(`/api/groups/${body.group.slug}/posts`);
  expect(list.body.posts.map(({ id }) => id)).not.toContain(first.id);
  const pages = [await idsIn(ada, "/api/feed?page=1"), await idsIn(ada, "/api/feed?page=2")].flat();
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).not.toContain(first.id);
});

test("nobody hides their own post, nor one that they cannot see, nor more than they may", async () => {
  const [ada, bo] = await three();
  const own = await ada.posts("Mine");
  expect((await hide(ada, own)).body.errors?.["post_id"]).toEqual(["You cannot hide your own post."]);
  const secret = await bo.posts("For myself", { visibility: "only_me" });
  expect((await hide(ada, secret)).status).toBe(404);
  expect((await hide(ada, { id: 999_999_999 })).status).toBe(404);
  const post = await bo.posts("One too many");
  await app.sql`with written as (
      insert into posts (author_id, content) select ${bo.id}, 'old' from generate_series(1, 2000) returning id)
    insert into hidden_posts (user_id, post_id) select ${ada.id}, id from written`;
  expect((await hide(ada, post)).body.message).toMatch(/You have hidden as many posts as you can/);
  expect((await hide(bo, await ada.posts("Another"))).status).toBe(200);
});
