import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually, repeatUntil } from "#tests/kit/eventually";
import { Listener } from "#tests/kit/live";
import { block, members, type Person } from "#tests/kit/people";
import type { RestPost } from "#tests/kit/rest";

const app = await startApp();

/** Ada writes, Bo and Cy answer, and Dee and Bo cannot see each other. */
async function acrossABlock() {
  const [ada, bo, cy, dee] = await members(app, ["Ada", "Bo", "Cy", "Dee"]);
  if (!ada || !bo || !cy || !dee) throw new Error("four members were asked for");
  await block(app, dee, bo);
  return { ada, bo, cy, dee };
}

const like = (who: Person, id: number) => who.send(`/api/posts/${id}/like`);
const folded = (table: "post_counter_deltas" | "tag_deltas" | "comment_counter_deltas") =>
  eventually(async () => expect(await app.sql`select 1 from ${app.sql(table)}`).toHaveLength(0));

const POST = `query Post($id: ID!) { post(id: $id) { likesCount commentsCount comments {
  totalCount edges { node { content likesCount replies { totalCount } } } } } }`;
interface Seen {
  post: {
    likesCount: number;
    commentsCount: number;
    comments: {
      totalCount: number;
      edges: { node: { content: string; likesCount: number; replies: { totalCount: number } } }[];
    };
  };
}
/** What a member sees of a post in both faces, and in the feed. */
async function counts(who: Person, id: number) {
  const { post } = await who.query<Seen>(POST, { id: String(id) });
  const rest = (await who.get<{ post: RestPost }>(`/api/posts/${id}`)).body.post;
  const feed = (await who.get<{ posts: RestPost[] }>("/api/feed")).body.posts.find((one) => one.id === id);
  for (const one of [rest, feed])
    expect(one).toMatchObject({ likesCount: post.likesCount, commentsCount: post.commentsCount });
  return { likes: post.likesCount, comments: post.commentsCount, listed: post.comments };
}

test("likes and comments are counted without those whom the viewer cannot see, in both faces", async () => {
  const { ada, bo, cy, dee } = await acrossABlock();
  const { id } = await ada.posts("Count me");
  const first = await bo.comments({ id }, "From Bo");
  const second = await cy.comments({ id }, "From Cy");
  await cy.comments({ id }, "Cy answers Bo", first);
  await bo.comments({ id }, "Bo answers Cy", second);
  for (const who of [bo, cy]) await like(who, id);
  for (const who of [bo, ada]) await who.send(`/api/comments/${second.id}/like`);

  const check = async () => {
    expect(await counts(ada, id)).toMatchObject({ likes: 2, comments: 4, listed: { totalCount: 2 } });
    const seen = await counts(dee, id);
    expect(seen).toMatchObject({ likes: 1, comments: 1, listed: { totalCount: 1 } });
    expect(seen.listed.edges).toEqual([{ node: { content: "From Cy", likesCount: 1, replies: { totalCount: 0 } } }]);
  };
  await check();
  await Promise.all([folded("post_counter_deltas"), folded("comment_counter_deltas")]);
  await check();

  const answer = await dee.send<{ likesCount: number }>(`/api/posts/${id}/like`);
  expect(answer.body.likesCount).toBe(2);
  expect((await counts(bo, id)).likes).toBe(2);
  await app.sql`delete from blocks where blocker_id = ${dee.id}`;
  expect(await counts(dee, id)).toMatchObject({ likes: 3, comments: 4 });
});

const CHANGED = `subscription Changed($ids: [ID!]!) { postChanged(ids: $ids) { likesCount commentsCount } }`;
interface Changed {
  postChanged: { likesCount: number; commentsCount: number };
}

test("live events carry the counts of each viewer", async () => {
  const { ada, bo, cy, dee } = await acrossABlock();
  const { id } = await ada.posts("Count me live");
  await like(bo, id);
  await bo.comments({ id }, "From Bo");
  const there = new Listener<Changed>(app, dee.token, CHANGED, { ids: [String(id)] });
  const arrived = there.next();
  await repeatUntil(() => like(ada, id), arrived, 400);
  await like(cy, id);
  const { postChanged } = await there.next((event) => event.postChanged.likesCount > 0);
  expect(postChanged.commentsCount).toBe(0);
  const { likes } = await counts(dee, id);
  expect(likes).toBe((await counts(cy, id)).likes - 1);
  await there.stop();
});

interface Group {
  id: number;
  slug: string;
  members_count: number;
}
const GROUP = `query Group($slug: String!) { group(slug: $slug) {
  membersCount members { totalCount edges { node { role } } } posts { totalCount edges { node { id } } } } }`;
interface GroupPage {
  group: {
    membersCount: number;
    members: { totalCount: number; edges: object[] };
    posts: { totalCount: number; edges: object[] };
  };
}

test("members and posts of a group are counted as they are listed", async () => {
  const { ada, bo, cy, dee } = await acrossABlock();
  const { group } = (
    await ada.send<{ group: Group }>("/api/groups", {
      name: `Counted ${randomBytes(4).toString("hex")}`,
      description: "We count each other.",
      category: "Environment",
    })
  ).body;
  for (const who of [bo, cy, dee]) await who.send(`/api/groups/${group.id}/join`);
  for (const who of [ada, bo]) await who.posts("In the group", { group_id: group.id });
  for (const [who, people, ideas] of [
    [ada, 4, 2],
    [dee, 3, 1],
  ] as const) {
    const { membersCount, members: inside, posts } = (await who.query<GroupPage>(GROUP, { slug: group.slug })).group;
    expect([membersCount, inside.totalCount, inside.edges.length], who.name).toEqual([people, people, people]);
    expect([posts.totalCount, posts.edges.length], who.name).toEqual([ideas, ideas]);
    const rest = (await who.get<{ group: Group }>(`/api/groups/${group.slug}`)).body.group;
    expect(rest.members_count, who.name).toBe(people);
  }
});

const PRIVATE = `query Private($slug: String!) { group(slug: $slug) {
  membersCount requestsCount members { totalCount } requests { totalCount edges { node { role } } } posts { totalCount } } }`;
interface PrivatePage {
  group: {
    membersCount: number;
    requestsCount: number;
    members: { totalCount: number };
    requests: { totalCount: number; edges: object[] };
    posts: { totalCount: number };
  };
}

test("a block does not tell who is in a private group, and its requests are counted as they are listed", async () => {
  const { ada, bo, cy, dee } = await acrossABlock();
  const { group } = (
    await ada.send<{ group: Group }>("/api/groups", {
      name: `Closed ${randomBytes(4).toString("hex")}`,
      description: "We count each other.",
      category: "Environment",
      visibility: "private",
    })
  ).body;
  const see = async (who: Person) => (await who.query<PrivatePage>(PRIVATE, { slug: group.slug })).group;
  await bo.send(`/api/groups/${group.id}/join`);
  await ada.send(`/api/groups/${group.id}/requests/${bo.id}/approve`);
  await bo.posts("Inside", { group_id: group.id });
  for (const who of [dee, cy])
    expect(await see(who)).toMatchObject({ membersCount: 2, members: { totalCount: 2 }, posts: { totalCount: 0 } });
  const rest = (await dee.get<{ group: Group }>(`/api/groups/${group.slug}`)).body.group;
  expect(rest.members_count).toBe(2);

  await dee.send(`/api/groups/${group.id}/join`);
  await cy.send(`/api/groups/${group.id}/join`);
  await block(app, ada, cy);
  const { requestsCount, requests } = await see(ada);
  expect([requestsCount, requests.totalCount, requests.edges.length]).toEqual([1, 1, 1]);
  await ada.send(`/api/groups/${group.id}/requests/${dee.id}/approve`);
  expect(await see(dee)).toMatchObject({ membersCount: 2, posts: { totalCount: 0 } });
  expect(await see(bo)).toMatchObject({ membersCount: 2, posts: { totalCount: 1 } });
});

const GROUPS = `query Groups($query: String, $category: String) {
  groups(query: $query, category: $category) { totalCount edges { node { id } } } }`;
interface GroupList {
  groups: { totalCount: number; edges: object[] };
}

test("groups that a search finds are counted as they are listed", async () => {
  const [ada] = await members(app, ["Ada"]);
  if (!ada) throw new Error("a member was asked for");
  const name = randomBytes(6).toString("hex");
  for (const category of ["Environment", "Design"])
    await ada.send("/api/groups", { name: `${name} ${category}`, description: "We are found.", category });
  for (const [search, found] of [
    [{ query: name }, 2],
    [{ query: name, category: "Design" }, 1],
    [{ query: `no ${name}` }, 0],
  ] as const) {
    const { groups } = await ada.query<GroupList>(GROUPS, search);
    expect([groups.totalCount, groups.edges.length]).toEqual([found, found]);
  }
});

const TAG = `query Tag($name: String!) { tag(name: $name) { postsCount posts { totalCount edges { node { id } } } }
  tags(query: $name) { name postsCount }
  search(query: $name, kind: TAGS) { edges { node { tag { name postsCount } } } } }`;
interface TagPage {
  tag: { postsCount: number; posts: { totalCount: number; edges: object[] } };
  tags: { name: string; postsCount: number }[];
  search: { edges: { node: { tag: { name: string; postsCount: number } } }[] };
}

test("a tag is counted without posts that the viewer cannot see, wherever it is named", async () => {
  const { bo, cy, dee } = await acrossABlock();
  const name = `t${randomBytes(4).toString("hex")}`;
  await bo.posts(`#${name} #${name}only`);
  await bo.posts(`#${name}`);
  await cy.posts(`#${name}`);
  const check = async () => {
    for (const [who, posts] of [
      [cy, 3],
      [dee, 1],
    ] as const) {
      const { tag, tags, search } = await who.query<TagPage>(TAG, { name });
      expect([tag.postsCount, tag.posts.totalCount, tag.posts.edges.length], who.name).toEqual([posts, posts, posts]);
      const all =
        who === dee
          ? [{ name, postsCount: 1 }]
          : [
              { name, postsCount: 3 },
              { name: `${name}only`, postsCount: 1 },
            ];
      expect(tags, who.name).toEqual(all);
      expect(
        search.edges.map(({ node }) => node.tag),
        who.name,
      ).toEqual(all);
      const rest = (await who.get<{ tag: { posts_count: number }; total: number }>(`/api/tags/${name}/posts`)).body;
      expect([rest.tag.posts_count, rest.total], who.name).toEqual([posts, posts]);
    }
  };
  await check();
  await folded("tag_deltas");
  await check();
});
