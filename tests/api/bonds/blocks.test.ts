import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type IntrospectionQuery,
} from "graphql";
import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { sendMessage, talk } from "#tests/kit/chat";
import { Listener } from "#tests/kit/live";
import { bond, join, people, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";
import { repeatUntil } from "#tests/kit/eventually";
import { unwantedBefore } from "#tests/kit/quiet";

const app = await startApp();
const rest = new RestClient(app);

const block = (who: Person, whom: { id: number }) => who.send(`/api/users/${whom.id}/block`);
const unblock = (who: Person, whom: { id: number }) => rest.delete(`/api/users/${whom.id}/block`, { token: who.token });
const muteFor = (who: Person, whom: Person, duration?: string | null) =>
  who.send(`/api/users/${whom.id}/mute`, { duration });

test("a block ends bond, request and follows, for both and with exact counts", async () => {
  const { ada, bo, cy } = await people(app);
  await cy.send("/api/friends/request", { user_id: ada.id });
  await ada.send(`/api/users/${cy.id}/follow`);
  for (const other of [bo, cy]) expect((await block(ada, other)).status).toBe(200);
  expect((await block(ada, bo)).status, "safe to repeat").toBe(200);
  const [left] = await app.sql`select
    (select count(*)::int from bonds where user_id = ${ada.id} or bond_id = ${ada.id}) as bonds,
    (select count(*)::int from follows where followee_id = ${ada.id} or follower_id = ${ada.id}) as follows,
    (select count(*)::int from bond_requests where to_id = ${ada.id}) as requests,
    (select sum(bonds_count)::int from users where id in (${ada.id}, ${bo.id})) as counts`;
  expect(left).toEqual({ bonds: 0, follows: 0, requests: 0, counts: 0 });
  expect((await bo.send("/api/friends/request", { user_id: ada.id })).status).toBe(404);
  expect((await bo.send(`/api/users/${ada.id}/follow`)).status).toBe(404);
  expect((await block(ada, ada)).status).toBe(422);
  expect((await block(ada, { id: 999_999_999 })).status).toBe(404);
});

test("blocked members are listed, and can be unblocked there", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  const text = `mutation Block($id: ID!) { block(id: $id) { name isBlockedByViewer bondState bonds { totalCount } } }`;
  expect(await ada.query(text, { id: bo.id })).toEqual({
    block: { name: "Bo", isBlockedByViewer: true, bondState: "NONE", bonds: { totalCount: 0 } },
  });
  const list = () => ada.query(`{ viewer { blocked { totalCount edges { node { name } } } } }`);
  expect(await list()).toEqual({ viewer: { blocked: { totalCount: 1, edges: [{ node: { name: "Bo" } }] } } });
  expect((await ada.get("/api/users/blocked")).body).toMatchObject({ users: [{ id: bo.id }] });
  expect((await bo.get("/api/users/blocked")).body).toMatchObject({ users: [] });
  for (const _ of [1, 2]) expect((await unblock(ada, bo)).status).toBe(200);
  expect(await list()).toEqual({ viewer: { blocked: { totalCount: 0, edges: [] } } });
  expect((await bo.get(`/api/profile/${ada.username}`)).status).toBe(200);
});

test("a blocked member can block back, with the same answer as everybody", async () => {
  const members = ["Ada", "Bo", "Cy", "Dee"].map((name) => join(app, name));
  const [ada, bo, cy, dee] = (await Promise.all(members)) as [Person, Person, Person, Person];
  for (const one of [ada, cy])
    await one.send("/api/profile", {
      headline: "My secret work",
      bio: "My secret bio",
      location: "Oslo",
      website: "https://a.example",
    });
  await block(ada, bo);
  await block(ada, dee);
  const FACE = `name username headline bio location website lastActiveAt isOnline isBlockedByViewer bondState bondsCount bonds { totalCount }`;
  const text = `mutation Block($id: ID!) { block(id: $id) { ${FACE} } }`;
  const answered = async (who: Person) => {
    const { data } = await bo.ask<{ block: { name: string; username: string } }>(text, { id: who.id });
    return { ...data?.block, name: "", username: "" };
  };
  expect(await answered(ada)).toEqual(await answered(cy));
  const [back, plain] = [await block(dee, ada), await block(dee, cy)];
  expect([back.status, back.body]).toEqual([plain.status, plain.body]);

  const list = `{ viewer { blocked { totalCount edges { node { ${FACE} } } } } }`;
  const listed = await bo.ask(list);
  expect(listed.text).not.toContain("secret");
  expect(listed.data).toMatchObject({
    viewer: { blocked: { totalCount: 2, edges: [{ node: { name: "Cy" } }, { node: { name: "Ada" } }] } },
  });
  expect((await bo.get("/api/users/blocked")).text).not.toContain("secret");

  await unblock(ada, bo);
  expect((await ada.get(`/api/profile/${bo.username}`)).status, "Bo's own block holds").toBe(404);
  await block(ada, bo);
  expect([(await unblock(bo, ada)).status, (await unblock(bo, cy)).status]).toEqual([200, 200]);
  expect((await bo.get(`/api/profile/${ada.username}`)).status, "and so does Ada's").toBe(404);
  expect((await bo.get(`/api/profile/${cy.username}`)).status).toBe(200);
});

test("the blocked member cannot lift the other's block", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  await block(ada, bo);
  expect((await unblock(bo, ada)).status).toBe(404);
  expect((await bo.get(`/api/profile/${ada.username}`)).status).toBe(404);
});

test("a muted member's posts are hidden for a while, their profile is visible, and they are not notified", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  await bo.posts("Noise");
  const seesPost = async () => (await ada.get("/api/feed")).text.includes("Noise");
  const text = `query See($name: String!) { user(username: $name) { isMutedByViewer mutedUntil } }`;
  const see = async (who: Person, whom: Person) =>
    (await who.query<{ user: { isMutedByViewer: boolean; mutedUntil: string | null } }>(text, { name: whom.username }))
      .user;
  expect(await seesPost()).toBe(true);
  expect((await muteFor(ada, bo, "hour")).status).toBe(200);
  expect(await seesPost()).toBe(false);
  const { isMutedByViewer, mutedUntil } = await see(ada, bo);
  expect(isMutedByViewer).toBe(true);
  const minutes = (Date.parse(mutedUntil ?? "") - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(58);
  expect(minutes).toBeLessThan(62);
  expect(await see(bo, ada)).toEqual({ isMutedByViewer: false, mutedUntil: null });
  expect((await ada.get("/api/users/muted")).body).toMatchObject({ users: [{ id: bo.id, muted_until: mutedUntil }] });
  await app.sql`update mutes set until = now() - interval '1 second' where muter_id = ${ada.id}`;
  expect([await seesPost(), (await see(ada, bo)).isMutedByViewer]).toEqual([true, false]);
  for (const always of [undefined, null]) {
    await muteFor(ada, bo, "hour");
    expect((await muteFor(ada, bo, always)).status).toBe(200);
    expect(await see(ada, bo)).toEqual({ isMutedByViewer: true, mutedUntil: null });
  }
  expect((await muteFor(ada, bo, "century")).status).toBe(422);
  await ada.query(`mutation Hear($id: ID!) { unmute(id: $id) { id } }`, { id: bo.id });
  expect(await seesPost()).toBe(true);
});

test("a new post is published to members who are not blocked, and to nobody else", async () => {
  const { ada, bo, cy } = await people(app);
  await block(ada, cy);
  type PostAddedEvent = { postAdded: { content: string; author: { name: string } } };
  const hears = (who: Person) =>
    new Listener<PostAddedEvent>(app, who.token, "subscription { postAdded { content author { name } } }");
  const [bos, his] = [hears(bo), hears(cy)];
  // This repeats until each of them receives the next event.
  await repeatUntil(() => cy.posts("Is anybody there?"), his.next());
  await repeatUntil(
    () => ada.posts("Is anybody there?"),
    bos.next(({ postAdded }) => postAdded.author.name === "Ada"),
  );
  const act = () => cy.posts("My own");
  const isIt = ({ postAdded }: PostAddedEvent) => postAdded.content === "My own";
  expect(await unwantedBefore(his, ({ postAdded }) => postAdded.author.name !== "Cy", { act, isIt })).toEqual([]);
  await Promise.all([bos, his].map((one) => one.stop()));
});

/** A word by which the blocker would be recognized wherever it appeared. */
const MARK = "Zanzibarian";

/** Returns every selection that the schema offers for a field, as deep as the limits allow; lists of five. */
function selectionOf(type: GraphQLObjectType, depth: number): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    const needs = field.args.filter((arg) => String(arg.type).endsWith("!") && arg.defaultValue === undefined);
    if (needs.length > 0) return [];
    if (!isObjectType(named)) return [field.name];
    if (depth === 0) return [];
    const inner = selectionOf(named, depth - 1);
    return inner === "" ? [] : [`${field.name}${sizeOf(field)} { ${inner} }`];
  });
  return parts.join(" ");
}
const sizeOf = (field: GraphQLField<unknown, unknown>) =>
  field.args.some(({ name }) => name === "first") ? "(first: 5)" : "";

// The test runs every query and every call, one after the other.
const WALK = { timeout: 120_000 };

test("a blocked member finds nothing of the blocker, by any query on either face", WALK, async () => {
  const ada = await join(app, `${MARK} Ada`);
  const [bo, cy] = await Promise.all([join(app, "Bo"), join(app, "Cy")]);
  await ada.send("/api/profile", { bio: `${MARK} bio`, location: "Zanzibar City" });
  await bo.send("/api/profile", { location: "Zanzibar City" });
  await bond(app, ada, cy);
  await bond(app, bo, cy);
  const mine = await ada.posts(`${MARK} post https://zanzibarian.example/page`, { tags: ["archipelago"] });
  const theirs = await cy.posts("A post of Cy's");
  const comment = await ada.comments(theirs, `${MARK} comment`);
  await ada.comments(theirs, `${MARK} reply`, await cy.comments(theirs, "Said by Cy"));
  await bo.send(`/api/posts/${mine.id}/bookmark`);
  await bo.send(`/api/posts/${mine.id}/like`);
  await ada.send("/api/friends/request", { user_id: bo.id });
  await bo.send(`/api/users/${ada.id}/follow`);
  const talked = await talk(ada, [bo]);
  await sendMessage(ada, talked, `${MARK} message`);
  expect((await bo.get(`/api/profile/${cy.username}`)).text, "seen before").toContain(MARK);
  await block(ada, bo);
  const find = (text: string) => text.toLowerCase().includes(MARK.toLowerCase());

  const introspection = await bo.query<IntrospectionQuery>(getIntrospectionQuery());
  const schema = buildClientSchema(introspection);
  const values: Record<string, string> = {
    "user.username": JSON.stringify(ada.username),
    "adminMember.username": JSON.stringify(ada.username),
    "post.id": `"${mine.id}"`,
    "comment.id": `"${comment.id}"`,
    "tags.query": `"archi"`,
    "people.query": `"${MARK}"`,
    "usernameAvailable.username": `"some-free-name"`,
    "draft.id": `"1"`,
    "connections.tab": "MUTUAL",
    "conversation.id": `"${talked.id}"`,
    "conversationWith.userId": `"${ada.id}"`,
    "searchMessages.query": `"${MARK}"`,
    "search.query": `"${MARK}"`,
    "searchSuggestions.query": `"${MARK}"`,
    "tag.name": `"archipelago"`,
    "category.name": `"Technology"`,
    "group.slug": `"no-such-group"`,
    "insight.id": `"1"`,
    "moderationCase.id": `"1"`,
  };
  const requested: string[] = [];
  const ask = async (root: string, field: GraphQLField<unknown, unknown>) => {
    const named = getNamedType(field.type);
    const args = field.args
      .filter(({ name, type }) => values[`${field.name}.${name}`] !== undefined || String(type).endsWith("!"))
      .map(
        ({ name, defaultValue }) =>
          [name, values[`${field.name}.${name}`] ?? (defaultValue === undefined ? null : undefined)] as const,
      );
    for (const [name, value] of args) expect(value, `a value for ${field.name}(${name}:)`).not.toBeNull();
    const argsIn = args.filter(([, value]) => value !== undefined).map(([name, value]) => `${name}: ${value}`);
    const isList = field.args.some(({ name }) => name === "first");
    const all = [...argsIn, ...(isList && !argsIn.some((one) => one.startsWith("first")) ? ["first: 10"] : [])];
    const head = `${field.name}${all.length > 0 ? `(${all.join(", ")})` : ""}`;
    for (const depth of isObjectType(named) ? [1, 2, 3] : [0]) {
      const body = isObjectType(named) ? ` { ${selectionOf(named, depth)} }` : "";
      const answer = await bo.ask<object>(`{ ${root.replace("%", `${head}${body}`)} }`);
      if (answer.code === "QUERY_TOO_COMPLEX" || answer.text.includes("1000 tokens")) continue;
      requested.push(head);
      expect(answer.code === null || answer.code === "NOT_FOUND", `${head}: ${answer.text.slice(0, 300)}`).toBe(true);
      expect(find(answer.text), `${head}: ${answer.text.slice(0, 2_000)}`).toBe(false);
    }
  };
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {}))
    if (field.name !== "viewer") await ask("%", field);
  const viewerType = schema.getType("Viewer");
  if (!isObjectType(viewerType)) throw new Error("there is no Viewer");
  for (const field of Object.values(viewerType.getFields())) await ask("viewer { % }", field);
  expect(new Set(requested).size).toBeGreaterThan(20);
  for (const tab of ["FOLLOWING", "FOLLOWERS", "SUGGESTED"])
    expect(find((await bo.ask(`{ viewer { connections(tab: ${tab}) { edges { node { name } } } } }`)).text)).toBe(
      false,
    );
  const cyText = `{ user(username: "${cy.username}") { bondsCount followersCount bonds { totalCount edges { node { name } } } } }`;
  expect(await bo.query(cyText)).toMatchObject({ user: { bondsCount: 1, bonds: { totalCount: 1 } } });

  const paths = restPaths();
  expect(paths.length).toBeGreaterThan(25);
  for (const pattern of paths) {
    const url = pattern
      .replace(":username", ada.username)
      .replace(/\/posts\/:id/, `/posts/${mine.id}`)
      .replace(":id", String(comment.id));
    const queries = [
      "",
      `?query=${MARK}`,
      "?suggested=1",
      "?tab=followers",
      "?tab=suggested",
      `?username=${ada.username}`,
      "?tag=archipelago",
    ];
    for (const query of queries) {
      const answer = await bo.get(`/api${url}${query}`);
      expect(answer.status, `${url}${query}`).toBeLessThan(500);
      expect(find(answer.text), `${url}${query}: ${answer.text.slice(0, 500)}`).toBe(false);
    }
  }
  expect(find((await bo.get(`/api/posts/${theirs.id}/comments`)).text)).toBe(false);
  expect(find((await bo.get(`/api/profile/${cy.username}`)).text)).toBe(false);
  expect((await bo.get<{ count: number }>("/api/friends/requests/count")).body.count).toBe(0);
});

/** Returns the paths of every GET of the REST face, as the tables of routes contain them. */
function restPaths(): string[] {
  const tables = readdirSync("server/features", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".routes.ts"),
  );
  const listed = tables.flatMap((file) => {
    const text = readFileSync(path.join("server/features", file), "utf8");
    return [...text.matchAll(/method: "GET",\s*path: "([^"]+)"/g)].map(([, found = ""]) => found);
  });
  return [...listed, "/profile/:username/posts", "/profile/:username/images"];
}
