import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join, people, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();
const rest = new RestClient(app);

const follow = (who: Person, whom: { id: number }) => who.send(`/api/users/${whom.id}/follow`);
const unfollow = (who: Person, whom: { id: number }) =>
  rest.delete(`/api/users/${whom.id}/follow`, { token: who.token });

interface FoundUser {
  users: { id: number; name: string; isFollowing: boolean; isFriend: boolean }[];
  pagination: { total: number; per_page: number; current_page: number; last_page: number; from: number; to: number };
}
const tab = async (who: Person, query: string) => (await who.get<FoundUser>(`/api/connections?${query}`)).body;
const names = ({ users }: FoundUser) => users.map(({ name }) => name);

test("following is one-way, safe to repeat, and can be undone", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  for (const _ of [1, 2]) expect((await follow(ada, bo)).status).toBe(200);
  expect(names(await tab(ada, "tab=following"))).toEqual(["Bo"]);
  expect(names(await tab(bo, "tab=followers"))).toEqual(["Ada"]);
  expect(names(await tab(bo, "tab=following"))).toEqual([]);
  const text = `query See($name: String!) { user(username: $name) { followersCount followingCount isFollowedByViewer
    followers { totalCount edges { node { name } } } following { totalCount } } }`;
  expect(await ada.query(text, { name: bo.username })).toEqual({
    user: {
      followersCount: 1,
      followingCount: 0,
      isFollowedByViewer: true,
      followers: { totalCount: 1, edges: [{ node: { name: "Ada" } }] },
      following: { totalCount: 0 },
    },
  });
  for (const _ of [1, 2]) expect((await unfollow(ada, bo)).status).toBe(200);
  expect(names(await tab(ada, "tab=following"))).toEqual([]);
});

test("nobody can follow themself or a missing member", async () => {
  const ada = await join(app, "Ada");
  expect((await follow(ada, ada)).status).toBe(422);
  expect((await follow(ada, { id: 999_999_999 })).status).toBe(404);
  expect((await rest.post("/api/users/1/follow")).status).toBe(401);
});

test("mutual are bonds and those who follow each other; a bond that is not followed stays a bond", async () => {
  const { ada, bo, cy } = await people(app);
  const di = await join(app, "Di");
  await follow(ada, cy);
  await follow(cy, ada);
  await follow(ada, di);
  expect(names(await tab(ada, "tab=mutual")).toSorted()).toEqual(["Bo", "Cy"]);
  await unfollow(ada, bo);
  expect(names(await tab(ada, "tab=mutual")).toSorted()).toEqual(["Bo", "Cy"]);
  expect(names(await tab(ada, "tab=following")).toSorted()).toEqual(["Cy", "Di"]);
  expect((await tab(ada, "tab=mutual")).pagination).toEqual({
    total: 2,
    per_page: 10,
    current_page: 1,
    last_page: 1,
    from: 1,
    to: 2,
  });
  const connections = `query Tab($tab: ConnectionTab!) { viewer { connections(tab: $tab) { totalCount } } }`;
  for (const [name, totalCount] of [
    ["FOLLOWING", 2],
    ["FOLLOWERS", 2],
    ["MUTUAL", 2],
  ] as const)
    expect(await ada.query(connections, { tab: name }), name).toEqual({ viewer: { connections: { totalCount } } });
});

test("at most six people are suggested, and a tab is searched by name", async () => {
  const ada = await join(app, "Ada");
  const others = await Promise.all(Array.from({ length: 8 }, (_, i) => join(app, `Zed ${i}`)));
  for (const other of others) await follow(ada, other);
  const suggested = await tab(ada, "tab=suggested");
  expect(suggested.users).toHaveLength(6);
  expect(suggested.pagination).toMatchObject({ total: 6, last_page: 1 });
  expect(names(await tab(ada, "tab=following&query=zed%207"))).toEqual(["Zed 7"]);
  expect((await ada.get("/api/connections?tab=nothing")).status).toBe(422);
  expect((await ada.get("/api/connections?tab=following&query=z")).body.errors).toEqual({
    query: ["Please enter at least 2 characters"],
  });
});
