import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join, people, type Person } from "#tests/kit/people";
import type { RestComment, RestFeed, RestPost } from "#tests/kit/rest";

const app = await startApp();

const CREATE = `mutation Create($input: CreatePostInput!) { createPost(input: $input) { id } }`;
const ADD = `mutation Add($postId: ID!, $content: String!, $clientId: ID) {
  addComment(postId: $postId, content: $content, clientId: $clientId) { id }
}`;

const six = <T>(act: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 6 }, act));
const distinct = <T>(values: T[]) => [...new Set(values)];
const postsOf = async (who: Person) =>
  (await who.get<RestFeed>(`/api/feed?username=${who.username}`)).body.posts.map(({ content }) => content);

test("a post sent six times at once under one client id is one post, in either face", async () => {
  const ada = await join(app, "Ada");
  const input = { content: "By GraphQL", clientId: "one-and-only" };
  const made = await six(() => ada.query<{ createPost: { id: string } }>(CREATE, { input }));
  expect(distinct(made.map(({ createPost }) => createPost.id))).toHaveLength(1);
  const body = { content: "By REST", client_id: "another" };
  const sent = await six(() => ada.send<{ post: RestPost }>("/api/posts", body));
  expect(distinct(sent.map((answer) => answer.body.post.id))).toHaveLength(1);
  expect(await postsOf(ada)).toEqual(["By REST", "By GraphQL"]);
});

test("a post sent six times at once under one Idempotency-Key is one post", async () => {
  const ada = await join(app, "Ada");
  const headers = { "idempotency-key": "press-once" };
  const answers = await six(() => ada.send<{ post: RestPost }>("/api/posts", { content: "Pressed" }, headers));
  const made = answers.filter(({ status }) => status === 201);
  expect(made.length).toBeGreaterThanOrEqual(1);
  for (const { status } of answers) expect([201, 409]).toContain(status);
  expect(distinct(made.map(({ body }) => body.post.id))).toHaveLength(1);
  expect(await postsOf(ada)).toEqual(["Pressed"]);
});

test("a comment sent six times at once is one comment, in either face", async () => {
  const { ada, bo } = await people(app);
  const post = await ada.posts("Talk to me");
  const input = { postId: post.id, content: "Once", clientId: "once" };
  const made = await six(() => bo.query<{ addComment: { id: string } }>(ADD, input));
  expect(distinct(made.map(({ addComment }) => addComment.id))).toHaveLength(1);
  const path = `/api/posts/${post.id}/comments`;
  await six(() => bo.send(path, { content: "Twice", client_id: "twice" }));
  await six(() => bo.send(path, { content: "Thrice" }, { "idempotency-key": "thrice" }));
  const { comments } = (await ada.get<{ comments: RestComment[] }>(path)).body;
  expect(comments.map(({ content }) => content)).toEqual(["Once", "Twice", "Thrice"]);
  expect((await ada.get<{ post: RestPost }>(`/api/posts/${post.id}`)).body.post.commentsCount).toBe(3);
});

test("a draft is deleted with the post that is made of it, if it is one's own and the post is stored", async () => {
  const { ada, bo } = await people(app);
  const draftOf = async (who: Person) => {
    const [row] = await app.sql<{ id: number }[]>`insert into drafts (user_id, kind, data)
      values (${who.id}, 'post', '{}') returning id::int`;
    return row?.id ?? 0;
  };
  const isThere = async (id: number) => (await app.sql`select 1 from drafts where id = ${id}`).length === 1;
  const [own, other, foreign] = [await draftOf(ada), await draftOf(ada), await draftOf(bo)];
  const refused = await ada.ask(CREATE, { input: { content: " ", draftId: String(own) } });
  expect([refused.code, await isThere(own)]).toEqual(["BAD_USER_INPUT", true]);
  await ada.query(CREATE, { input: { content: "Done", draftId: String(own) } });
  await ada.posts("Done too", { draft_id: other });
  await ada.posts("Not mine", { draft_id: foreign });
  expect([await isThere(own), await isThere(other), await isThere(foreign)]).toEqual([false, false, true]);
  const nonsense = await ada.send("/api/posts", { content: "x", draft_id: "nonsense" });
  expect(nonsense.status).toBe(422);
});
