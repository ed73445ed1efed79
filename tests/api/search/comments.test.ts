import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, people, type Person } from "#tests/kit/people";

const app = await startApp();

const FIND = `query Find($query: String!, $first: Int!, $after: String) {
  search(query: $query, kind: COMMENTS, first: $first, after: $after) {
    totalCount isNear pageInfo { hasNextPage endCursor }
    edges { node { kind post { id } comment { id content } title { text } excerpt { text ranges { start end } } } }
  }
}`;
interface Found {
  search: {
    totalCount: number;
    isNear: boolean;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: {
      node: {
        kind: string;
        post: { id: string };
        comment: { id: string; content: string };
        title: { text: string };
        excerpt: { text: string; ranges: { start: number; end: number }[] };
      };
    }[];
  };
}

const find = async (reader: Person, query: string, after: string | null = null, first = 10) =>
  (await reader.query<Found>(FIND, { query, first, after })).search;
const ids = async (reader: Person, query: string) =>
  (await find(reader, query)).edges.map(({ node }) => Number(node.comment.id));

async function comments(who: Person, post: { id: number }, content: string): Promise<number> {
  const { status, body } = await who.send<{ comment: { id: number } }>(`/api/posts/${post.id}/comments`, { content });
  expect(status).toBe(201);
  return body.comment.id;
}

test("comments are found by their words, each under its idea, alike on both faces", async () => {
  const { ada, bo, cy } = await people(app);
  const post = await ada.posts("What do you think?", { title: "Cheese at home" });
  const id = await comments(bo, post, "My grandmother made Gruyère in an old kettle.");
  await comments(bo, post, "Nothing about it here.");
  const { edges, totalCount, isNear } = await find(cy, "gruyere kettles");
  expect(totalCount).toBe(1);
  expect(isNear).toBe(false);
  expect(edges[0]?.node).toMatchObject({
    kind: "COMMENTS",
    post: { id: String(post.id) },
    comment: { id: String(id) },
  });
  expect(edges[0]?.node.title.text).toBe("Cheese at home");
  const { text, ranges } = edges[0]?.node.excerpt ?? { text: "", ranges: [] };
  expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(["Gruyère", "kettle"]);
  const rest = await cy.get<{ results: { kind: string; post: { id: number }; comment: { id: number } }[] }>(
    "/api/search?query=gruyere&kind=comments",
  );
  expect(rest.body.results).toMatchObject([{ kind: "comments", post: { id: post.id }, comment: { id } }]);
  expect(await ids(cy, `gruyere from:${bo.username}`)).toEqual([id]);
  expect(await ids(cy, `gruyere from:${ada.username}`)).toEqual([]);
});

test("only comments that the viewer may see are found", async () => {
  const { ada, bo, cy } = await people(app);
  const secret = await ada.posts("For bonds.", { visibility: "bonds" });
  const hidden = await comments(bo, secret, "The marzipanfish is ours.");
  const open = await ada.posts("For all.");
  const visible = await comments(bo, open, "Everybody may see the marzipanfish.");
  expect((await ids(bo, "marzipanfish")).toSorted((a, b) => a - b)).toEqual([hidden, visible]);
  expect(await ids(cy, "marzipanfish")).toEqual([visible]);
  await bo.rest.delete(`/api/comments/${visible}`, { token: bo.token });
  expect(await ids(cy, "marzipanfish")).toEqual([]);
  const again = await comments(bo, open, "The marzipanfish again.");
  expect(await ids(cy, "marzipanfish")).toEqual([again]);
  await block(app, bo, cy);
  expect(await ids(cy, "marzipanfish")).toEqual([]);
});

test("they continue page by page, and forgive a slip", async () => {
  const { ada, bo, cy } = await people(app);
  const post = await ada.posts("Tools", { title: "The theodolite in the shed", tags: ["theodolite"] });
  const all: number[] = [];
  for (let i = 0; i < 5; i++) all.push(await comments(bo, post, `theodolite ${i}`));
  const seen: number[] = [];
  let after: string | null = null;
  for (let more = true; more;) {
    const page: Found["search"] = await find(cy, "theodolite", after, 2);
    seen.push(...page.edges.map(({ node }) => Number(node.comment.id)));
    after = page.pageInfo.endCursor;
    more = page.pageInfo.hasNextPage;
  }
  expect(seen.toSorted((a, b) => a - b)).toEqual(all);
  const near = await find(cy, "theodolyte");
  expect(near.isNear).toBe(true);
  expect(near.totalCount).toBe(5);
});

test("they are found in a group and among bookmarks", async () => {
  const { ada, bo, cy } = await people(app);
  const { body: made } = await ada.send<{ group: { slug: string; id: number } }>("/api/groups", {
    name: `Sundials ${ada.id}`,
    description: "On shadows.",
    category: "Society",
    visibility: "public",
  });
  const inGroup = await ada.posts("Shadows in the group", {});
  await app.sql`update posts set group_id = ${made.group.id} where id = ${inGroup.id}`;
  const elsewhere = await ada.posts("Shadows elsewhere", {});
  const one = await comments(bo, inGroup, "A gnomon of brass");
  const two = await comments(bo, elsewhere, "A gnomon of stone");
  expect((await ids(cy, "gnomon")).toSorted((a, b) => a - b)).toEqual([one, two]);
  expect(await ids(cy, `gnomon in:${made.group.slug}`)).toEqual([one]);
  expect(await ids(cy, `stone in:${made.group.slug}`)).toEqual([]);
  expect(await ids(cy, "gnomon in:bookmarks")).toEqual([]);
  await cy.send(`/api/posts/${elsewhere.id}/bookmark`);
  expect(await ids(cy, "gnomons in:bookmarks")).toEqual([two]);
});

test("of words that very many comments hold, the newest are found", async () => {
  const { ada, cy } = await people(app);
  const post = await ada.posts("Numbers");
  const rows = await app.sql<{ id: string }[]>`insert into comments (post_id, author_id, language, content)
    select ${post.id}, ${ada.id}, 'en', 'abacus ' || n from generate_series(1, 700) as n returning id`;
  const { edges, totalCount } = await find(cy, "abacus", null, 50);
  expect(totalCount).toBe(500);
  const newest = new Set(rows.slice(-500).map(({ id }) => Number(id)));
  for (const { node } of edges) expect(newest.has(Number(node.comment.id))).toBe(true);
});
