import { expect, test } from "vitest";
import { leaveForGood } from "#tests/kit/accounts/leaving";
import { startApp } from "#tests/kit/app";
import { runJob } from "#tests/kit/jobs";
import { Listener } from "#tests/kit/live";
import { block, join, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";
import { repeatUntil } from "#tests/kit/eventually";
import { ABOUT, answer, createGroup, enter, type GroupAnswer, type RestGroup } from "./founding.ts";

const app = await startApp();
const rest = new RestClient(app);

const leave = (who: Person, group: RestGroup) =>
  rest.delete<GroupAnswer>(`/api/groups/${group.id}/membership`, { token: who.token });
const see = async (who: Person, group: RestGroup) =>
  (await who.get<GroupAnswer>(`/api/groups/${group.slug}`)).body.group;

const GROUP = `query Group($slug: String!) { group(slug: $slug) {
  id name visibility membersCount viewerState viewerRole canManage canLeave requestsCount
  members { totalCount edges { node { role user { username } } } }
  requests { edges { node { user { username } } } }
  posts { edges { node { id content visibility group { slug } } } } } }`;
interface GroupPage {
  group: {
    id: string;
    membersCount: number;
    viewerState: string;
    viewerRole: string | null;
    canManage: boolean;
    canLeave: boolean;
    requestsCount: number;
    members: { totalCount: number; edges: { node: { role: string; user: { username: string } } }[] };
    requests: { edges: { node: { user: { username: string } } }[] };
    posts: { edges: { node: { id: string; content: string; visibility: string; group: { slug: string } } }[] };
  };
}
const page = async (who: Person, group: RestGroup) => (await who.query<GroupPage>(GROUP, { slug: group.slug })).group;
const fails = async (who: Person, text: string, variables: Record<string, unknown>) =>
  (await who.ask(text, variables)).code;
const SET_ROLE = `mutation SetRole($groupId: ID!, $userId: ID!, $role: GroupRole!) {
  setGroupRole(id: $groupId, userId: $userId, role: $role) { id } }`;
const REMOVE = `mutation Remove($groupId: ID!, $userId: ID!) { removeGroupMember(id: $groupId, userId: $userId) { membersCount } }`;
const LEAVE = `mutation Leave($id: ID!) { leaveGroup(id: $id) { id } }`;

test("the creator of a group owns it, finds it among their own, and at the address derived from its name", async () => {
  const ada = await join(app, "Ada");
  const made = await ada.send<GroupAnswer>("/api/groups", { name: "Café & Códe", ...ABOUT });
  expect(made.status).toBe(201);
  expect(made.body.group).toMatchObject({
    slug: "cafe-code",
    name: "Café & Códe",
    visibility: "public",
    members_count: 1,
    state: "member",
    role: "owner",
  });
  const mine = await ada.query<{ groups: { totalCount: number; edges: { node: { slug: string } }[] } }>(
    `{ groups(mine: true) { totalCount edges { node { slug } } } }`,
  );
  expect(mine.groups).toEqual({ totalCount: 1, edges: [{ node: { slug: "cafe-code" } }] });
  const again = await ada.send<GroupAnswer>("/api/groups", { name: "Cafe Code", ...ABOUT });
  expect(again.status).toBe(422);
  expect(again.body.errors).toEqual({ slug: ["This address is already taken"] });
});

test("the viewer's own groups are searched by word and category like all groups", async () => {
  const ada = await join(app, "Ada");
  const repair = await createGroup(ada, { name: "Repair at dawn", category: "Design" });
  const garden = await createGroup(ada);
  await createGroup(await join(app, "Bo"), { name: "Repair at dusk", category: "Design" });
  const mine = async (search: Record<string, string>) => {
    const { groups } = await ada.query<{ groups: { totalCount: number; edges: { node: { id: string } }[] } }>(
      `query ($query: String, $category: String) {
        groups(mine: true, query: $query, category: $category) { totalCount edges { node { id } } } }`,
      search,
    );
    const { body } = await ada.get<{ groups: RestGroup[] }>(
      `/api/groups?${String(new URLSearchParams({ scope: "mine", ...search }))}`,
    );
    const ids = groups.edges.map(({ node }) => Number(node.id));
    expect([groups.totalCount, body.groups.map(({ id }) => id)]).toEqual([ids.length, ids]);
    return ids;
  };
  expect(await mine({})).toEqual([garden.id, repair.id]);
  expect(await mine({ query: "repair" })).toEqual([repair.id]);
  expect(await mine({ category: "Environment" })).toEqual([garden.id]);
  expect(await mine({ query: "repair", category: "Environment" })).toEqual([]);
  const { code } = await ada.ask(`{ groups(mine: true, category: "Gossip") { totalCount } }`);
  expect(code).toBe("BAD_USER_INPUT");
  expect((await ada.get("/api/groups?scope=yours")).body.errors).toEqual({ scope: ["Choose all, mine, featured."] });
});

test("a group is found by its id as by its address", async () => {
  const ada = await join(app, "Ada");
  const group = await createGroup(ada);
  for (const part of ["", "/members", "/requests", "/posts"])
    expect((await ada.get(`/api/groups/${group.id}${part}`)).text).toEqual(
      (await ada.get(`/api/groups/${group.slug}${part}`)).text,
    );
  expect((await ada.get("/api/groups/999999999")).status).toBe(404);
});

test("a group without a description is refused, field by field", async () => {
  const ada = await join(app, "Ada");
  const { status, body } = await ada.send<GroupAnswer>("/api/groups", { name: " a ", category: "Cooking" });
  expect(status).toBe(422);
  expect(body.errors).toMatchObject({
    name: ["The name needs at least 3 characters"],
    description: ["Please say what the group is about"],
    category: ["Please choose one of the categories"],
  });
  expect((await rest.post("/api/groups", { name: "Nobody's", ...ABOUT })).status).toBe(401);
  for (const slug of ["no-such-group", "%00", "a%00b", "x".repeat(200)]) {
    expect((await ada.get(`/api/groups/${slug}`)).status, slug).toBe(404);
  }
  expect(await ada.query(`{ group(slug: "a\\u0000b") { id } }`)).toEqual({ group: null });
});

test("everybody can join a public group and write in it, and everybody reads it", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  const group = await createGroup(ada);
  expect((await bo.send("/api/posts", { content: "Too early", group_id: group.id })).status).toBe(403);
  const joined = await Promise.all([enter(bo, group), enter(bo, group)]);
  expect(joined.map(({ status }) => status)).toEqual([200, 200]);
  expect((await see(bo, group)).members_count).toBe(2);
  const post = await bo.posts("Tomatoes need more light than I thought", { group_id: group.id });
  expect(await page(cy, group)).toMatchObject({
    viewerState: "NONE",
    membersCount: 2,
    members: { totalCount: 2 },
    posts: { edges: [{ node: { id: String(post.id), visibility: "PUBLIC", group: { slug: group.slug } } }] },
  });
  expect((await cy.get<{ posts: { id: number }[] }>("/api/feed")).body.posts.map(({ id }) => id)).toContain(post.id);
});

test("a private group admits members whom its owner approves, and a declined one has to wait", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  const group = await createGroup(ada, { visibility: "private" });
  expect((await enter(bo, group)).body.group).toMatchObject({ state: "requested", members_count: 1 });
  await enter(cy, group);
  expect((await page(ada, group)).requestsCount).toBe(2);
  expect(await page(bo, group)).toMatchObject({ requestsCount: 0, members: { edges: [] }, requests: { edges: [] } });
  expect((await answer(bo, group, bo, "approve")).status).toBe(403);

  expect((await answer(ada, group, bo, "approve")).status).toBe(200);
  expect(await see(bo, group)).toMatchObject({ state: "member", role: "member", members_count: 2 });
  expect((await answer(ada, group, cy, "reject")).status).toBe(200);
  expect(await see(cy, group)).toMatchObject({ state: "none" });
  const again = await enter(cy, group);
  expect(again.status).toBe(429);
  expect(again.body.message).toBe("Your request was declined. You can ask again after two weeks.");
  expect((await answer(ada, group, cy, "reject")).status).toBe(404);
});

test("a request can be withdrawn", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  const group = await createGroup(ada, { visibility: "private" });
  await enter(bo, group);
  expect((await leave(bo, group)).body.group.state).toBe("none");
  expect((await page(ada, group)).requestsCount).toBe(0);
  expect((await enter(bo, group)).body.group.state).toBe("requested");
});

test("the last owner cannot leave, of two owners only one can, and admins cannot manage admins", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  const group = await createGroup(ada);
  await Promise.all([enter(bo, group), enter(cy, group)]);
  const mayLeave = async (who: Person) => (await page(who, group)).canLeave;
  expect([await mayLeave(ada), await mayLeave(bo), await mayLeave(await join(app, "Dee"))]).toEqual([
    false,
    true,
    false,
  ]);
  const refused = await leave(ada, group);
  expect(refused.status).toBe(409);
  const roleInput = (person: Person, role: string) => ({ groupId: group.id, userId: person.id, role });
  expect(await fails(bo, SET_ROLE, roleInput(bo, "OWNER"))).toBe("FORBIDDEN");
  await ada.query(SET_ROLE, roleInput(bo, "ADMIN"));
  await ada.query(SET_ROLE, roleInput(cy, "ADMIN"));
  expect(await fails(bo, REMOVE, roleInput(cy, "MEMBER"))).toBe("FORBIDDEN");
  expect(await fails(ada, SET_ROLE, roleInput(ada, "MEMBER"))).toBe("CONFLICT");

  await ada.query(SET_ROLE, roleInput(bo, "OWNER"));
  expect([await mayLeave(ada), await mayLeave(bo)]).toEqual([true, true]);
  const both = await Promise.all([ada.ask(LEAVE, { id: group.id }), bo.ask(LEAVE, { id: group.id })]);
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set(["CONFLICT", null]));
  expect((await see(cy, group)).members_count).toBe(2);
});

test("a deleted account leaves its groups: counts are exact, and the earliest member inherits a sole ownership", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  const group = await createGroup(ada);
  await enter(bo, group);
  const gone = await leaveForGood(app, ada);
  expect(gone.status).toBe(200);
  expect(await see(bo, group)).toMatchObject({ members_count: 1, role: "owner" });
});

interface Added {
  postAdded: { id: string };
}

/** Subscribes, and returns once events really arrive: a herald posts until the first is received. */
async function listening(who: Person): Promise<Listener<Added>> {
  const herald = await join(app, "Herald");
  const listener = new Listener<Added>(app, who.token, "subscription { postAdded { id } }");
  await repeatUntil(() => herald.posts("News"), listener.next());
  return listener;
}

test("posts of a private group are visible to its members alone, in every list", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  const group = await createGroup(ada, { visibility: "private" });
  await enter(bo, group);
  await answer(ada, group, bo, "approve");
  const received = await listening(cy);
  const secret = await ada.posts("Our zebrafinch plan #zebrafinch https://example.org/zebrafinch", {
    group_id: group.id,
    visibility: "public",
  });
  const open = await ada.posts("Nothing about it here");

  expect((await page(bo, group)).posts.edges.map(({ node }) => node.id)).toEqual([String(secret.id)]);
  expect((await bo.get(`/api/posts/${secret.id}`)).status).toBe(200);

  await received.next(({ postAdded }) => postAdded.id === String(open.id));
  expect(received.events.map(({ postAdded }) => postAdded.id)).not.toContain(String(secret.id));
  await received.stop();
  expect((await page(cy, group)).posts.edges).toEqual([]);
  expect((await cy.get<{ posts: [] }>(`/api/groups/${group.slug}/posts`)).body.posts).toEqual([]);
  for (const path of [
    "/api/feed",
    `/api/feed?username=${ada.username}`,
    `/api/profile/${ada.username}/posts`,
    "/api/tags?query=zebrafinch",
    "/api/news",
  ]) {
    const { status, text } = await cy.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text, path).not.toContain("zebrafinch");
  }
  for (const path of [`/api/posts/${secret.id}`, `/api/posts/${secret.id}/comments`]) {
    expect((await cy.get(path)).status, path).toBe(404);
  }
  expect((await cy.send(`/api/posts/${secret.id}/like`)).status).toBe(404);
  expect((await cy.send(`/api/posts/${secret.id}/comments`, { content: "Hello?" })).status).toBe(404);
  const shared = await fetch(`${app.url}/post/${secret.id}`, { headers: { accept: "text/html" } });
  expect(await shared.text()).not.toContain("zebrafinch");
  expect((await page(ada, group)).posts.edges[0]?.node).toMatchObject({ visibility: "GROUP" });

  const edited = await ada.rest.put(`/api/posts/${secret.id}`, { visibility: "public" }, { token: ada.token });
  expect([edited.status, Object.keys(edited.body.errors ?? {})]).toEqual([422, ["visibility"]]);
  expect((await cy.get(`/api/posts/${secret.id}`)).status).toBe(404);

  await leave(bo, group);
  expect((await bo.get(`/api/posts/${secret.id}`)).status).toBe(404);
});

test("members who blocked each other do not meet in a group", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  const group = await createGroup(ada);
  await Promise.all([enter(bo, group), enter(cy, group)]);
  await bo.posts("From Bo to all", { group_id: group.id });
  expect((await cy.send(`/api/users/${bo.id}/block`)).status).toBeLessThan(300);
  const seen = await page(cy, group);
  expect(seen.posts.edges).toEqual([]);
  expect(seen.members.edges.map(({ node }) => node.user.username)).not.toContain(bo.username);
});

test("groups are suggested by their members, found by word and category, and counted", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  const group = await createGroup(ada, { name: "Kiteflyers of the north", category: "Science" });
  const quoted = await bo.get<{ groups: RestGroup[] }>("/api/groups?query=kiteFLYers&category=Science");
  expect(quoted.body.groups.map(({ slug }) => slug)).toEqual([group.slug]);
  expect((await bo.get<{ groups: RestGroup[] }>("/api/groups?query=%25%25kite")).body.groups).toEqual([]);
  const featured = await bo.get<{ groups: RestGroup[] }>("/api/groups?scope=featured");
  expect(featured.body.groups.length).toBeGreaterThan(0);
  expect(featured.body.groups.length).toBeLessThanOrEqual(6);
  const own = await ada.get<{ groups: RestGroup[] }>("/api/groups?scope=featured");
  expect(own.body.groups.map(({ id }) => id)).not.toContain(group.id);

  await runJob(app, "groups.count");
  const { groupStats } = await bo.query<{ groupStats: { groups: number } }>("{ groupStats { groups } }");
  expect(groupStats.groups).toBeGreaterThan(0);
});

test("a page of groups is one statement, and their requests another", async () => {
  const ada = await join(app, "Ada");
  await Promise.all([createGroup(ada), createGroup(ada), createGroup(ada)]);
  const before = app.statements.length;
  await ada.query(`{ groups(mine: true, first: 3) { edges { node { name requestsCount viewerRole } } } }`);
  const spent = app.statements
    .slice(before)
    .filter((text) => text.startsWith("select") && text.includes('from "group'));
  expect(spent).toHaveLength(2);
});

const FACES = `query Faces($slug: String!) { group(slug: $slug) { faces { username } } }`;
const facesFor = async (who: Person, group: RestGroup) => {
  const { group: seen } = await who.query<{ group: { faces: { username: string }[] } }>(FACES, { slug: group.slug });
  const { body } = await who.get<{ group: { faces: { username: string }[] } }>(`/api/groups/${group.slug}`);
  const names = seen.faces.map(({ username }) => username);
  expect(body.group.faces.map(({ username }) => username)).toEqual(names);
  return names;
};

test("a group is recognised by the faces of its newest members, up to six, in both faces of the server", async () => {
  const [ada, cy] = await Promise.all([join(app, "Ada"), join(app, "Cy")]);
  const group = await createGroup(ada);
  const others: Person[] = [];
  for (const name of ["Bo", "Dee", "Eve", "Flo", "Gil", "Hal"]) {
    const member = await join(app, name);
    await enter(member, group);
    others.unshift(member);
  }
  expect(await facesFor(cy, group)).toEqual(others.map(({ username }) => username));
  const [hal] = others;
  if (!hal) throw new Error("nobody joined");
  await block(app, hal, cy);
  expect(await facesFor(cy, group)).toEqual([...others.slice(1), ada].map(({ username }) => username));
});

test("a private group shows the faces of its members to its members alone", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  const group = await createGroup(ada, { visibility: "private" });
  await enter(bo, group);
  expect(await facesFor(ada, group)).toEqual([ada.username]);
  for (const outsider of [bo, cy]) expect(await facesFor(outsider, group)).toEqual([]);
  await answer(ada, group, bo, "approve");
  expect(await facesFor(bo, group)).toEqual([bo.username, ada.username]);
  await leave(bo, group);
  expect(await facesFor(bo, group)).toEqual([]);
});

test("the faces of a page of groups are read by one statement", async () => {
  const ada = await join(app, "Ada");
  for (let i = 0; i < 3; i++) await createGroup(ada);
  const LIST = `{ groups(first: 3) { edges { node { id faces { id name } } } } }`;
  await ada.query(LIST);
  for (const read of [() => ada.query(LIST), () => ada.get("/api/groups")]) {
    const before = app.statements.length;
    await read();
    expect(app.statements.slice(before).filter((statement) => /as face on true/.test(statement))).toHaveLength(1);
  }
});
