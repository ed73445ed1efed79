import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, join, people, type Person } from "#tests/kit/people";
import { RestClient, type RestComment, type RestPost } from "#tests/kit/rest";

const app = await startApp();

const ADD = `mutation Add($postId: ID!, $content: String!, $parentId: ID, $clientId: ID) {
  addComment(postId: $postId, content: $content, parentId: $parentId, clientId: $clientId) {
    id parentId content deleted liked likesCount author { id username } post { id commentsCount }
  }
}`;
const UPDATE = `mutation Update($id: ID!, $content: String!) { updateComment(id: $id, content: $content) { id content } }`;
const REMOVE = `mutation Remove($id: ID!) { deleteComment(id: $id) { id deleted content post { commentsCount } } }`;
const LIKE = `mutation Like($id: ID!, $liked: Boolean!) { setCommentLiked(id: $id, liked: $liked) { id liked likesCount } }`;
const THREAD = `query Thread($id: ID!, $first: Int!, $after: String) {
  post(id: $id) {
    commentsCount
    comments(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor }
      edges { cursor node {
        id content deleted author { username }
        replies(first: 10) { totalCount edges { node { id parentId content author { username } } } }
      } }
    }
  }
}`;

interface GqlComment {
  id: string;
  parentId: string | null;
  content: string;
  deleted: boolean;
  author: { username: string } | null;
  replies: { totalCount: number; edges: { node: GqlComment }[] };
}
interface Thread {
  post: {
    commentsCount: number;
    comments: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
      edges: { cursor: string; node: GqlComment }[];
    };
  };
}

const list = async (reader: Person, post: { id: number }) =>
  (await reader.get<{ comments: RestComment[] }>(`/api/posts/${post.id}/comments`)).body.comments;
const countOf = async (reader: Person, post: { id: number }) =>
  (await reader.get<{ post: RestPost }>(`/api/posts/${post.id}`)).body.post.commentsCount;

describe("commenting", () => {
  test("answers with the comment in the shape of the contract, and counts it", async () => {
    const { ada, bo } = await people(app);
    const post = await ada.posts("Discuss");
    const { status, body } = await bo.send<{ comment: RestComment }>(`/api/posts/${post.id}/comments`, {
      content: "  I agree  ",
      parent_id: null,
    });
    expect(status).toBe(201);
    expect(body.comment).toEqual({
      id: expect.any(Number),
      facets: [],
      edited_at: null,
      editedAt: null,
      post_id: post.id,
      postId: post.id,
      parent_id: null,
      parentId: null,
      content: "I agree",
      liked: false,
      likes_count: 0,
      likesCount: 0,
      deleted: false,
      created_at: expect.stringMatching(/Z$/),
      createdAt: body.comment.created_at,
      updated_at: expect.stringMatching(/Z$/),
      updatedAt: body.comment.updated_at,
      user: { id: bo.id, name: "Bo", username: bo.username, avatar: null },
      replies: [],
    });
    expect(await countOf(ada, post)).toBe(1);
    expect(await list(ada, post)).toEqual([body.comment]);
  });

  test("with replies shows two levels, and replies are counted", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Discuss");
    const first = await bo.comments(post, "First");
    const reply = await cy.comments(post, "A reply", first);
    const deeper = await ada.comments(post, "To the reply", reply);
    await ada.comments(post, "Second");

    const thread = await list(cy, post);
    expect(thread.map(({ content }) => content)).toEqual(["First", "Second"]);
    expect(thread[0]?.replies.map(({ content }) => content)).toEqual(["A reply", "To the reply"]);
    expect(thread[0]?.replies.every(({ parent_id }) => parent_id === first.id || parent_id === reply.id)).toBe(true);
    expect(await countOf(cy, post)).toBe(4);

    const data = await cy.query<Thread>(THREAD, { id: String(post.id), first: 20 });
    expect(data.post.commentsCount).toBe(4);
    expect(data.post.comments.edges.map(({ node }) => node.content)).toEqual(["First", "Second"]);
    const replies = data.post.comments.edges[0]?.node.replies;
    expect(replies?.edges.map(({ node }) => node.id)).toEqual([String(reply.id), String(deeper.id)]);
    expect(replies?.totalCount).toBe(2);
  });

  test("is paged by cursor, stable while new ones arrive", async () => {
    const { ada, bo } = await people(app);
    const post = await ada.posts("Discuss");
    for (let i = 1; i <= 5; i++) await bo.comments(post, `Comment ${i}`);
    const page = async (after: string | null) =>
      (await ada.query<Thread>(THREAD, { id: String(post.id), first: 2, after })).post.comments;
    const first = await page(null);
    await bo.comments(post, "Comment 6");
    const second = await page(first.pageInfo.endCursor);
    const third = await page(second.pageInfo.endCursor);
    const contents = [first, second, third].flatMap(({ edges }) => edges.map(({ node }) => node.content));
    expect(contents).toEqual([1, 2, 3, 4, 5, 6].map((i) => `Comment ${i}`));
    expect(third.pageInfo.hasNextPage).toBe(false);
  });

  test.each([
    [{ content: " \u200b " }, 422, "Please write a comment"],
    [{}, 422, "Please write a comment"],
    [{ content: "x".repeat(2_001) }, 422, "Your comment can have at most 2,000 characters"],
    [{ content: "a\u0000" }, 422, /cannot be stored/],
    [{ content: "a\ud800" }, 422, /cannot be stored/],
    [{ content: { text: "a" } }, 422, /./],
    [{ content: "a", parent_id: "abc" }, 422, /./],
    [{ content: "a", parent_id: -1 }, 422, /./],
    [{ content: "a", parent_id: "99999999999999999999" }, 422, /./],
    [{ content: "a", parent_id: 9_007_199_254_740_991 }, 422, /./],
  ])("with %j is refused", async (draft, status, message) => {
    const { ada } = await people(app);
    const post = await ada.posts("Discuss");
    const answer = await ada.send(`/api/posts/${post.id}/comments`, draft);
    expect([status, 404]).toContain(answer.status);
    expect(answer.body.message).toMatch(message);
    expect(await countOf(ada, post)).toBe(0);
  });

  test("under a comment of another post is refused", async () => {
    const { ada, bo } = await people(app);
    const [one, other] = [await ada.posts("One"), await ada.posts("Other")];
    const comment = await bo.comments(one, "Here");
    const { status } = await bo.send(`/api/posts/${other.id}/comments`, { content: "There", parent_id: comment.id });
    expect([404, 422]).toContain(status);
    expect(await countOf(ada, other)).toBe(0);
  });

  test("on a post that the viewer cannot see is not possible", async () => {
    const { ada, bo, cy } = await people(app);
    const secret = await ada.posts("For bonds", { visibility: "bonds" });
    expect((await cy.get(`/api/posts/${secret.id}/comments`)).status).toBe(404);
    expect((await cy.send(`/api/posts/${secret.id}/comments`, { content: "Hi" })).status).toBe(404);
    expect((await cy.ask(ADD, { postId: String(secret.id), content: "Hi" })).code).toBe("NOT_FOUND");
    await bo.comments(secret, "Between us");
    expect((await new RestClient(app).get(`/api/posts/${secret.id}/comments`)).status).toBe(401);
  });

  test("twice, one after the other, under one Idempotency-Key comments once", async () => {
    const { ada } = await people(app);
    const post = await ada.posts("Discuss");
    const again = () => ada.send(`/api/posts/${post.id}/comments`, { content: "Key" }, { "idempotency-key": "k" });
    expect([(await again()).status, (await again()).status]).toEqual([201, 201]);
    expect(await countOf(ada, post)).toBe(1);
  });

  test("by people whom the viewer has blocked is hidden", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Discuss");
    await bo.comments(post, "Kind");
    await cy.comments(post, "Rude");
    await block(app, bo, cy);
    expect((await list(bo, post)).map(({ content }) => content)).toEqual(["Kind"]);
    expect((await list(ada, post)).map(({ content }) => content)).toEqual(["Kind", "Rude"]);
  });
});

describe("a thread that somebody hidden began", () => {
  const READ = `query Read($id: ID!) { comment(id: $id) { id content } }`;

  test("is closed to reading, likes, replies and changes by the id of a reply, as it is in lists", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Discuss");
    const top = await bo.comments(post, "A beginning");
    const reply = await ada.comments(post, "For those who see it", top);
    const own = await cy.comments(post, "Written before", reply);
    const edit = (content: string) => cy.rest.put(`/api/comments/${own.id}`, { content }, { token: cy.token });
    expect((await edit("Edited before")).status).toBe(200);
    await block(app, bo, cy);
    const id = String(reply.id);
    expect(await list(cy, post)).toEqual([]);
    expect((await cy.get(`/api/comments/${reply.id}`)).status).toBe(404);
    expect(await cy.query(READ, { id })).toEqual({ comment: null });
    expect((await cy.send(`/api/comments/${reply.id}/like`)).status).toBe(404);
    expect((await cy.ask(LIKE, { id, liked: true })).code).toBe("NOT_FOUND");
    const answer = { postId: String(post.id), content: "Still here", parentId: id };
    expect((await cy.ask(ADD, answer)).code).toBe("BAD_USER_INPUT");
    const sent = await cy.send(`/api/posts/${post.id}/comments`, { content: "Still here", parent_id: reply.id });
    expect(sent.status).toBe(422);
    expect((await edit("Edited after")).status).toBe(404);
    const deleted = await cy.rest.delete(`/api/comments/${own.id}`, { token: cy.token });
    expect(deleted.status, "one's own can always be deleted").toBe(200);

    expect((await ada.send(`/api/comments/${reply.id}/like`)).status).toBe(200);
    expect((await ada.send(`/api/comments/${reply.id}/like`)).status).toBe(200);
    expect(await ada.query(READ, { id })).toEqual({ comment: { id, content: "For those who see it" } });
    await ada.comments(post, "To the reply", reply);
  });
});

describe("editing a comment", () => {
  test("is for its author, by both faces", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Discuss");
    const comment = await bo.comments(post, "Frist");
    const edited = await bo.rest.put<{ comment: RestComment }>(
      `/api/comments/${comment.id}`,
      { content: " First " },
      { token: bo.token },
    );
    expect(edited.status).toBe(200);
    expect(edited.body.comment.content).toBe("First");
    const data = await bo.query(UPDATE, { id: String(comment.id), content: "First!" });
    expect(data).toEqual({ updateComment: { id: String(comment.id), content: "First!" } });
    for (const other of [ada, cy]) {
      const path = `/api/comments/${comment.id}`;
      expect((await other.rest.put(path, { content: "Mine" }, { token: other.token })).status).toBe(403);
      expect((await other.ask(UPDATE, { id: String(comment.id), content: "Mine" })).code).toBe("FORBIDDEN");
    }
    expect((await bo.ask(UPDATE, { id: String(comment.id), content: " " })).code).toBe("BAD_USER_INPUT");
    expect((await bo.ask(UPDATE, { id: "999999", content: "x" })).code).toBe("NOT_FOUND");
  });
});

describe("deleting a comment", () => {
  const remove = (who: Person, comment: { id: number }) =>
    who.rest.delete(`/api/comments/${comment.id}`, { token: who.token });

  test("without replies removes it", async () => {
    const { ada, bo } = await people(app);
    const post = await ada.posts("Discuss");
    const comment = await bo.comments(post, "Never mind");
    const { status, body } = await remove(bo, comment);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: expect.any(String) });
    expect(await list(ada, post)).toEqual([]);
    expect(await countOf(ada, post)).toBe(0);
    expect((await remove(bo, comment)).status).toBe(404);
  });

  test("with replies leaves a tombstone without text or author", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Discuss");
    const comment = await bo.comments(post, "A secret slip");
    await cy.comments(post, "Interesting", comment);
    expect((await remove(bo, comment)).status).toBe(200);
    const [tombstone] = await list(ada, post);
    expect(tombstone).toMatchObject({ id: comment.id, deleted: true, content: "" });
    expect(tombstone?.replies.map(({ content }) => content)).toEqual(["Interesting"]);
    expect(JSON.stringify(tombstone)).not.toContain("secret slip");
    expect(await app.sql`select 1 from comments where content = 'A secret slip'`).toHaveLength(0);
    const data = await ada.query<Thread>(THREAD, { id: String(post.id), first: 5 });
    expect(data.post.comments.edges[0]?.node).toMatchObject({ deleted: true, content: "" });
    expect(data.post.commentsCount).toBe(await countOf(ada, post));
    for (const act of [LIKE, UPDATE]) {
      const variables = { id: String(comment.id), liked: true, content: "Back" };
      const allowed = act === LIKE ? { id: variables.id, liked: true } : { id: variables.id, content: "Back" };
      expect((await bo.ask(act, allowed)).code).toBe("NOT_FOUND");
    }
  });

  test("is also for the author of the post, and for nobody else", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("My house");
    const comment = await bo.comments(post, "Hello");
    expect((await remove(cy, comment)).status).toBe(403);
    expect((await cy.ask(REMOVE, { id: String(comment.id) })).code).toBe("FORBIDDEN");
    expect(await ada.query(REMOVE, { id: String(comment.id) })).toMatchObject({ deleteComment: { deleted: true } });
    expect(await countOf(ada, post)).toBe(0);
    expect((await new RestClient(app).delete(`/api/comments/${comment.id}`)).status).toBe(401);
  });

  test("by five requests at once decreases the count once", async () => {
    const { ada, bo } = await people(app);
    const post = await ada.posts("Discuss");
    await bo.comments(post, "Stays");
    const comment = await bo.comments(post, "Goes");
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(bo, comment)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect(await countOf(ada, post)).toBe(1);
  });
});

describe("liking a comment", () => {
  test("toggles by REST, sets by GraphQL, and is exact under concurrency", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Discuss");
    const comment = await bo.comments(post, "Like this");
    const path = `/api/comments/${comment.id}/like`;
    expect((await ada.send(path)).body).toMatchObject({ success: true, liked: true, likesCount: 1 });
    const data = await cy.query(LIKE, { id: String(comment.id), liked: true });
    expect(data).toEqual({ setCommentLiked: { id: String(comment.id), liked: true, likesCount: 2 } });
    await Promise.all(Array.from({ length: 5 }, () => ada.send(path)));
    const [seen] = await list(ada, post);
    expect(seen).toMatchObject({ liked: false, likesCount: 1, likes_count: 1 });
    const stranger = await join(app, "Dee");
    expect((await stranger.send("/api/comments/9007199254740991/like")).status).toBe(404);
    expect((await new RestClient(app).post(path)).status).toBe(401);
  });
});
