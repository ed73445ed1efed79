import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, join, people, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();

interface Facet {
  start: number;
  end: number;
  kind: string;
  value: string;
}

const POST = `query Post($id: ID!) { post(id: $id) { content facets { start end kind value } } }`;
const COMMENT = `query Comment($id: ID!) {
  comment(id: $id) { content editedAt canEdit canDelete deleted facets { kind value } post { id } author { username } }
}`;

interface Comment {
  content: string;
  editedAt: string | null;
  canEdit: boolean;
  canDelete: boolean;
  deleted: boolean;
  facets: { kind: string; value: string }[];
  post: { id: string };
}

const facetsOf = async (who: Person, id: number) => {
  const { post } = await who.query<{ post: { content: string; facets: Facet[] } }>(POST, { id });
  return post.facets.map(({ start, end, kind, value }) => [kind, post.content.slice(start, end), value]);
};
const commentOf = async (who: Person, id: number) =>
  (await who.query<{ comment: Comment | null }>(COMMENT, { id })).comment;
const linksOf = (id: number) => app.sql`select url, host from post_links where post_id = ${id} order by url`;
const put = (who: Person, path: string, body: unknown) => who.rest.put(path, body, { token: who.token });

describe("the facets of a text", () => {
  test("link to members who exist, to tags and to addresses", async () => {
    const { ada, bo } = await people(app);
    const shout = `@${bo.username.toUpperCase()}`;
    const post = await ada.posts(
      `🌍 ${shout}, see https://example.org/a. Not ada@example.org, not @nobody-here. #Reading`,
    );
    expect(await facetsOf(ada, post.id)).toEqual([
      ["MENTION", shout, bo.username],
      ["LINK", "https://example.org/a", "https://example.org/a"],
      ["TAG", "#Reading", "reading"],
    ]);
    const [row] = await app.sql<
      { id: number }[]
    >`select (facets -> 0 ->> 'userId')::int as id from posts where id = ${post.id}`;
    expect(row?.id).toBe(bo.id);
  });

  test("do not link to members whom the author cannot see", async () => {
    const { ada, bo } = await people(app);
    await block(app, bo, ada);
    const post = await ada.posts(`Hello @${bo.username}`);
    expect(await facetsOf(ada, post.id)).toEqual([]);
  });

  test("load all mentioned members in one statement, and none where none are mentioned", async () => {
    const { ada, bo, cy } = await people(app);
    const lookups = async (content: string) => {
      app.statements.length = 0;
      await ada.posts(content);
      return app.statements.filter((statement) => /lower\("users"."username"\) = any/.test(statement)).length;
    };
    expect(await lookups(`@${bo.username} @${cy.username} @nobody @somebody.else`)).toBe(1);
    expect(await lookups("Nobody at all")).toBe(0);
  });

  test("are computed again when the text changes", async () => {
    const { ada, bo } = await people(app);
    const post = await ada.posts("Nothing yet");
    await put(ada, `/api/posts/${post.id}`, { content: `Now @${bo.username} and #more` });
    expect(await facetsOf(bo, post.id)).toEqual([
      ["MENTION", `@${bo.username}`, bo.username],
      ["TAG", "#more", "more"],
    ]);
  });
});

describe("addresses for the news", () => {
  test("are those of public posts, without fragment and campaign", async () => {
    const ada = await join(app, "Ada");
    const text = "https://www.example.org/x?utm_source=a&id=1#top http://other.example/";
    const open = await ada.posts(text);
    expect(await linksOf(open.id)).toEqual([
      { url: "http://other.example/", host: "other.example" },
      { url: "https://www.example.org/x?id=1", host: "example.org" },
    ]);
    const hidden = await ada.posts(text, { visibility: "bonds" });
    expect(await linksOf(hidden.id)).toEqual([]);
  });

  test("change with the text, and are deleted with the post", async () => {
    const ada = await join(app, "Ada");
    const { id } = await ada.posts("https://one.example/ https://two.example/");
    await app.sql`update post_links set created_at = now() - interval '1 hour' where post_id = ${id}`;
    await put(ada, `/api/posts/${id}`, { content: "https://two.example/ https://three.example/" });
    expect((await linksOf(id)).map(({ host }) => host as string)).toEqual(["three.example", "two.example"]);
    const [stored] = await app.sql<{ old: boolean }[]>`select created_at < now() - interval '30 minutes' as old
      from post_links where post_id = ${id} and host = 'two.example'`;
    expect(stored?.old).toBe(true);
    await ada.rest.delete(`/api/posts/${id}`, { token: ada.token });
    expect(await linksOf(id)).toEqual([]);
  });
});

describe("a comment", () => {
  test("has the same facets, its permissions, and is read by its id in both faces", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Talk to me");
    const { id } = await bo.comments(post, `@${cy.username} look: https://example.org #now`);
    const facets = [
      { kind: "MENTION", value: cy.username },
      { kind: "LINK", value: "https://example.org/" },
      { kind: "TAG", value: "now" },
    ];
    expect(await commentOf(bo, id)).toMatchObject({ facets, editedAt: null, canEdit: true, canDelete: true });
    expect(await commentOf(ada, id)).toMatchObject({ canEdit: false, canDelete: true, post: { id: String(post.id) } });
    expect(await commentOf(cy, id)).toMatchObject({ canEdit: false, canDelete: false });
    const answer = await cy.get<{ comment: { id: number; edited_at: null } }>(`/api/comments/${id}`);
    expect(answer.body.comment).toMatchObject({ id, edited_at: null, facets: [{}, {}, {}] });
  });

  test("is marked as edited once its text has changed", async () => {
    const { ada, bo } = await people(app);
    const { id } = await bo.comments(await ada.posts("Talk"), "Frist");
    await put(bo, `/api/comments/${id}`, { content: "Frist" });
    expect(await commentOf(ada, id)).toMatchObject({ editedAt: null });
    await put(bo, `/api/comments/${id}`, { content: "First #now" });
    expect(await commentOf(ada, id)).toMatchObject({
      editedAt: expect.any(String),
      facets: [{ kind: "TAG", value: "now" }],
    });
  });

  test("that is deleted but has replies can be read, but not changed", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Talk");
    const begun = await bo.comments(post, "Begun #tag");
    await cy.comments(post, "Answered", begun);
    await bo.rest.delete(`/api/comments/${begun.id}`, { token: bo.token });
    expect(await commentOf(bo, begun.id)).toMatchObject({
      deleted: true,
      content: "",
      facets: [],
      canEdit: false,
      canDelete: false,
    });
  });

  test("is null where the post is hidden, and unknown to guests", async () => {
    const { ada, bo, cy } = await people(app);
    const { id } = await bo.comments(await ada.posts("Us", { visibility: "bonds" }), "Between us");
    expect(await commentOf(cy, id)).toBeNull();
    expect(await commentOf(cy, 999_999_999)).toBeNull();
    expect((await cy.get(`/api/comments/${id}`)).status).toBe(404);
    expect((await new RestClient(app).get(`/api/comments/${id}`)).status).toBe(401);
    expect((await cy.gql.ask(COMMENT, { id })).code).toBe("UNAUTHENTICATED");
  });
});
