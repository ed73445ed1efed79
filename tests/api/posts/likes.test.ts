import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { notificationsOf } from "#tests/kit/notifications";
import { block, join, members, people, type Person } from "#tests/kit/people";
import { RestClient, type RestPost } from "#tests/kit/rest";

const app = await startApp();

const SET_LIKED = `mutation Like($id: ID!, $liked: Boolean!) { setLiked(id: $id, liked: $liked) { id liked likesCount } }`;
const SET_BOOKMARKED = `mutation Keep($id: ID!, $on: Boolean!) {
  setBookmarked(id: $id, bookmarked: $on) { id bookmarked bookmarksCount }
}`;

interface Like {
  liked: boolean;
  likesCount: number;
}
const crowd = (size: number) =>
  members(
    app,
    Array.from({ length: size }, (_, i) => `Liker${i}`),
  );

interface Bookmark {
  bookmarked: boolean;
  bookmarksCount: number;
}

describe("a like", () => {
  test("is toggled by REST and counted for everyone at once", async () => {
    const { ada, bo } = await people(app);
    const post = await ada.posts("Like me");
    const on = await bo.send<Like>(`/api/posts/${post.id}/like`);
    expect(on.status).toBe(200);
    expect(on.body).toEqual({ success: true, liked: true, likesCount: 1, likes_count: 1 });
    const seen = await ada.get<{ post: RestPost }>(`/api/posts/${post.id}`);
    expect(seen.body.post).toMatchObject({ liked: false, likesCount: 1, likes_count: 1 });
    const off = await bo.send<Like>(`/posts/${post.id}/like`);
    expect(off.body).toMatchObject({ liked: false, likesCount: 0 });
  });

  test("is set by GraphQL, and setting it again changes nothing", async () => {
    const { ada, bo } = await people(app);
    const { id } = await ada.posts("Like me");
    const like = (liked: boolean) => bo.query<{ setLiked: Like }>(SET_LIKED, { id: String(id), liked });
    for (const liked of [true, true, false, false, true]) {
      expect((await like(liked)).setLiked).toEqual({ id: String(id), liked, likesCount: liked ? 1 : 0 });
    }
    await Promise.all(Array.from({ length: 10 }, () => like(true)));
    expect((await like(true)).setLiked.likesCount).toBe(1);
  });

  test.each([8, 9, 31])("toggled %i times at once by one member changes as often", async (times) => {
    const { ada, bo } = await people(app);
    const { id } = await ada.posts("Toggle me");
    const answers = await Promise.all(Array.from({ length: times }, () => bo.send<Like>(`/api/posts/${id}/like`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(times).fill(200));
    expect(answers.filter(({ body }) => body.liked)).toHaveLength(Math.ceil(times / 2));
    const { body } = await bo.get<{ post: RestPost }>(`/api/posts/${id}`);
    expect(body.post).toMatchObject({ liked: times % 2 === 1, likesCount: times % 2 });
  });

  test("by fifty members at once is counted fifty times, before and after the counters are folded", async () => {
    const ada = await join(app, "Ada");
    const { id } = await ada.posts("Everybody likes this");
    const likers = await crowd(50);
    await Promise.all(likers.map((liker) => liker.send(`/api/posts/${id}/like`)));
    const { body } = await ada.get<{ post: RestPost }>(`/api/posts/${id}`);
    expect(body.post.likesCount).toBe(50);
    const [row] = await app.sql<{ count: number }[]>`select count(*)::int as count from likes where post_id = ${id}`;
    expect(row?.count).toBe(50);
    await Promise.all(likers.slice(0, 20).map((liker) => liker.send(`/api/posts/${id}/like`)));
    expect((await ada.get<{ post: RestPost }>(`/api/posts/${id}`)).body.post.likesCount).toBe(30);
  });

  test("of thirty members at once reaches the author in one notification, without the one who is blocked", async () => {
    const { ada, bo } = await people(app);
    const post = await ada.posts("Everybody likes this");
    const likers = await crowd(29);
    await block(app, ada, bo);
    const refused = bo.ask(SET_LIKED, { id: String(post.id), liked: true });
    const set = (liked: boolean) => (liker: Person) =>
      liker.query<{ setLiked: Like }>(SET_LIKED, { id: String(post.id), liked });
    const answers = await Promise.all(likers.map(set(true)));
    expect(answers.filter(({ setLiked }) => setLiked.liked)).toHaveLength(29);
    expect((await refused).code).toBe("NOT_FOUND");
    expect(await notificationsOf(ada)).toMatchObject([{ type: "LIKE", actorsCount: 29 }]);
    await Promise.all([...likers.slice(0, 20).map(set(false)), ...likers.slice(20).map(set(true))]);
    expect(await notificationsOf(ada)).toMatchObject([{ type: "LIKE", actorsCount: 9 }]);
    const { body } = await ada.get<{ post: RestPost }>(`/api/posts/${post.id}`);
    expect(body.post.likesCount).toBe(9);
  });

  test("of many members of a post that is just being deleted is set or finds no post", async () => {
    const ada = await join(app, "Ada");
    const { id } = await ada.posts("Soon deleted");
    const likers = await crowd(20);
    const all = likers.map((liker) => liker.ask<object>(SET_LIKED, { id: String(id), liked: true }));
    const gone = await ada.rest.delete(`/api/posts/${id}`, { token: ada.token });
    expect(gone.status).toBe(200);
    for (const { code } of await Promise.all(all)) expect(["NOT_FOUND", null]).toContain(code);
    expect(await app.sql`select 1 from likes where post_id = ${id}`).toHaveLength(0);
  });

  test("is refused for a hidden post, and for guests", async () => {
    const { ada, bo, cy } = await people(app);
    const secret = await ada.posts("For bonds", { visibility: "bonds" });
    expect((await cy.send(`/api/posts/${secret.id}/like`)).status).toBe(404);
    expect((await cy.ask(SET_LIKED, { id: String(secret.id), liked: true })).code).toBe("NOT_FOUND");
    await block(app, ada, bo);
    expect((await bo.send(`/api/posts/${secret.id}/like`)).status).toBe(404);
    for (const id of ["0", "-1", "abc", "99999999999999999999", "9007199254740991"]) {
      expect((await cy.send(`/api/posts/${id}/like`)).status, id).toBe(404);
      expect((await cy.ask(SET_LIKED, { id, liked: true })).code, id).toBe("NOT_FOUND");
    }
    expect((await new RestClient(app).post(`/api/posts/${secret.id}/like`)).status).toBe(401);
    expect(await app.sql`select 1 from likes where post_id = ${secret.id}`).toHaveLength(0);
  });
});

describe("a bookmark", () => {
  test("is toggled by REST, set by GraphQL and seen by its owner only", async () => {
    const { ada, bo } = await people(app);
    const { id } = await ada.posts("Keep me");
    const on = await bo.send<Bookmark>(`/api/posts/${id}/bookmark`);
    expect(on.body).toEqual({ success: true, bookmarked: true, bookmarksCount: 1, bookmarks_count: 1 });
    const data = await bo.query<{ setBookmarked: Bookmark }>(SET_BOOKMARKED, { id: String(id), on: true });
    expect(data.setBookmarked).toEqual({ id: String(id), bookmarked: true, bookmarksCount: 1 });
    const seen = await ada.get<{ post: RestPost }>(`/api/posts/${id}`);
    expect(seen.body.post).toMatchObject({ bookmarked: false, bookmarks_count: 1 });
    const off = await bo.query<{ setBookmarked: Bookmark }>(SET_BOOKMARKED, { id: String(id), on: false });
    expect(off.setBookmarked).toMatchObject({ bookmarked: false, bookmarksCount: 0 });
  });

  test("toggled seven times at once ends bookmarked", async () => {
    const { ada, bo } = await people(app);
    const { id } = await ada.posts("Toggle me");
    await Promise.all(Array.from({ length: 7 }, () => bo.send(`/api/posts/${id}/bookmark`)));
    const { body } = await bo.get<{ post: RestPost }>(`/api/posts/${id}`);
    expect(body.post).toMatchObject({ bookmarked: true, bookmarks_count: 1 });
  });

  test("is refused for a hidden post, and for guests", async () => {
    const { ada, cy } = await people(app);
    const secret = await ada.posts("For bonds", { visibility: "bonds" });
    expect((await cy.send(`/api/posts/${secret.id}/bookmark`)).status).toBe(404);
    expect((await new RestClient(app).post(`/api/posts/${secret.id}/bookmark`)).status).toBe(401);
  });
});
