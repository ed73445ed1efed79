import { describe, expect, test } from "vitest";
import { leaveForGood } from "#tests/kit/accounts/leaving";
import { startApp } from "#tests/kit/app";
import { REMOVE, KEEP, list, bookmarksOf, rest, update, keep, bookmarked } from "#tests/kit/bookmarks";
import { block, people } from "#tests/kit/people";
import { RestClient, type RestPost } from "#tests/kit/rest";

const app = await startApp();
const guest = new RestClient(app);

describe("a bookmark whose post was deleted", () => {
  test("stays as a stub with its note, reveals nothing of the post, and can be removed by both faces", async () => {
    const { ada, bo } = await people(app);
    const [gone = 0, hidden = 0, there = 0] = await bookmarked(ada, bo, [
      ["Deleted soon", { tags: ["lost"] }],
      ["For bonds secretly", { visibility: "bonds", tags: ["lost"] }],
      ["Stays", { tags: ["found"] }],
    ]);
    await update(bo, { id: String(gone), note: "It was good" });
    await app.sql`delete from posts where id = ${gone}`;
    await app.sql`delete from bonds where user_id in (${ada.id}, ${bo.id})`;
    const { edges, totalCount, tags } = await list(bo);
    expect(edges.map(({ postId, node, note }) => [Number(postId), node === null, note])).toEqual([
      [there, false, null],
      [hidden, true, null],
      [gone, true, "It was good"],
    ]);
    expect([totalCount, tags]).toEqual([3, [{ name: "found", count: 1 }]]);
    expect(await bookmarksOf(bo, { query: "secretly" }), "hidden text is not searched").toEqual([]);
    expect(await bookmarksOf(bo, { tags: ["lost"] })).toEqual([]);
    expect(await bookmarksOf(bo, { query: "was good" })).toEqual([gone]);
    const { posts } = await rest(bo);
    expect(posts[2]).toMatchObject({
      id: gone,
      post_id: gone,
      available: false,
      note: "It was good",
      bookmarked: true,
    });
    expect(posts[1]).not.toHaveProperty("content");

    expect(await update(bo, { id: String(gone), note: "Gone" })).toMatchObject({ node: null, note: "Gone" });
    expect(await bo.query(REMOVE, { id: String(gone) })).toEqual({ removeBookmark: String(gone) });
    expect(await bo.query(REMOVE, { id: String(gone) }), "safe to repeat").toEqual({ removeBookmark: String(gone) });
    expect((await guest.delete(`/api/bookmarks/${hidden}`, { token: bo.token })).status).toBe(200);
    expect(await bookmarksOf(bo)).toEqual([there]);
    const { body } = await ada.get<{ post: RestPost }>(`/api/posts/${hidden}`);
    expect(body.post.bookmarks_count, "counted off though it was hidden").toBe(0);
  });

  test("stays when its author blocks, and when the account is deleted but its posts stay", async () => {
    const { ada, bo, cy } = await people(app);
    const [id = 0] = await bookmarked(ada, cy, [["Kept before the quarrel"]]);
    const own = await cy.posts("My own");
    await keep(cy, own.id);
    await block(app, ada, cy);
    expect((await list(cy)).edges.map(({ node }) => node?.id ?? null)).toEqual([String(own.id), null]);
    expect((await leaveForGood(app, cy)).status).toBe(200);
    const { body } = await bo.get<{ post: RestPost }>(`/api/posts/${id}`);
    expect(body.post.bookmarks_count).toBe(0);
  });

  test("is counted exactly, whoever removes it by whichever call at once", async () => {
    const { ada, bo, cy } = await people(app);
    const { id } = await ada.posts("Popular");
    await Promise.all([keep(bo, id), keep(cy, id)]);
    await Promise.all([
      ...Array.from({ length: 4 }, () => bo.query(REMOVE, { id: String(id) })),
      ...Array.from({ length: 4 }, () => guest.delete(`/api/bookmarks/${id}`, { token: bo.token })),
      bo.query(KEEP, { id: String(id), on: false }),
    ]);
    const count = async () => (await ada.get<{ post: RestPost }>(`/api/posts/${id}`)).body.post.bookmarks_count;
    expect(await count()).toBe(1);
    expect((await list(cy)).edges[0]?.node?.bookmarksCount).toBe(1);
  });
});
