import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, type Instance, startApp } from "#tests/kit/app";
import { listen, sendMessage, talk } from "#tests/kit/chat";
import { Listener } from "#tests/kit/live";
import { bond, join, PASSWORD, type Person } from "#tests/kit/people";
import { redisIsHere, RedisServer } from "#tests/kit/redis";
import { RestClient } from "#tests/kit/rest";
import { repeatUntil } from "#tests/kit/eventually";

interface Added {
  postAdded: { content: string };
}
const ADDED = "subscription Added { postAdded { content } }";

const redis = redisIsHere ? await RedisServer.start() : null;
const app: App | null = redis && (await startApp({ redisUrl: redis.url, rateLimits: true, trustProxy: 1 }));
const second = app && (await app.another());
afterAll(() => redis?.kill());

let count = 0;
const from = () => ({ "x-forwarded-for": `10.2.${++count >> 8}.${count & 255}` });

describe.skipIf(!redisIsHere)("two processes with a Redis between them", () => {
  let one: App;
  let two: Instance;
  let server: RedisServer;
  beforeAll(() => {
    if (!app || !second || !redis) throw new Error("There is no Redis.");
    [one, two, server] = [app, second, redis];
  });

  /** Registers from an address of its own, because the number from one address is limited. */
  const member = (name: string): Promise<Person> => join(one, name, from());
  /** Subscribes, and returns once events arrive: a herald posts until the first is received. */
  const listening = async (at: Instance, who: Person, herald: Person): Promise<Listener<Added>> => {
    const listener = new Listener<Added>(at, who.token, ADDED);
    await repeatUntil(() => herald.posts("Hear, hear"), listener.next());
    return listener;
  };
  const hasContent = (content: string) => (event: Added) => event.postAdded.content === content;
  const login = (at: Instance, who: { email: string }, password: string, headers: Record<string, string>) =>
    new RestClient(at).post<{ token: string }>("/api/auth/login", { login: who.email, password }, { headers });
  const knows = async (at: Instance, token: string) =>
    (await new RestClient(at).get("/api/user", { token })).status === 200;

  test("a post on one reaches sockets on both, once", async () => {
    const [ada, bo] = [await member("Ada"), await member("Bo")];
    const listeners = [await listening(one, bo, ada), await listening(two, bo, ada)];
    await ada.posts("Through Redis");
    await ada.posts("And the next");
    for (const listener of listeners) {
      await listener.next(hasContent("And the next"));
      expect(listener.events.filter(hasContent("Through Redis"))).toHaveLength(1);
      await listener.stop();
    }
  });

  test("a message, its count and a notification reach the other one, and PostgreSQL carries none of it", async () => {
    const [ada, bo] = [await member("Ada"), await member("Bo")];
    await bond(one, ada, bo);
    const conversation = await talk(ada, [bo]);
    const post = await bo.posts("Like me");
    const news = listen(two, bo);
    await news.next(({ messageEvents }) => messageEvents.kind === "RESYNC");
    const counters = new Listener<{ countersChanged: { messages: number; notifications: number } }>(
      two,
      bo.token,
      "subscription { countersChanged { messages notifications } }",
    );
    const { id } = await sendMessage(ada, conversation, "Do you hear me?");
    const received = await news.next(({ messageEvents }) => messageEvents.kind === "MESSAGE_SENT");
    expect(received.messageEvents.message).toMatchObject({ id: String(id), seq: 1, text: "Do you hear me?" });
    // A subscription begins a little after its request, so Ada continues until it has.
    let sequence = 1;
    const counted = counters.next(({ countersChanged }) => countersChanged.messages === sequence);
    await repeatUntil(() => sendMessage(ada, conversation, `Message ${++sequence}`), counted, 100);
    await ada.send(`/api/posts/${post.id}/like`);
    await counters.next(({ countersChanged }) => countersChanged.notifications === 1);

    expect(
      [...one.statements, ...two.statements].filter((statement) => /pg_notify|^\s*notify/i.test(statement)),
    ).toEqual([]);
    expect(
      await one.sql`select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen %commonplace%'`,
    ).toHaveLength(0);
    await Promise.all([news.stop(), counters.stop()]);
  });

  test("a session that is ended on one is over on the other at once, with its sockets", async () => {
    const ada = await member("Ada");
    const { token } = (await login(one, ada, PASSWORD, from())).body;
    const listener = new Listener(two, token, ADDED);
    expect(await knows(two, token)).toBe(true);
    await new RestClient(one).post("/api/auth/logout", undefined, { token });
    expect((await listener.closed).code).toBe(4401);
    expect(await knows(two, token)).toBe(false);
  });

  test("failed sign-ins are counted across both, in Redis and not in the database", async () => {
    const ada = await member("Ada");
    const headers = from();
    for (let i = 0; i < 5; i++) expect((await login(i % 2 === 0 ? one : two, ada, "wrong", headers)).status).toBe(401);
    for (const at of [one, two]) {
      const { status, headers: responseHeaders } = await login(at, ada, PASSWORD, headers);
      expect(status).toBe(429);
      expect(Number(responseHeaders.get("retry-after"))).toBeGreaterThan(14 * 60);
    }
    expect((await login(two, ada, PASSWORD, from())).status, "from elsewhere").toBe(200);
    expect(await one.sql`select 1 from rate_limits limit 1`).toHaveLength(0);
  });

  test("without Redis both continue, each process for itself; afterwards they are connected again", async () => {
    const [ada, bo] = [await member("Ada"), await member("Bo")];
    const { token } = (await login(one, bo, PASSWORD, from())).body;
    const here = await listening(one, bo, ada);
    const there = await listening(two, bo, ada);
    const doomed = new Listener<Added>(two, token, ADDED);
    expect(await knows(two, token)).toBe(true);

    await server.kill();
    await ada.posts("Only here");
    await here.next(hasContent("Only here"));
    expect((await fetch(`${two.url}/health/ready`)).status).toBe(200);
    const headers = from();
    for (let i = 0; i < 5; i++) expect((await login(one, ada, "wrong", headers)).status).toBe(401);
    expect((await login(one, ada, PASSWORD, headers)).status, "each still counts").toBe(429);
    expect((await login(two, ada, PASSWORD, headers)).status, "alone").toBe(200);
    expect((await login(one, ada, PASSWORD, from())).status, "and nobody is locked out").toBe(200);
    await new RestClient(one).post("/api/auth/logout", undefined, { token });

    await server.start();
    expect((await doomed.closed).code, "a session that ended meanwhile").toBe(4401);
    expect(there.events.some(hasContent("Only here"))).toBe(false);
    const back = await listening(two, bo, ada);
    await Promise.all([back.stop(), there.stop(), here.stop()]);
    const metrics = async () => (await fetch(`${one.url}/metrics`)).text();
    await expect.poll(async () => /^redis_up 1$/m.test(await metrics())).toBe(true);
    expect(await metrics()).toContain('rate_limited_total{limit="loginByAccountAndAddress"}');
  });
});
