import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { GraphQLClient } from "#tests/kit/gql";
import { RawSocket } from "#tests/kit/live";
import { join, PASSWORD } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();
const gql = new GraphQLClient(app);
const ada = await join(app, "Ada");
const post = await ada.posts("Look deep");

/** Nests the comments of a post's comments' post …: four levels a round, and the post itself. */
const thread = (rounds: number): string =>
  rounds === 0 ? "id" : `comments(first: 1) { edges { node { post { ${thread(rounds - 1)} } } } }`;

describe("over HTTP", () => {
  test("fourteen levels are answered and more are refused", async () => {
    const allowed = await ada.ask(`{ post(id: "${post.id}") { ${thread(3)} } }`);
    expect(allowed.errors).toEqual([]);
    const refused = await ada.ask(`{ post(id: "${post.id}") { ${thread(4)} } }`);
    expect(refused.status).toBe(400);
    expect(refused.code).toBe("QUERY_TOO_COMPLEX");
    expect(refused.data).toBeNull();
  });

  test("fifteen aliases are answered and sixteen refused, also through fragments", async () => {
    const aliased = (count: number) =>
      `{ viewer { ${Array.from({ length: count }, (_, i) => `a${i}: email`).join(" ")} } }`;
    expect((await ada.ask(aliased(15))).errors).toEqual([]);
    expect((await ada.ask(aliased(16))).code).toBe("QUERY_TOO_COMPLEX");
    const half = Array.from({ length: 8 }, (_, i) => `a${i}: email`).join(" ");
    const spread = `{ viewer { ...F } b: viewer { ...F } } fragment F on Viewer { ${half} }`;
    expect((await ada.ask(spread)).code).toBe("QUERY_TOO_COMPLEX");
  });

  test("a cost of two thousand is answered and more refused", async () => {
    const feed = (first: number, comments: number) =>
      `{ feed(first: ${first}) { edges { node { id comments(first: ${comments}) { edges { node { id } } } } } } }`;
    expect((await ada.ask(feed(40, 48))).errors).toEqual([]);
    const refused = await ada.ask(feed(50, 50));
    expect([refused.status, refused.code]).toEqual([400, "QUERY_TOO_COMPLEX"]);
  });

  test("a page above fifty is bad input, whatever its cost, also as a variable", async () => {
    const refused = await ada.ask(`{ feed(first: 51) { edges { node { id } } } }`);
    expect(refused.code).toBe("BAD_USER_INPUT");
    const dear = `query ($first: Int!) { feed(first: $first) { edges { node { comments(first: 50) { edges { node { id } } } } } } }`;
    expect((await ada.ask(dear, { first: 51 })).code).toBe("BAD_USER_INPUT");
    expect((await ada.ask(dear, { first: 1_000_000_000 })).code).toBe("BAD_USER_INPUT");
  });

  test("a document of more than a thousand tokens is not parsed to its end", async () => {
    const { status, errors } = await gql.ask(`{ ${"__typename ".repeat(1_100)} }`);
    expect(status).toBe(400);
    expect(errors).toHaveLength(1);
  });

  test("a document that doubles itself with each fragment is rejected without being followed", async () => {
    const rounds = Array.from({ length: 28 }, (_, i) => `fragment F${i} on Viewer { ...F${i + 1} ...F${i + 1} }`).join(
      " ",
    );
    const before = process.cpuUsage();
    const answer = await ada.ask(`{ viewer { ...F0 } } ${rounds} fragment F28 on Viewer { a: email b: email }`);
    expect(answer.code).toBe("QUERY_TOO_COMPLEX");
    expect(process.cpuUsage(before).user, "following it takes minutes").toBeLessThan(5_000_000);
  });

  test("fragments that contain themselves are refused", async () => {
    const { status } = await ada.ask(`{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }`);
    expect(status).toBe(400);
  });

  test("one document can sign in once, under any alias", async () => {
    const login = (alias: string) => `${alias}: login(login: "${ada.username}", password: "${PASSWORD}") { token }`;
    expect((await gql.ask(`mutation { ${login("a")} }`)).errors).toEqual([]);
    for (const document of [
      `mutation { ${login("a")} ${login("b")} }`,
      `mutation { ...M } fragment M on Mutation { ${login("a")} ${login("b")} }`,
      `mutation { ${login("a")} ... on Mutation { ${login("b")} } }`,
    ]) {
      const refused = await gql.ask(document);
      expect(refused.code).toBe("QUERY_TOO_COMPLEX");
      expect(refused.text).not.toContain("eyJ");
    }
  });

  test("several documents in one request are refused", async () => {
    const batch = [{ query: "{ viewer { email } }" }, { query: "{ viewer { email } }" }];
    expect((await gql.send(batch)).status).toBe(400);
  });

  test("a GET runs no mutation, a POST no subscription, and a simple form nothing at all", async () => {
    const requestUrl = new URL("/graphql", app.url);
    requestUrl.searchParams.set("query", "mutation { logout }");
    const byGet = await fetch(requestUrl, {
      headers: { authorization: `Bearer ${ada.token}`, "apollo-require-preflight": "1" },
    });
    expect(byGet.status).toBeGreaterThanOrEqual(400);
    expect(byGet.status).toBeLessThan(500);
    expect((await ada.get("/api/user")).status).toBe(200);

    const live = await ada.ask("subscription { postAdded { id } }");
    expect(live.status).toBe(400);
    expect(live.data).toBeNull();

    const plain = await gql.send(`{"query":"{ viewer { email } }"}`, null, { "content-type": "text/plain" });
    expect([400, 415]).toContain(plain.status);
  });

  test("introspection is open to everyone, and not limited by depth", async () => {
    const { getIntrospectionQuery } = await import("graphql");
    expect((await gql.ask(getIntrospectionQuery())).errors).toEqual([]);
  });

  test("with the explorer off there is no introspection, no Sandbox and no hint of them", async () => {
    const closed = await app.another({ graphqlExplorer: false });
    const client = new GraphQLClient(closed);
    expect((await client.ask("{ __schema { types { name } } }")).status).toBe(400);
    const typo = await client.ask("{ viewr { email } }");
    expect(typo.status).toBe(400);
    expect(typo.text).not.toContain("Did you mean");
    const page = await fetch(new URL("/graphql", closed.url), { headers: { accept: "text/html" } });
    expect(await page.text()).not.toMatch(/sandbox/i);
    const open = await fetch(new URL("/graphql", app.url), { headers: { accept: "text/html" } });
    expect(open.status).toBe(200);
    expect(await open.text()).toMatch(/sandbox/i);
  });
});

test("the same limits hold on the socket", async () => {
  const socket = new RawSocket(app);
  await socket.greet(ada.token);
  const refusals: [string, string][] = [
    [`subscription { postAdded { comments(first: 51) { totalCount } } }`, "BAD_USER_INPUT"],
    [
      `subscription { postAdded { comments(first: 50) { edges { node { replies(first: 50) { edges { node { id } } } } } } } }`,
      "QUERY_TOO_COMPLEX",
    ],
    [`subscription { postAdded { ${thread(4)} } }`, ""],
    [
      `subscription { postAdded { ${Array.from({ length: 16 }, (_, i) => `a${i}: id`).join(" ")} } }`,
      "QUERY_TOO_COMPLEX",
    ],
    [`subscription { postAdded { ${"id ".repeat(1_100)} } }`, ""],
    [`subscription { postAdded { id } b: postAdded { id } }`, ""],
  ];
  for (const [i, [document, code]] of refusals.entries()) {
    const answer = await socket.ask(String(i), document);
    expect(answer.type, document.slice(0, 80)).toBe("error");
    expect(JSON.stringify(answer.payload)).toContain(code);
  }
  socket.close();
});

test("a body above a megabyte is too large on either face", async () => {
  const huge = "x".repeat(2 * 1024 * 1024);
  const graphql = await gql.send({ query: "{ viewer { email } }", variables: { huge } });
  expect(graphql.status).toBe(413);
  const rest = await new RestClient(app).post("/api/auth/login", { login: huge, password: "x" });
  expect([rest.status, rest.body.success]).toEqual([413, false]);
});
