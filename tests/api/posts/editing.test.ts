import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, join, people, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form, RestClient, type RestFeed, type RestPost } from "#tests/kit/rest";
import { eventually } from "#tests/kit/eventually";

const app = await startApp();

const UPDATE = `mutation Update($id: ID!, $input: UpdatePostInput!) {
  updatePost(id: $id, input: $input) {
    id title content category tags visibility editedAt canEdit media { id } facets { kind value }
    revisions { id title content category tags createdAt }
  }
}`;
const DELETE = `mutation Delete($id: ID!) { deletePost(id: $id) }`;

interface Updated {
  updatePost: {
    title: string | null;
    content: string;
    tags: string[];
    visibility: string;
    editedAt: string | null;
    media: { id: string }[];
    revisions: { title: string | null; content: string; createdAt: string }[];
  };
}
interface Revision {
  id: number;
  title: string | null;
  content: string;
  tags: string[];
  created_at: string;
}

const put = (who: Person, id: number, body: unknown) =>
  who.rest.put<{ post: RestPost & { edited_at: string | null } }>(`/api/posts/${id}`, body, { token: who.token });
const remove = (who: Person, id: number) => who.rest.delete(`/api/posts/${id}`, { token: who.token });
const update = async (who: Person, id: number, input: Record<string, unknown>) =>
  (await who.query<Updated>(UPDATE, { id, input })).updatePost;
const historyOf = async (who: Person, id: number) =>
  (await who.get<{ history: Revision[] }>(`/api/posts/${id}/history`)).body.history;
const totalFor = async (who: Person, username = "") =>
  (await who.get<RestFeed>(`/api/feed${username && `?username=${username}`}`)).body.total;

describe("an edited post", () => {
  test("has the new values, is marked as edited and keeps omitted fields", async () => {
    const { ada, bo } = await people(app);
    const post = await ada.posts("Lend #tools", { title: "First", category: "Society", tags: ["sharing"] });
    const { status, body } = await put(ada, post.id, { content: "  Lend #books too  " });
    expect(status).toBe(200);
    expect(body.post).toMatchObject({
      title: "First",
      content: "Lend #books too",
      category: "Society",
      tags: ["sharing", "books"],
      created_at: post.created_at,
      edited_at: expect.any(String),
    });
    const seen = await bo.get<{ post: RestPost }>(`/api/posts/${post.id}`);
    expect(seen.body.post).toMatchObject({ content: "Lend #books too" });
  });

  test("shows its earlier versions to everybody who may see it, newest first", async () => {
    const { ada, cy } = await people(app);
    const post = await ada.posts("One", { title: "A" });
    await put(ada, post.id, { content: "Two" });
    const third = await update(ada, post.id, { content: "Three", title: null, category: "Design" });
    expect(third).toMatchObject({ title: null, content: "Three", canEdit: true });
    expect(third.revisions).toMatchObject([
      { title: "A", content: "Two" },
      { title: "A", content: "One", createdAt: post.created_at },
    ]);
    const history = await historyOf(cy, post.id);
    expect(history.map(({ content }) => content)).toEqual(["Two", "One"]);
    expect(Date.parse(history[0]?.created_at ?? "")).toBeGreaterThanOrEqual(Date.parse(post.created_at));
  });

  test("is unchanged when all values are the same", async () => {
    const ada = await join(app, "Ada");
    const post = await ada.posts("Same");
    const same = await update(ada, post.id, { content: "Same " });
    expect(same).toMatchObject({ editedAt: null, revisions: [] });
  });

  test("can lose its title and category by forms, and its tags", async () => {
    const ada = await join(app, "Ada");
    const post = await ada.posts("Text", { title: "T", category: "Design", tags: ["a", "b"] });
    const { body } = await put(ada, post.id, { title: "", category: null, tags: [] });
    expect(body.post).toMatchObject({ title: null, category: null, tags: [], content: "Text" });
  });

  test.each([
    [{ content: "  " }, "Write something or add a picture"],
    [{ content: "x".repeat(10_001) }, "Your post can have at most 10,000 characters"],
    [{ title: "x".repeat(151) }, "The title can have at most 150 characters"],
    [{ category: "Gossip" }, "Please choose one of the categories"],
    [{ visibility: "secret" }, "Visibility must be public, bonds or only_me"],
    [{ tags: ["no tag"] }, "A tag has letters, numbers, dashes and dots (also C++ or C#), at most 30 characters"],
    [{ media_ids: [999_999] }, "This file is not available any more. Please upload it again."],
  ])("is refused with %j", async (body, message) => {
    const ada = await join(app, "Ada");
    const post = await ada.posts("Text");
    const answer = await put(ada, post.id, body);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe(message);
    expect(await historyOf(ada, post.id)).toEqual([]);
  });

  test("is its author's alone: 403 for a viewer, 404 where it is hidden, 401 for guests", async () => {
    const { ada, bo, cy } = await people(app);
    const open = await ada.posts("For all");
    const bonds = await ada.posts("For bonds", { visibility: "bonds" });
    for (const act of [(who: Person, id: number) => put(who, id, { content: "Mine" }), remove]) {
      expect((await act(cy, open.id)).status).toBe(403);
      expect((await act(bo, bonds.id)).status).toBe(403);
      expect((await act(cy, bonds.id)).status).toBe(404);
      expect((await act(ada, 9_007_199_254_740_991)).status).toBe(404);
    }
    expect((await cy.ask(UPDATE, { id: open.id, input: { content: "Mine" } })).code).toBe("FORBIDDEN");
    expect((await cy.ask(DELETE, { id: bonds.id })).code).toBe("NOT_FOUND");
    expect((await new RestClient(app).put(`/api/posts/${open.id}`, { content: "x" })).status).toBe(401);
    expect((await new RestClient(app).delete(`/api/posts/${open.id}`)).status).toBe(401);
    expect((await cy.get(`/api/posts/${bonds.id}/history`)).status).toBe(404);
    await block(app, ada, bo);
    expect((await put(bo, open.id, { content: "x" })).status).toBe(404);
    const { body } = await ada.get<{ post: RestPost }>(`/api/posts/${open.id}`);
    expect(body.post.content).toBe("For all");
  });

  test("answers each viewer whether they may edit it", async () => {
    const { ada, bo } = await people(app);
    const { id } = await ada.posts("Whose?");
    const ask = (who: Person) => who.query<{ post: { canEdit: boolean } }>(`{ post(id: ${id}) { canEdit } }`);
    expect((await ask(ada)).post.canEdit).toBe(true);
    expect((await ask(bo)).post.canEdit).toBe(false);
  });

  test("moves between everybody's and bonds' counts, and is hidden from strangers", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Now you see me https://example.org/move");
    const totals = async () => [await totalFor(cy), await totalFor(bo), await totalFor(cy, ada.username)];
    const [strangers = 0, bonds = 0, ofAda = 0] = await totals();
    const hidden = await update(ada, post.id, { visibility: "BONDS" });
    expect(hidden).toMatchObject({ visibility: "BONDS", editedAt: null, revisions: [] });
    expect(await totals()).toEqual([strangers - 1, bonds, ofAda - 1]);
    expect((await cy.get(`/api/posts/${post.id}`)).status).toBe(404);
    expect((await bo.get(`/api/posts/${post.id}`)).status).toBe(200);
    expect(await app.sql`select 1 from post_links where post_id = ${post.id}`).toHaveLength(0);
    await put(ada, post.id, { visibility: "public" });
    expect(await totals()).toEqual([strangers, bonds, ofAda]);
    expect(await app.sql`select 1 from post_links where post_id = ${post.id}`).toHaveLength(1);
  });

  test("may show another picture; the earlier one is deleted", async () => {
    const ada = await join(app, "Ada");
    const [first, second] = [await ada.uploads(await pictures.png()), await ada.uploads(await pictures.png(30, 20))];
    const input = { content: "Look", mediaIds: [String(first.id)] };
    const { createPost } = await ada.query<{ createPost: { id: string } }>(
      `mutation C($input: CreatePostInput!) { createPost(input: $input) { id } }`,
      { input },
    );
    const before = (await ada.get<{ post: RestPost }>(`/api/posts/${createPost.id}`)).body.post.image;
    const saved = await update(ada, Number(createPost.id), { mediaIds: [String(first.id)], content: "Look!" });
    expect(saved.media).toEqual([{ id: String(first.id) }]);
    const changed = await update(ada, Number(createPost.id), { mediaIds: [String(second.id)] });
    expect(changed.media).toEqual([{ id: String(second.id) }]);
    expect(changed.revisions).toHaveLength(1);
    await eventually(async () => expect((await fetch(before ?? "")).status).toBe(404));
    const after = (await ada.get<{ post: RestPost }>(`/api/posts/${createPost.id}`)).body.post.image;
    expect(after).not.toContain("?");
    expect((await fetch(after ?? "")).status).toBe(200);
  });
});

describe("simultaneous changes", () => {
  test("are all stored in the history, in the order in which they came", async () => {
    const ada = await join(app, "Ada");
    const { id } = await ada.posts("Text 0");
    const texts = Array.from({ length: 8 }, (_, i) => `Text ${i + 1}`);
    const answers = await Promise.all(texts.map((content) => put(ada, id, { content })));
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
    const { body } = await ada.get<{ post: RestPost }>(`/api/posts/${id}`);
    const history = (await historyOf(ada, id)).map(({ content }) => content);
    expect(history.at(-1)).toBe("Text 0");
    expect([body.post.content, ...history].toSorted()).toEqual(["Text 0", ...texts].toSorted());
  });

  test("and a deletion leave nothing behind, whichever comes first", async () => {
    const { ada, bo } = await people(app);
    for (let i = 0; i < 5; i++) {
      const { id } = await ada.posts(`Gone ${i} #gone${i}`);
      const before = await totalFor(bo, ada.username);
      const [edited, deleted] = await Promise.all([
        put(ada, id, { content: "Changed", visibility: i % 2 ? "bonds" : "public" }),
        remove(ada, id),
      ]);
      expect([200, 404]).toContain(edited.status);
      expect(deleted.status).toBe(200);
      expect(await totalFor(bo, ada.username)).toBe(before - 1);
      expect((await remove(ada, id)).status).toBe(404);
    }
  });
});

describe("a deleted post", () => {
  test("disappears for everyone with its likes and comments, and from the counts", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Short-lived");
    const comment = await bo.comments(post, "Nice");
    await cy.send(`/api/posts/${post.id}/like`);
    const [all, ofAda] = [await totalFor(cy), await totalFor(cy, ada.username)];
    expect((await remove(ada, post.id)).body).toEqual({ success: true, message: "Post deleted" });
    for (const who of [ada, bo, cy]) expect((await who.get(`/api/posts/${post.id}`)).status).toBe(404);
    expect((await bo.get(`/api/comments/${comment.id}`)).status).toBe(404);
    expect([await totalFor(cy), await totalFor(cy, ada.username)]).toEqual([all - 1, ofAda - 1]);
    expect(await app.sql`select 1 from likes where post_id = ${post.id}`).toHaveLength(0);
  });

  test("for bonds decreases the bonds' count alone", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Between us", { visibility: "bonds" });
    const [bond, stranger] = [await totalFor(bo), await totalFor(cy)];
    expect((await ada.query<{ deletePost: string }>(DELETE, { id: post.id })).deletePost).toBe(String(post.id));
    expect([await totalFor(bo), await totalFor(cy)]).toEqual([bond - 1, stranger]);
  });

  test("is deleted with its file", async () => {
    const ada = await join(app, "Ada");
    const draft = form({ content: "With a picture", media: await pictures.png() });
    const { post } = (await ada.send<{ post: RestPost }>("/api/posts", draft)).body;
    expect((await fetch(post.image ?? "")).status).toBe(200);
    await remove(ada, post.id);
    await eventually(async () => expect((await fetch(post.image ?? "")).status).toBe(404));
    expect(await app.sql`select 1 from media where owner_id = ${ada.id}`).toHaveLength(0);
  });

  test("leaves a stub in bookmarks, which can be removed", async () => {
    const { ada, bo } = await people(app);
    const post = await ada.posts("Keep me");
    await bo.send(`/api/posts/${post.id}/bookmark`);
    await remove(ada, post.id);
    const stubs = () => app.sql`select 1 from bookmarks where post_id = ${post.id}`;
    expect(await stubs()).toHaveLength(1);
    const { status, body } = await bo.send(`/api/posts/${post.id}/bookmark`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ bookmarked: false, bookmarksCount: 0 });
    expect(await stubs()).toHaveLength(0);
    expect((await bo.send(`/api/posts/${post.id}/bookmark`)).status).toBe(404);
  });

  test.each([
    ["gone", (post: RestPost, ada: Person) => remove(ada, post.id)],
    ["hidden", (_: RestPost, ada: Person, bo: Person) => ada.send(`/api/users/${bo.id}/block`)],
  ])("leaves a stub that setBookmarked(false) removes, for a post that is %s", async (_, lose) => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("Keep me");
    for (const who of [bo, cy]) await who.send(`/api/posts/${post.id}/bookmark`);
    await lose(post, ada, bo);
    const saved = async (who: Person) => (await who.get<{ total: number }>("/api/bookmarks")).body.total;
    expect(await saved(bo)).toBe(1);
    const text = `mutation Keep($id: ID!, $on: Boolean!) { setBookmarked(id: $id, bookmarked: $on) { id } }`;
    expect((await bo.ask(text, { id: String(post.id), on: false })).code, "there is no post to answer").toBe(
      "NOT_FOUND",
    );
    expect([await saved(bo), await saved(cy)]).toEqual([0, 1]);
    expect((await bo.ask(text, { id: String(post.id), on: true })).code).toBe("NOT_FOUND");
    expect(await saved(bo)).toBe(0);
    const [row] = await app.sql`select bookmarks_count + coalesce((select sum(bookmarks) from post_counter_deltas
      where post_id = posts.id), 0)::int as count from posts where id = ${post.id}`;
    expect(row ?? { count: 1 }).toEqual({ count: 1 });
  });

  test("while its author is deleted, every count is exact", async () => {
    const { ada, cy } = await people(app);
    const posts = [await ada.posts("One"), await ada.posts("Two"), await ada.posts("Three")];
    const all = await totalFor(cy);
    const [left, ...answers] = await Promise.all([
      ada.ask(`mutation { deleteAccount(password: "correct horse battery") }`),
      ...posts.map(({ id }) => remove(ada, id)),
    ]);
    expect(left.errors).toEqual([]);
    for (const { status } of answers) expect([200, 401, 404]).toContain(status);
    expect(await totalFor(cy)).toBe(all - 3);
  });
});
