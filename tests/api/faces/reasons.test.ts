import { beforeAll, describe, expect, test } from "vitest";
import { READ_LIMITS } from "#server/core/limits";
import { readManifest } from "#server/app/http/manifest";
import { REASONS } from "#server/core/reasons";
import { startApp } from "#tests/kit/app";
import { join, PASSWORD, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";
import { GraphQLClient } from "#tests/kit/gql";

const PUBLIC_URL = "https://commonplace.example";
const app = await startApp({ rateLimits: true, publicUrl: PUBLIC_URL });
const rest = new RestClient(app);
const gql = new GraphQLClient(app);

let ada: Person;
let bo: Person;
beforeAll(async () => {
  ada = await join(app, "Ada");
  bo = await join(app, "Bo");
});

interface Refused {
  code?: string;
  reason?: string;
  message: string;
}

/** The last part of a forged token is not the signature of the rest. */
const forged = (token: string) => `${token.split(".").slice(0, 2).join(".")}.${"x".repeat(43)}`;

describe("a refusal", () => {
  test("has the same code and reason on both faces, from one closed list", async () => {
    const request = () => ada.send<Refused>("/api/friends/request", { user_id: bo.id });
    await request();
    const { status, body } = await request();
    expect([status, body.code, body.reason]).toEqual([409, "CONFLICT", "ALREADY_SENT"]);
    expect(REASONS).toHaveProperty("ALREADY_SENT.code", "CONFLICT");

    const post = await bo.posts("Lend tools");
    const edit = await ada.rest.put<Refused>(`/api/posts/${post.id}`, { content: "Mine" }, { token: ada.token });
    const update = await ada.ask(`mutation { updatePost(id: "${post.id}", input: { content: "Mine" }) { id } }`);
    expect([edit.status, edit.body.code, edit.body.reason]).toEqual([403, "FORBIDDEN", "NOT_YOURS"]);
    expect(update.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", reason: "NOT_YOURS" });
  });

  test("by the transport has a code too", async () => {
    const codes = await Promise.all(
      [
        rest.send<Refused>("PATCH", "/api/posts", undefined),
        rest.get<Refused>("/api/nothing/here"),
        rest.get<Refused>("/api/rules", { headers: { accept: "image/png" } }),
        rest.post<Refused>("/api/auth/login", "{", { headers: { "content-type": "application/json" } }),
      ].map(async (answer) => [(await answer).status, (await answer).body.code]),
    );
    expect(codes).toEqual([
      [405, "METHOD_NOT_ALLOWED"],
      [404, "NOT_FOUND"],
      [406, "NOT_ACCEPTABLE"],
      [400, "BAD_REQUEST"],
    ]);
  });

  test("is a problem of RFC 9457 for a client that accepts those, and only then", async () => {
    const accept = { headers: { accept: "application/problem+json" } };
    const login = { login: "nobody", password: PASSWORD };
    const [problem, usual] = [
      await rest.post("/api/auth/login", login, accept),
      await rest.post("/api/auth/login", login),
    ];
    expect(problem.headers.get("content-type")).toContain("application/problem+json");
    expect(problem.body).toEqual({
      type: `${PUBLIC_URL}/api#WRONG_CREDENTIALS`,
      title: REASONS.WRONG_CREDENTIALS.meaning,
      status: 401,
      detail: "Invalid credentials",
      code: "UNAUTHENTICATED",
      reason: "WRONG_CREDENTIALS",
    });
    expect(usual.headers.get("content-type")).toContain("application/json");
    expect(usual.body).toMatchObject({ success: false, message: "Invalid credentials", code: "UNAUTHENTICATED" });
    // A call without a body takes another way through the server.
    const read = await rest.get("/api/user", accept);
    expect(read.body).toMatchObject({ status: 401, type: `${PUBLIC_URL}/api#SIGN_IN_NEEDED` });
    const { status, headers } = await rest.get("/api/rules", accept);
    expect([status, headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
  });
});

describe("a token that is not good", () => {
  test("is named as the reason on REST, and calls for guests are answered as before", async () => {
    const dead = forged(ada.token);
    const answers = [await rest.get<Refused>("/api/user"), await rest.get<Refused>("/api/user", { token: dead })];
    expect(answers.map(({ body }) => body.reason)).toEqual(["SIGN_IN_NEEDED", "INVALID_TOKEN"]);
    expect(answers.map(({ headers }) => headers.get("www-authenticate"))).toEqual([
      "Bearer",
      'Bearer error="invalid_token"',
    ]);
    expect((await rest.get("/api/rules", { token: dead })).status).toBe(200);
  });

  test("is named on GraphQL, for what guests may read too, and hinders nobody from signing in", async () => {
    const dead = forged(ada.token);
    for (const document of ["{ viewer { email } }", "{ feed(first: 1) { edges { node { id } } } }"]) {
      const { status, data, errors } = await gql.ask(document, {}, dead);
      expect([status, data]).toEqual([200, null]);
      expect(errors[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED", reason: "INVALID_TOKEN" });
    }
    const login =
      "mutation($login: String!, $password: String!) { login(login: $login, password: $password) { token } }";
    const signedIn = await gql.query<{ login: { token: string } }>(
      login,
      { login: ada.username, password: PASSWORD },
      dead,
    );
    expect(signedIn.login.token).toMatch(/\w/);
    const mine = await gql.ask("mutation { endOtherSessions }", {}, dead);
    expect(mine.errors[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED", reason: "INVALID_TOKEN" });
    const guest = await gql.ask("mutation { endOtherSessions }");
    expect(guest.errors[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED", reason: "SIGN_IN_NEEDED" });
  });

  test("is named to a program that sends its document by hash", async () => {
    const [hash] = Object.entries(readManifest()).find(([, text]) => /query SignedInViewer\b/.test(text)) ?? [];
    const persistedQuery = { version: 1, sha256Hash: hash };
    const { status, errors } = await gql.send({ extensions: { persistedQuery } }, forged(ada.token));
    expect([status, errors[0]?.extensions?.reason]).toEqual([200, "INVALID_TOKEN"]);
  });
});

describe("what a member may still send", () => {
  const left = (headers: Headers) => Number(headers.get("x-ratelimit-remaining"));

  test("is in the headers of every answer of both faces, of a refusal too", async () => {
    const answers = [
      await ada.get("/api/feed"),
      await ada.send("/api/posts", {}),
      await ada.ask("{ viewer { email } }"),
      await ada.ask("{ nothing }"),
    ];
    for (const { headers } of answers) {
      expect(headers.get("ratelimit-policy")).toBe(`"member";q=${READ_LIMITS.readsBySession};w=300`);
      expect(headers.get("ratelimit")).toMatch(/^"member";r=\d+;t=\d+$/);
      expect(headers.get("x-ratelimit-limit")).toBe(String(READ_LIMITS.readsBySession));
      expect(Number(headers.get("x-ratelimit-reset")) * 1_000).toBeGreaterThan(Date.now() - 1_000);
    }
    const [first = 0, ...later] = answers.map(({ headers }) => left(headers));
    expect(later).toEqual([first - 1, first - 2, first - 3]);
    expect((await rest.get("/api/rules")).headers.has("ratelimit")).toBe(false);
  });
});

describe("the cost of a document", () => {
  interface Cost {
    extensions: { cost: { requested: number; maximum: number; window: { limit: number; remaining: number } } };
  }

  test("is in its answer, with what is left", async () => {
    const ask = async () => (JSON.parse((await ada.ask("{ viewer { email } }")).text) as Cost).extensions.cost;
    const [first, second] = [await ask(), await ask()];
    expect(first).toMatchObject({ requested: 1, maximum: 2_000, window: { limit: READ_LIMITS.pointsBySession } });
    expect(second.window.remaining).toBe(first.window.remaining - first.requested);
  });

  test("above the limit says which limit, what was asked and what is possible", async () => {
    const { status, errors } = await gql.ask(
      "{ feed(first: 50) { edges { node { comments(first: 50) { edges { node { author { id } } } } } } } }",
    );
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "QUERY_TOO_COMPLEX", limit: "cost", maximum: 2_000 });
    expect(errors[0]?.extensions).toHaveProperty("asked", expect.any(Number));
  });
});

describe("an Idempotency-Key", () => {
  test("that was used for another request, or whose request still runs, says which of the two", async () => {
    const key = { "idempotency-key": "once" };
    await ada.send("/api/posts", { content: "First" }, key);
    const reused = await ada.send<Refused>("/api/posts", { content: "Second" }, key);
    expect([reused.status, reused.body.reason]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);

    await app.sql`update idempotency_keys set status = null, body = null where user_id = ${ada.id}`;
    const running = await ada.send<Refused>("/api/posts", { content: "First" }, key);
    expect([running.status, running.body.reason]).toEqual([409, "IDEMPOTENCY_KEY_IN_USE"]);
    expect(running.headers.get("retry-after")).toBe("1");
  });
});
