import net from "node:net";
import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { GraphQLClient } from "#tests/kit/gql";
import { join } from "#tests/kit/people";
import { type Answer, RestClient, type RestPost } from "#tests/kit/rest";

const app = await startApp({ corsOrigins: ["https://friend.example"] });
const rest = new RestClient(app);
const gql = new GraphQLClient(app);
const ada = await join(app, "Ada");
const post = await ada.posts("A post to hit");

/** Expects what every refusal has, whatever was sent. */
function expectRefusal(answer: Answer<object>, ...statuses: number[]): void {
  expect(statuses, answer.text).toContain(answer.status);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  expect(answer.headers.get("x-request-id")).toMatch(/\S+/);
  expect(answer.body).toMatchObject({ success: false, message: expect.any(String) });
  expect(answer.text).not.toMatch(
    /\bat .+:\d+:\d+|node_modules|\$argon2|\/work\/|\/tmp\/|select .* from|22P02|22003|22021/i,
  );
}

describe("an unreadable body", () => {
  test.each(["{", "{'a': 1}", '{"a":1}}', "undefined", "\u0000", '{"a":"\ud800'])("is 400: %j", async (text) => {
    for (const path of ["/api/auth/login", "/auth/register", `/api/posts/${post.id}/comments`]) {
      expectRefusal(await ada.send(path, text), 400);
    }
  });

  test.each([33, 5_000, 40_000])("of %d levels is 400, with a key for repetitions too", async (levels) => {
    const text = `{"content":"Deep","more":${"[".repeat(levels)}${"]".repeat(levels)}}`;
    expectRefusal(await ada.send("/api/posts", text), 400);
    expectRefusal(await ada.send("/api/posts", text, { "idempotency-key": "deep" }), 400);
  });

  test.each(["[]", '[{"content":"x"}]', "7", '"text"', "null", "true"])("is not an object: %s", async (text) => {
    expectRefusal(await ada.send("/api/posts", text), 400, 422);
    expectRefusal(await rest.post("/api/auth/login", text), 400, 422);
  });

  test("in another type is 415, with a message about the type only", async () => {
    for (const type of [
      "text/plain",
      "application/xml",
      "application/x-www-form-urlencoded",
      "image/png",
      "nonsense",
    ]) {
      expectRefusal(await ada.send("/api/posts", "content=x", { "content-type": type }), 415);
    }
    expectRefusal(await rest.post("/api/auth/login", "<login/>", { headers: { "content-type": "text/xml" } }), 415);
  });

  test("in an unknown charset or compression is a refusal", async () => {
    const odd = await rest.post("/api/auth/login", "{}", {
      headers: { "content-type": "application/json; charset=x-odd" },
    });
    expectRefusal(odd, 415);
    const packed = await rest.post("/api/auth/login", "not gzip", { headers: { "content-encoding": "gzip" } });
    expectRefusal(packed, 400, 415);
  });

  test("is malformed for GraphQL, too", async () => {
    for (const body of [
      "{",
      "[]",
      "7",
      "null",
      "{}",
      `{"query":7}`,
      `{"query":""}`,
      `{"query":"{"}`,
      `{"query":"{ viewer }","variables":7}`,
    ]) {
      const answer = await gql.send(body);
      expect(answer.status, `${body}: ${answer.text}`).toBe(400);
      expect(answer.text).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
      expect(answer.headers.get("x-request-id")).toMatch(/\S+/);
    }
  });
});

describe("values of the wrong kind", () => {
  test.each([[null], [7], [true], [{}], [[]], [{ toString: "x" }], ["a\u0000b"]])(
    "%j for every text",
    async (value) => {
      expectRefusal(await ada.send("/api/posts", { content: value }), 422);
      expectRefusal(await ada.send(`/api/posts/${post.id}/comments`, { content: value }), 422);
      expectRefusal(await rest.post("/api/auth/login", { login: value, password: value }), 401, 422);
      expectRefusal(
        await rest.post("/api/auth/register", { name: value, email: value, username: value, password: value }),
        422,
      );
    },
  );

  test("are refused by GraphQL before anything runs", async () => {
    for (const [document, variables] of [
      ["mutation ($c: String!) { addComment(postId: 1, content: $c) { id } }", { c: 7 }],
      ["mutation ($c: String!) { addComment(postId: 1, content: $c) { id } }", {}],
      ["query ($f: Int!) { feed(first: $f) { totalCount } }", { f: 1.5 }],
      ["query ($f: Int!) { feed(first: $f) { totalCount } }", { f: 99_999_999_999 }],
      ["mutation ($i: CreatePostInput!) { createPost(input: $i) { id } }", { i: { content: "x", role: "admin" } }],
      ["{ viewer { passwordHash } }", {}],
      ["query A { viewer { email } } query B { viewer { email } }", {}],
    ] as const) {
      const answer = await ada.ask(document, variables);
      expect(answer.status, document).toBe(400);
      expect(answer.data).toBeNull();
    }
  });

  test("NUL and halves of characters are bad input for GraphQL", async () => {
    for (const content of ["a\u0000b", "a\ud800b"]) {
      const add = `mutation ($id: ID!, $content: String!) { addComment(postId: $id, content: $content) { id } }`;
      expect((await ada.ask(add, { id: post.id, content })).code).toBe("BAD_USER_INPUT");
      const create = `mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }`;
      expect((await ada.ask(create, { input: { content } })).code).toBe("BAD_USER_INPUT");
      const check = `query ($username: String!) { usernameAvailable(username: $username) }`;
      expect(await gql.query(check, { username: content })).toEqual({ usernameAvailable: false });
      const feed = `query ($u: String) { feed(filter: { username: $u }) { totalCount } }`;
      const answer = await ada.ask<{ feed: { totalCount: number } }>(feed, { u: content });
      expect(answer.code === "BAD_USER_INPUT" || answer.data?.feed.totalCount === 0, answer.text).toBe(true);
    }
  });
});

describe("ids", () => {
  const impossible = [
    "99999999999999999999",
    "9007199254740992",
    "0",
    "-1",
    "abc",
    "1e3",
    "0x1",
    "1.0",
    "%20",
    "..%2f",
    "1%00",
  ];

  test.each(impossible)("%s in an address matches nothing", async (id) => {
    for (const answer of [
      await ada.get(`/api/posts/${id}`),
      await ada.send(`/api/posts/${id}/like`),
      await ada.send(`/api/posts/${id}/bookmark`),
      await ada.get(`/api/posts/${id}/comments`),
      await ada.send(`/api/posts/${id}/comments`, { content: "x" }),
      await ada.rest.put(`/api/comments/${id}`, { content: "x" }, { token: ada.token }),
      await ada.rest.delete(`/api/comments/${id}`, { token: ada.token }),
    ]) {
      expectRefusal(answer, 404);
    }
  });

  test.each(["99999999999999999999", "0", "-1", "abc", "", "\u0000"])("%j matches nothing in GraphQL", async (id) => {
    const one = await ada.ask<{ post: null }>("query ($id: ID!) { post(id: $id) { id } }", { id });
    expect(one.data?.post ?? null).toBeNull();
    for (const { extensions } of one.errors) expect(extensions?.code).toBe("NOT_FOUND");
    const act = await ada.ask("mutation ($id: ID!) { deleteComment(id: $id) { id } }", { id });
    expect(act.code).toBe("NOT_FOUND");
  });
});

describe("an unknown field", () => {
  test("is dropped by REST and refused by GraphQL", async () => {
    const { status, body } = await ada.send<{ post: RestPost }>("/api/posts", {
      content: "Only this counts",
      id: 1,
      user_id: 1,
      author_id: 1,
      likes_count: 1_000,
      liked: true,
      created_at: "1999-01-01T00:00:00Z",
      __proto__: { visibility: "bonds" },
      constructor: { prototype: { admin: true } },
    });
    expect(status).toBe(201);
    expect(body.post).toMatchObject({ content: "Only this counts", likesCount: 0, liked: false, user: { id: ada.id } });
    expect(body.post.created_at).not.toContain("1999");
    const refused = await ada.ask(`mutation { createPost(input: { content: "x", likesCount: 7 }) { id } }`);
    expect(refused.status).toBe(400);
  });

  test("does not pollute any prototype", async () => {
    await ada.send(
      "/api/posts",
      `{"content":"x","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`,
    );
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe("addresses and methods", () => {
  test("an unknown call is 404 in JSON", async () => {
    for (const path of ["/api", "/api/", "/api/nothing", "/api/posts/1/2/3", "/api/__proto__", "/api/%ff", "/api/%"]) {
      expectRefusal(await ada.get(path), 400, 404);
    }
  });

  test("a wrong method is 405 with the right ones", async () => {
    for (const [method, path, allowed] of [
      ["DELETE", "/api/auth/login", "POST"],
      ["GET", "/api/auth/register", "POST"],
      ["POST", "/api/feed", "GET"],
      ["PUT", `/api/posts/${post.id}/like`, "POST"],
      ["PATCH", `/api/posts/${post.id}/comments`, "GET"],
    ] as const) {
      const answer = await ada.rest.send(method, path, undefined, { token: ada.token });
      expectRefusal(answer, 405);
      expect(answer.headers.get("allow"), path).toContain(allowed);
    }
    const overridden = await ada.rest.get("/api/feed", {
      token: ada.token,
      headers: { "x-http-method-override": "DELETE" },
    });
    expect(overridden.status).toBe(200);
  });

  test("HEAD answers like GET, without a body", async () => {
    const head = await ada.rest.send("HEAD", "/api/feed", undefined, { token: ada.token });
    expect([head.status, head.text]).toEqual([200, ""]);
  });

  test("SQL in every field is a text like any other", async () => {
    const sql = `'; drop table posts; --`;
    expect((await ada.get(`/api/feed?username=${encodeURIComponent(sql)}`)).body).toMatchObject({ success: true });
    expect((await rest.post("/api/auth/login", { login: sql, password: sql })).status).toBe(401);
    expect((await ada.posts(sql)).content).toBe(sql);
  });
});

describe("other origins", () => {
  test("are allowed when they are on the list, and never with credentials", async () => {
    const preflight = (origin: string, method = "OPTIONS") =>
      fetch(new URL("/api/feed", app.url), {
        method,
        headers: {
          origin,
          ...(method === "OPTIONS" && {
            "access-control-request-method": "GET",
            "access-control-request-headers": "authorization,content-type",
          }),
        },
      });
    const friend = await preflight("https://friend.example");
    expect(friend.headers.get("access-control-allow-origin")).toBe("https://friend.example");
    expect(friend.headers.get("access-control-allow-credentials")).toBeNull();
    for (const origin of [
      "https://evil.example",
      "null",
      "https://friend.example.evil.example",
      "http://friend.example",
    ]) {
      const answer = await preflight(origin);
      expect(answer.headers.get("access-control-allow-origin"), origin).toBeNull();
      expect((await preflight(origin, "GET")).headers.get("access-control-allow-origin")).toBeNull();
    }
    expect((await preflight(app.url)).headers.get("access-control-allow-origin")).toBe(app.url);
  });
});

describe("requests that are not quite HTTP", () => {
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = net.connect(app.port, "127.0.0.1", () => socket.write(text));
      let answer = "";
      socket.on("data", (data) => (answer += data.toString()));
      socket.on("close", () => resolve(answer));
      socket.on("error", reject);
    });

  test("are refused and leave the server as it was", async () => {
    const nonsense = await raw("NONSENSE\r\n\r\n");
    expect(nonsense).toMatch(/^HTTP\/1\.1 4\d\d/);
    const smuggled = await raw(
      "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n",
    );
    expect(smuggled).toMatch(/^HTTP\/1\.1 4\d\d/);
    const large = await raw(`GET /api/feed HTTP/1.1\r\nHost: x\r\nX-Large: ${"x".repeat(40_000)}\r\n\r\n`);
    expect(large).toMatch(/^HTTP\/1\.1 431/);
    expect((await ada.get("/api/user")).status).toBe(200);
  });

  test("cannot choose their own request id freely", async () => {
    const answer = await rest.get("/api/user", { headers: { "x-request-id": 'a"}<script>' } });
    expect(answer.headers.get("x-request-id")).not.toContain("<");
  });
});
