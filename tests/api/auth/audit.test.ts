import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { leaveForGood } from "#tests/kit/accounts/leaving";
import { pauseBefore } from "#server/features/auth/auth.model";
import { startApp } from "#tests/kit/app";
import { GraphQLClient } from "#tests/kit/gql";
import { join, PASSWORD } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const lines: string[] = [];
const log = pino({ level: "info" }, { write: (line: string) => lines.push(line) });
const app = await startApp({ rateLimits: true, passwordBlocklist: true, trustProxy: 1 }, { log });
const rest = new RestClient(app);

let count = 0;
const from = () => ({ "x-forwarded-for": `10.3.${++count >> 8}.${count & 255}` });
const login = (who: { email: string }, password: string, headers = from()) =>
  rest.post<{ token: string }>("/api/auth/login", { login: who.email, password }, { headers });

interface Line {
  audit: string;
  userId?: number;
  account?: string;
  ip?: string;
  limit?: string;
  count?: number;
}
const trail = () => lines.map((line) => JSON.parse(line) as Line).filter(({ audit }) => audit !== undefined);
const linesOf = (userId: number) =>
  trail()
    .filter((line) => line.userId === userId)
    .map(({ audit }) => audit);
const metrics = async () => (await fetch(`${app.url}/metrics`)).text();

describe("the audit trail", () => {
  test("records what happened to an account, from its first day to its last, without a name or a secret", async () => {
    const ada = await join(app, "Ada", from());
    const others = [await login(ada, PASSWORD), await login(ada, PASSWORD), await login(ada, PASSWORD)];
    const { sessions } = (await ada.get<{ sessions: { id: number; is_current: boolean }[] }>("/api/sessions")).body;
    const one = sessions.find(({ is_current }) => !is_current)?.id;
    await rest.delete(`/api/sessions/${one}`, { token: ada.token });
    const ends = await Promise.all(
      others.map(({ body }) => rest.post("/api/auth/logout", undefined, { token: body.token })),
    );
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(2);
    await ada.send("/api/account/password", { current: PASSWORD, next: "another horse battery" });
    await leaveForGood(app, ada, "another horse battery");
    expect(linesOf(ada.id)).toEqual([
      "account opened",
      ...Array<string>(3).fill("signed in"),
      "session ended",
      ...Array<string>(2).fill("signed out"),
      "password changed",
      "account left",
      "account deleted",
    ]);
    const output = lines.join("");
    for (const secret of [ada.email, ada.username, ada.token, PASSWORD, "another horse battery"])
      expect(output).not.toContain(secret);
  });

  test("records failed attempts by a hash that is the same for the same account, and shortens addresses", async () => {
    const before = trail().length;
    for (const email of ["nobody@example.test", " NOBODY@example.test", "else@example.test"])
      await login({ email }, "wrong", { "x-forwarded-for": "203.0.113.77" });
    const [first, second, third] = trail().slice(before);
    expect(first).toMatchObject({ audit: "sign-in failed", account: expect.stringMatching(/^[\w-]{16}$/) });
    expect(first?.ip).toBe("203.0.113.0");
    expect(second?.account).toBe(first?.account);
    expect(third?.account).not.toBe(first?.account);
    expect(lines.join("")).not.toMatch(/nobody@|203\.0\.113\.77/i);
  });
});

test("counts refused requests by limit, and sign-ins by outcome", async () => {
  const ada = await join(app, "Ada", from());
  const headers = from();
  for (let i = 0; i < 5; i++) await login(ada, "wrong", headers);
  expect((await login(ada, PASSWORD, headers)).status).toBe(429);
  expect(trail()).toContainEqual(
    expect.objectContaining({ audit: "limit reached", limit: "loginByAccountAndAddress" }),
  );
  const output = await metrics();
  expect(output).toContain('rate_limited_total{limit="loginByAccountAndAddress"} 1');
  for (const result of ["ok", "failed", "refused"]) expect(output).toMatch(`login_attempts_total{result="${result}"}`);
});

test("a client that guesses waits longer each time; one that mistypes does not", async () => {
  const ada = await join(app, "Ada", from());
  const headers = from();
  const waits: number[] = [];
  for (let i = 0; i < 5; i++) {
    const began = performance.now();
    await login(ada, "wrong", headers);
    waits.push(performance.now() - began);
  }
  const [, , third = 0, fourth = 0, fifth = 0] = waits;
  expect(third).toBeGreaterThan(240);
  expect(fourth).toBeGreaterThan(490);
  expect(fifth).toBeGreaterThan(990);
  expect([1, 2].map(pauseBefore), "the first two wait for nothing").toEqual([0, 0]);
});

describe("a common password", () => {
  const COMMON = "This password is too common. Please choose another one";

  test("is refused when an account is created, by both faces", async () => {
    const username = `common-${process.pid}`;
    const form = { name: "Ada", email: `${username}@example.test`, username };
    const password = "Password123";
    const { status, body } = await rest.post(
      "/api/auth/register",
      { ...form, password, password_confirmation: password },
      { headers: from() },
    );
    expect(status).toBe(422);
    expect(body.errors).toEqual({ password: [COMMON] });
    const REGISTER = `mutation Register($input: RegisterInput!) { register(input: $input) { token } }`;
    const input = { ...form, password, passwordConfirmation: password };
    const { errors } = await new GraphQLClient(app).send({ query: REGISTER, variables: { input } }, null, from());
    expect(errors[0]).toMatchObject({ message: COMMON, extensions: { fields: { password: [COMMON] } } });
  });

  test("is refused when one is changed, and the old one stays valid", async () => {
    const ada = await join(app, "Ada", from());
    const { status, body } = await ada.send("/api/account/password", { current: PASSWORD, next: "password123" });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ next: [COMMON] });
    expect((await login(ada, PASSWORD)).status).toBe(200);
  });
});

describe("a client with too many requests", () => {
  test("as a guest must wait after 300 requests, by both faces; members at that address need not", async () => {
    const headers = from();
    const ask = () => rest.get("/api/posts/1", { headers });
    const answers = await Promise.all(Array.from({ length: 300 }, ask));
    expect(answers.some(({ status }) => status === 429)).toBe(false);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const graphql = await new GraphQLClient(app).send({ query: "{ __typename }" }, null, headers);
    expect(graphql).toMatchObject({ status: 200, code: "RATE_LIMITED" });
    expect(await metrics()).toContain('rate_limited_total{limit="readsByAddress"} 2');
    const ada = await join(app, "Ada", from());
    expect((await rest.get("/api/user", { token: ada.token, headers })).status).toBe(200);
    expect((await rest.get("/api/posts/1", { headers: from() })).status).not.toBe(429);
  });
});
