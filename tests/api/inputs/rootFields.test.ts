import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { people } from "#tests/kit/people";

const app = await startApp();
const { ada, bo, cy } = await people(app);
const post = await ada.posts("Something to like");

test("a mutation that fails leaves the one beside it its answer", async () => {
  const { data, errors } = await bo.ask<object>(
    `mutation { a: setLiked(id: "${post.id}", liked: true) { id liked } b: setLiked(id: "99999999", liked: true) { id } }`,
  );
  expect(data).toEqual({ a: { id: String(post.id), liked: true }, b: null });
  expect(errors).toMatchObject([{ path: ["b"], extensions: { code: "NOT_FOUND" } }]);
});

test("a query that fails leaves the one beside it its answer", async () => {
  const { data, errors } = await bo.ask<object>(`{ feed(first: 1) { totalCount } search(query: "x") { totalCount } }`);
  expect(data).toEqual({ feed: { totalCount: expect.any(Number) }, search: null });
  expect(errors).toMatchObject([{ path: ["search"], extensions: { code: "BAD_USER_INPUT" } }]);
});

test("each of several mutations answers the state after it", async () => {
  const add = (alias: string, text: string) =>
    `${alias}: addComment(postId: "${post.id}", content: "${text}") { post { commentsCount comments { totalCount } } }`;
  expect(await bo.query(`mutation { ${add("a", "1")} ${add("b", "2")} }`)).toEqual({
    a: { post: { commentsCount: 1, comments: { totalCount: 1 } } },
    b: { post: { commentsCount: 2, comments: { totalCount: 2 } } },
  });
  const follow = (name: string) =>
    `${name}(userId: "${ada.id}") { isFollowedByViewer followers { totalCount edges { node { id } } } }`;
  const followed = {
    isFollowedByViewer: true,
    followers: { totalCount: 2, edges: [expect.anything(), expect.anything()] },
  };
  const { follow: first, unfollow: second } = await cy.query<Record<string, unknown>>(
    `mutation { ${follow("follow")} ${follow("unfollow")} }`,
  );
  expect(first).toEqual(followed);
  expect(second).toMatchObject({ isFollowedByViewer: false, followers: { totalCount: 1 } });
});

test("a removed bond, a bookmark's folders and a role are answered as they are after it", async () => {
  const bonds = await bo.query<Record<string, { bonds: { totalCount: number }; bondsCount: number }>>(
    `mutation { first: follow(id: "${ada.id}") { bondsCount bonds { totalCount } }
      removeBond(id: "${ada.id}") { bondsCount bonds { totalCount } } }`,
  );
  expect(bonds).toEqual({
    first: { bondsCount: 1, bonds: { totalCount: 1 } },
    removeBond: { bondsCount: 0, bonds: { totalCount: 0 } },
  });

  const { one, two } = await bo.query<Record<string, { id: string }>>(
    `mutation { setBookmarked(id: "${post.id}", bookmarked: true) { id }
      one: createBookmarkFolder(name: "One") { id } two: createBookmarkFolder(name: "Two") { id } }`,
  );
  const keep = (alias: string, ids: (string | undefined)[]) =>
    `${alias}: updateBookmark(input: { id: "${post.id}", folderIds: ${JSON.stringify(ids)} }) { folders { name bookmarksCount } }`;
  expect(await bo.query(`mutation { ${keep("a", [one?.id])} ${keep("b", [one?.id, two?.id])} }`)).toEqual({
    a: { folders: [{ name: "One", bookmarksCount: 1 }] },
    b: {
      folders: [
        { name: "One", bookmarksCount: 1 },
        { name: "Two", bookmarksCount: 1 },
      ],
    },
  });
});

test("an owner who makes another one can leave from then on", async () => {
  const { createGroup } = await ada.query<{ createGroup: { id: string } }>(
    `mutation { createGroup(input: { name: "Owners", description: "Two of them", category: "Design" }) { id } }`,
  );
  await cy.query(`mutation { joinGroup(id: "${createGroup.id}") { id } }`);
  const role = (alias: string, name: string) =>
    `${alias}: setGroupRole(id: "${createGroup.id}", userId: "${cy.id}", role: ${name}) { canLeave }`;
  expect(await ada.query(`mutation { ${role("a", "OWNER")} ${role("b", "MEMBER")} }`)).toEqual({
    a: { canLeave: true },
    b: { canLeave: false },
  });
});
