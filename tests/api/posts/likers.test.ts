import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, members, people, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";
import { statementsOf } from "#tests/kit/statements";

const app = await startApp();

const LIKERS = `query Likers($id: ID!, $first: Int, $after: String) {
  post(id: $id) {
    likers(first: $first, after: $after) {
      edges { node { name } }
      pageInfo { hasNextPage endCursor }
      totalCount
    }
  }
}`;

interface Likers {
  edges: { node: { name: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

/** Likes a post by one member after the other, so that their order is known. */
async function like(id: number, ...likers: Person[]): Promise<void> {
  for (const liker of likers) expect((await liker.send(`/api/posts/${id}/like`)).status).toBe(200);
}

/** Reads a page of who likes a post by GraphQL. */
async function pageOf(who: Person, id: number, page: { first?: number; after?: string | null } = {}) {
  const { post } = await who.query<{ post: { likers: Likers } | null }>(LIKERS, { id: String(id), first: 10, ...page });
  return post && { ...post.likers, names: post.likers.edges.map(({ node }) => node.name) };
}

/** Reads a page of who likes a post by REST. */
async function listOf(who: Person, id: number, page = 1) {
  const { status, body } = await who.get<{ likers: { name: string }[]; hasMore: boolean }>(
    `/api/posts/${id}/likers?page=${page}`,
  );
  expect(status).toBe(200);
  return { names: body.likers.map(({ name }) => name), hasMore: body.hasMore };
}

describe("who likes a post", () => {
  test("is listed by both faces, the last like first, page by page", async () => {
    const { ada, bo, cy } = await people(app);
    const { id } = await ada.posts("Like me");
    expect(await pageOf(ada, id)).toMatchObject({ names: [], totalCount: 0, pageInfo: { hasNextPage: false } });
    expect(await listOf(ada, id)).toEqual({ names: [], hasMore: false });
    await like(id, bo, ada, cy);
    const first = await pageOf(ada, id, { first: 2 });
    expect(first).toMatchObject({ names: ["Cy", "Ada"], totalCount: 3, pageInfo: { hasNextPage: true } });
    const next = await pageOf(ada, id, { first: 2, after: first?.pageInfo.endCursor ?? null });
    expect(next).toMatchObject({ names: ["Bo"], pageInfo: { hasNextPage: false } });
    expect(await listOf(cy, id)).toEqual({ names: ["Cy", "Ada", "Bo"], hasMore: false });
    await like(id, cy);
    expect((await pageOf(ada, id))?.names).toEqual(["Ada", "Bo"]);
  });

  test("has pages of twenty over REST", async () => {
    const [ada, ...likers] = await members(app, ["Ada", ...Array.from({ length: 21 }, (_, at) => `Fan${at}`)]);
    if (!ada) throw new Error("Ada has not joined.");
    const { id } = await ada.posts("Everybody likes this");
    await like(id, ...likers);
    const first = await listOf(ada, id);
    expect(first).toMatchObject({ hasMore: true });
    expect(first.names).toHaveLength(20);
    expect(await listOf(ada, id, 2)).toEqual({ names: ["Fan0"], hasMore: false });
  });

  test("leaves out whom a block hides, as the count does", async () => {
    const { ada, bo, cy } = await people(app);
    const { id } = await ada.posts("Like me");
    await like(id, bo, cy);
    await block(app, cy, bo);
    for (const [who, names] of [
      [bo, ["Bo"]],
      [cy, ["Cy"]],
      [ada, ["Cy", "Bo"]],
    ] as const) {
      expect(await pageOf(who, id)).toMatchObject({ names, totalCount: names.length });
      expect((await listOf(who, id)).names).toEqual(names);
    }
  });

  test("leaves out members who are hidden from everybody", async () => {
    const { ada, bo, cy } = await people(app);
    const { id } = await ada.posts("Like me");
    await like(id, bo, cy);
    await app.sql`insert into hidden_members (user_id, why) values (${cy.id}, 'suspended')`;
    expect((await pageOf(ada, id))?.names).toEqual(["Bo"]);
    expect((await listOf(ada, id)).names).toEqual(["Bo"]);
  });

  test("is told to nobody who may not see the post", async () => {
    const { ada, bo, cy } = await people(app);
    const { id } = await ada.posts("For bonds", { visibility: "bonds" });
    await like(id, bo);
    expect((await pageOf(bo, id))?.names).toEqual(["Bo"]);
    expect(await pageOf(cy, id)).toBeNull();
    expect((await cy.get(`/api/posts/${id}/likers`)).status).toBe(404);
    expect((await new RestClient(app).get(`/api/posts/${id}/likers`)).status).toBe(401);
  });

  test("is read for all posts of a page by one statement, and not at all without likes", async () => {
    const { ada, bo } = await people(app);
    const posts = [await ada.posts("One"), await ada.posts("Two"), await ada.posts("Three")];
    const statements = (selection: string) =>
      statementsOf((id) =>
        ada.gql.send(
          {
            query: `{ user(username: "${ada.username}") { posts(first: 10) { edges { node { id ${selection} } } } } }`,
          },
          ada.token,
          { "x-request-id": id },
        ),
      );
    const faces = "likers(first: 2) { edges { node { name } } }";
    await statements("");
    const before = (await statements("")).length;
    expect(await statements(faces)).toHaveLength(before);
    for (const { id } of posts) await like(id, bo, ada);
    expect(await statements(faces)).toHaveLength(before + 1);
  });
});
