import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { EVERYTHING_TAB, GraphQLClient } from "#tests/kit/gql";
import { RawSocket } from "#tests/kit/live";
import { PASSWORD, Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form, RestClient, type RestUser } from "#tests/kit/rest";

// Each test has addresses of its own: what one uses up of a limit does not affect the next.
const app = await startApp({ rateLimits: true, trustProxy: 1 });
const rest = new RestClient(app);

let count = 0;
const newAddress = () => `10.1.${++count >> 8}.${count & 255}`;
const from = (ip: string) => ({ "x-forwarded-for": ip });
const fresh = () => `member-${process.pid}-${++count}`;
const formOf = (username: string) => ({
  name: "Ada Lovelace",
  email: `${username}@example.test`,
  username,
  password: PASSWORD,
  password_confirmation: PASSWORD,
});

async function join(): Promise<Person> {
  const { body } = await rest.post<{ token: string; user: RestUser }>("/api/auth/register", formOf(fresh()), {
    headers: from(newAddress()),
  });
  return new Person(app, body.user, body.token);
}

/** The documents of our own client, which the server knows by their hashes. */
const manifest = JSON.parse(readFileSync("client/gql/persisted-documents.json", "utf8")) as Record<string, string>;
const byHash = (hash: string | undefined, who: Person) => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  return who.gql.send({ variables: { ...EVERYTHING_TAB, first: 10 }, extensions }, who.token);
};

const login = (who: { email: string }, password: string, ip: string, at: RestClient = rest) =>
  at.post("/api/auth/login", { login: who.email, password }, { headers: from(ip) });
/** Returns the statuses of several calls, one after the other. */
async function statuses(times: number, act: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < times; index++) all.push((await act(index)).status);
  return all;
}
const times = (n: number, status: number) => Array<number>(n).fill(status);

describe("signing in", () => {
  test("fails five times from one address, then even the right password waits; other addresses do not", async () => {
    const ada = await join();
    const ip = newAddress();
    expect(await statuses(5, () => login(ada, "wrong password", ip))).toEqual(times(5, 401));
    const refused = await login(ada, PASSWORD, ip);
    expect(refused.status).toBe(429);
    const retryAfter = Number(refused.headers.get("retry-after"));
    expect(retryAfter).toBeGreaterThan(14 * 60);
    expect(retryAfter).toBeLessThanOrEqual(15 * 60);
    expect(refused.body).toEqual({
      success: false,
      code: "RATE_LIMITED",
      reason: "TOO_MANY_REQUESTS",
      message: expect.stringMatching(/^Too many attempts\. .*15 minutes\.$/),
    });
    expect((await login(ada, PASSWORD, newAddress())).status, "the owner, from home").toBe(200);
  });

  test("is counted on GraphQL and REST together, and answers with the seconds to wait", async () => {
    const ada = await join();
    const ip = newAddress();
    const LOGIN = `mutation Login($login: String!, $password: String!) { login(login: $login, password: $password) { token } }`;
    const byGraphql = () =>
      new GraphQLClient(app).send({ query: LOGIN, variables: { login: ada.email, password: "wrong" } }, null, from(ip));
    for (let i = 0; i < 3; i++) expect((await byGraphql()).code).toBe("UNAUTHENTICATED");
    expect(await statuses(2, () => login(ada, "wrong", ip))).toEqual([401, 401]);
    const { errors, status } = await byGraphql();
    expect(status).toBe(200);
    expect(errors[0]?.extensions).toEqual({
      code: "RATE_LIMITED",
      reason: "TOO_MANY_REQUESTS",
      retryAfter: expect.any(Number),
    });
  });

  test("in any spelling is the same account, and unknown accounts are counted alike", async () => {
    const ada = await join();
    const ip = newAddress();
    const spellings = [ada.email, ada.email.toUpperCase(), ` ${ada.email} `, ada.username, ada.username.toUpperCase()];
    for (const email of spellings) expect((await login({ email }, "wrong", ip)).status).toBe(401);
    expect((await login({ email: ada.username }, "wrong", ip)).status).toBe(429);
    const known = await login(ada, "wrong", ip);
    const unknown = newAddress();
    const nobody = { email: "nobody-at-all@example.test" };
    expect(await statuses(5, () => login(nobody, "wrong", unknown))).toEqual(times(5, 401));
    const refused = await login(nobody, "wrong", unknown);
    expect([known.status, refused.status]).toEqual([429, 429]);
    expect(known.body.message).toBe(refused.body.message);
  });

  test("by many at once allows no more attempts than one after the other", async () => {
    const ada = await join();
    const ip = newAddress();
    const second = new RestClient(await app.another());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => login(ada, "wrong", ip, i % 2 === 0 ? rest : second)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test("with success is not limited, and resets the failures before", async () => {
    const ada = await join();
    const ip = newAddress();
    expect(await statuses(4, () => login(ada, "wrong", ip))).toEqual(times(4, 401));
    expect(await statuses(30, () => login(ada, PASSWORD, ip))).toEqual(times(30, 200));
    expect(await statuses(4, () => login(ada, "wrong", ip))).toEqual(times(4, 401));
  });

  test("to many accounts from one address stops at 25, and an IPv6 neighbour is the same address", async () => {
    const inOneNetwork = (i: number) => `2001:db8:77:1::${(i + 1).toString(16)}`;
    const tries = (i: number) => login({ email: `guess-${i}@example.test` }, "wrong", inOneNetwork(i));
    expect(await statuses(25, tries)).toEqual(times(25, 401));
    expect((await tries(25)).status).toBe(429);
    expect((await login({ email: "guess-26@example.test" }, "wrong", "2001:db8:77:2::1")).status).toBe(401);
  });

  test("to one account from many addresses stops at 25", async () => {
    const target = { email: `${fresh()}@example.test` };
    expect(await statuses(25, () => login(target, "wrong", newAddress()))).toEqual(times(25, 401));
    expect((await login(target, "wrong", newAddress())).status).toBe(429);
  });

  test("is counted by the address that the proxy saw, not by one that the client claims", async () => {
    const target = { email: `${fresh()}@example.test` };
    const ip = newAddress();
    const spoofed = (i: number) => login(target, "wrong", `198.51.100.${i}, ${ip}`);
    expect(await statuses(5, spoofed)).toEqual(times(5, 401));
    expect((await spoofed(6)).status).toBe(429);
  });
});

describe("from one address", () => {
  test("five accounts can be created; invalid forms do not count", async () => {
    const headers = from(newAddress());
    const register = (more: object = {}) =>
      rest.post("/api/auth/register", { ...formOf(fresh()), ...more }, { headers });
    expect(await statuses(6, () => register({ password: "short" }))).toEqual(times(6, 422));
    expect(await statuses(5, () => register())).toEqual(times(5, 201));
    expect((await register()).status).toBe(429);
  });

  test("taken names can be guessed 25 times", async () => {
    const ada = await join();
    const headers = from(newAddress());
    const guess = () => rest.post("/api/auth/register", { ...formOf(fresh()), email: ada.email }, { headers });
    expect(await statuses(25, guess)).toEqual(times(25, 422));
    expect((await guess()).status).toBe(429);
  });

  test("names can be checked sixty times a minute", async () => {
    const headers = from(newAddress());
    const check = () => rest.get("/api/auth/check-username?username=somebody", { headers });
    expect(await statuses(60, check)).toEqual(times(60, 200));
    expect((await check()).status).toBe(429);
  });

  test("reset links can be tried ten times", async () => {
    const headers = from(newAddress());
    const reset = { token: "x", email: "nobody@example.test", password: PASSWORD, password_confirmation: PASSWORD };
    const attempt = () => rest.post("/api/auth/reset-password", reset, { headers });
    expect(await statuses(10, attempt)).toEqual(times(10, 422));
    expect((await attempt()).status).toBe(429);
  });
});

test.each(["/api/auth/forgot-password", "/api/auth/email/verify/resend"])(
  "%s sends five mails to one address, known or not, and serves 25 from one client",
  async (path) => {
    const ada = await join();
    for (const email of [ada.email, `${fresh()}@example.test`]) {
      const ask = () => rest.post(path, { email }, { headers: from(newAddress()) });
      expect(await statuses(5, ask)).toEqual(times(5, 200));
      expect((await ask()).status).toBe(429);
    }
    const headers = from(newAddress());
    const ask = () => rest.post(path, { email: `${fresh()}@example.test` }, { headers });
    expect(await statuses(25, ask)).toEqual(times(25, 200));
    expect((await ask()).status).toBe(429);
  },
);

test("a signed-in member can guess the password five times", async () => {
  const ada = await join();
  const change = (current: string) => ada.send("/api/account/password", { current, next: "another horse" });
  expect(await statuses(5, () => change("wrong"))).toEqual(times(5, 422));
  expect((await change(PASSWORD)).status).toBe(429);
  const leave = await rest.send("DELETE", "/api/account", { password: PASSWORD }, { token: ada.token });
  expect(leave.status).toBe(429);
});

describe("a member", () => {
  test("can post thirty times an hour", async () => {
    const ada = await join();
    const post = () => ada.send("/api/posts", { content: "Again" });
    expect(await statuses(30, post)).toEqual(times(30, 201));
    expect((await post()).status).toBe(429);
    expect((await ada.ask(`mutation { createPost(input: { content: "Again" }) { id } }`)).code).toBe("RATE_LIMITED");
  });

  test("can comment sixty times in ten minutes", async () => {
    const ada = await join();
    const { id } = await ada.posts("Talk");
    const comment = () => ada.send(`/api/posts/${id}/comments`, { content: "And" });
    expect(await statuses(60, comment)).toEqual(times(60, 201));
    expect((await comment()).status).toBe(429);
  });

  test("can like and bookmark 120 times a minute", async () => {
    const ada = await join();
    const { id } = await ada.posts("Like me");
    const comment = await ada.comments({ id }, "Me too");
    const paths = [`/api/posts/${id}/like`, `/api/posts/${id}/bookmark`, `/api/comments/${comment.id}/like`];
    expect(await statuses(120, (i) => ada.send(paths[i % 3] ?? ""))).toEqual(times(120, 200));
    for (const path of paths) expect((await ada.send(path)).status).toBe(429);
    expect((await ada.get(`/api/posts/${id}`)).status, "and reads on").toBe(200);
  });

  test("can change their profile thirty times an hour, by either face", async () => {
    const ada = await join();
    const change = (i: number) => ada.send("/api/profile", { bio: `Version ${i}` });
    expect(await statuses(30, change)).toEqual(times(30, 200));
    const refused = await change(30);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 3_500]).toEqual([429, true]);
    expect((await ada.ask(`mutation { updateProfile(input: { bio: "Once more" }) { id } }`)).code).toBe("RATE_LIMITED");
    expect((await ada.query<{ viewer: object }>(`{ viewer { user { bio } } }`)).viewer).toEqual({
      user: { bio: "Version 29" },
    });
  });

  test("can search for people sixty times a minute, by any call, and page through lists without that limit", async () => {
    const ada = await join();
    const paths = ["/api/friends/search?query=bo", "/api/friends?query=bo", "/api/connections?query=bo"];
    expect(await statuses(60, (i) => ada.get(paths[i % 3] ?? ""))).toEqual(times(60, 200));
    for (const path of paths) expect((await ada.get(path)).status).toBe(429);
    expect((await ada.ask(`{ people(query: "bo") { totalCount } }`)).code).toBe("RATE_LIMITED");
    expect((await ada.get("/api/friends/search")).status, "everybody").toBe(200);
  });

  test("can send documents of 50,000 points in five minutes, by hash, text and socket combined", async () => {
    const ada = await join();
    const feed = Object.entries(manifest).find(([, text]) => /query FeedPage\(/.test(text))?.[0];
    const dear = `{ feed(first: 40) { edges { node { id comments(first: 48) { edges { node { id } } } } } } }`;
    for (let i = 0; i < 25; i++) expect((await ada.ask(dear)).errors).toEqual([]);
    const refused = await ada.ask(dear);
    expect([refused.status, refused.errors[0]?.extensions]).toEqual([
      200,
      { code: "RATE_LIMITED", reason: "TOO_MANY_REQUESTS", retryAfter: expect.any(Number) },
    ]);
    expect(refused.errors[0]?.extensions?.retryAfter).toBeLessThanOrEqual(300);
    const socket = new RawSocket(app);
    await socket.greet(ada.token);
    const listening = `subscription { postAdded { comments(first: 50) { edges { node { replies(first: 30) { edges { node { id } } } } } } } }`;
    expect(JSON.stringify((await socket.ask("1", listening)).payload)).toContain("RATE_LIMITED");
    socket.close();
    expect((await ada.ask("{ viewer { email } }")).errors, "and may still spend what is left").toEqual([]);
    const spent: (string | null)[] = [];
    // Fewer than a thousand points remain, and a page of the feed costs ten and more.
    while (spent.at(-1) !== "RATE_LIMITED" && spent.length < 100) spent.push((await byHash(feed, ada)).code);
    expect([spent[0], spent.at(-1)]).toEqual([null, "RATE_LIMITED"]);
    expect((await ada.get("/api/feed")).status).toBe(200);
    expect((await (await join()).ask(dear)).errors, "each by themself").toEqual([]);
  });

  test("can upload thirty files in half an hour", async () => {
    const ada = await join();
    const file = await pictures.png(8, 8);
    const upload = () => ada.send("/api/uploads", form({ file }));
    expect(await statuses(30, upload)).toEqual(times(30, 201));
    expect((await upload()).status).toBe(429);
  });
});

test("counters contain no names and addresses", async () => {
  const ada = await join();
  await login(ada, "wrong", newAddress());
  const rows = await app.sql<{ key: string }[]>`select key from rate_limits`;
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^\w+:[\w-]{43}$/);
});
