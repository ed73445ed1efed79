import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import type { Instance } from "#tests/kit/app";
import { Listener, RawSocket } from "#tests/kit/live";
import { block, join, mute, people, type Person } from "#tests/kit/people";
import { repeatUntil } from "#tests/kit/eventually";

const app = await startApp();
const second = await app.another();

const ADDED = `subscription Added { postAdded { id content liked author { username } } }`;

interface Added {
  postAdded: { id: string; content: string };
}

/** Subscribes, and returns once events really arrive: a herald posts until the first is received. */
async function listening(instance: Instance, who: Person): Promise<Listener<Added>> {
  const herald = await join(app, "Herald");
  const listener = new Listener<Added>(instance, who.token, ADDED);
  const arrived = listener.next(({ postAdded }) => postAdded.content === `For ${who.id}`);
  await repeatUntil(() => herald.posts(`For ${who.id}`), arrived);
  return listener;
}

const hasContent = (content: string) => (event: Added) => event.postAdded.content === content;

describe("a new post", () => {
  test("reaches sockets on this and on another instance", async () => {
    const { ada, bo, cy } = await people(app);
    const listeners = await Promise.all([listening(app, bo), listening(second, cy)]);
    const post = await ada.posts("Live news");
    for (const listener of listeners) {
      const { postAdded } = await listener.next(hasContent("Live news"));
      expect(postAdded).toEqual({
        id: String(post.id),
        content: "Live news",
        liked: false,
        author: { username: ada.username },
      });
      await listener.stop();
    }
  });

  test("for bonds reaches a bond and no stranger", async () => {
    const { ada, bo, cy } = await people(app);
    const [bond, stranger] = await Promise.all([listening(second, bo), listening(second, cy)]);
    await ada.posts("Between us", { visibility: "bonds" });
    await ada.posts("For all of you");
    await Promise.all([bond.next(hasContent("For all of you")), stranger.next(hasContent("For all of you"))]);
    expect(bond.events.some(hasContent("Between us"))).toBe(true);
    expect(stranger.events.some(hasContent("Between us"))).toBe(false);
    await Promise.all([bond.stop(), stranger.stop()]);
  });

  test("of blocked and muted people reaches no member who blocked or muted them", async () => {
    const { ada, bo, cy } = await people(app);
    const [blocker, muter] = await Promise.all([listening(app, bo), listening(second, cy)]);
    await block(app, bo, ada);
    await mute(app, cy, ada);
    await ada.posts("Do you hear me?");
    const dee = await join(app, "Dee");
    await dee.posts("Something else");
    await Promise.all([blocker.next(hasContent("Something else")), muter.next(hasContent("Something else"))]);
    for (const listener of [blocker, muter]) {
      expect(listener.events.some(hasContent("Do you hear me?"))).toBe(false);
      await listener.stop();
    }
  });
});

describe("the socket", () => {
  const refused = async (query: string, variables: Record<string, unknown> = {}) => {
    const ada = await join(app, "Ada");
    const socket = new RawSocket(app);
    await socket.greet(ada.token);
    const answer = await socket.ask("1", query, variables);
    socket.close();
    expect(answer.type).toBe("error");
    return JSON.stringify(answer.payload);
  };

  test("answers no query and no mutation", async () => {
    await refused("{ viewer { email } }");
    await refused(`mutation { login(login: "a", password: "b") { token } }`);
    await refused("{ __schema { types { name } } }");
    await refused("query A { viewer { email } } subscription B { postAdded { id } }");
  });

  test("keeps the limits of HTTP", async () => {
    const nested = "comments(first: 1) { edges { node { post { ".repeat(5) + "id" + " } } } }".repeat(5);
    expect(await refused(`subscription { postAdded { ${nested} } }`)).toContain("QUERY_TOO_COMPLEX");
    const aliases = Array.from({ length: 16 }, (_, i) => `a${i}: id`).join(" ");
    expect(await refused(`subscription { postAdded { ${aliases} } }`)).toContain("QUERY_TOO_COMPLEX");
    await refused(`subscription { postAdded { ${"id ".repeat(1_100)} } }`);
    const page = "comments(first: $first) { edges { node { id } } }";
    expect(await refused(`subscription ($first: Int!) { postAdded { ${page} } }`, { first: 51 })).toContain(
      "BAD_USER_INPUT",
    );
  });

  test("refuses variables in 15,000 levels, and stays open", async () => {
    const ada = await join(app, "Ada");
    const socket = new RawSocket(app);
    await socket.greet(ada.token);
    const deep = "[".repeat(15_000) + "]".repeat(15_000);
    const query = "subscription { postAdded { id } }";
    socket.send(`{"id":"1","type":"subscribe","payload":{"query":"${query}","variables":{"deep":${deep}}}}`);
    const answer = await socket.message(({ id }) => id === "1");
    expect([answer.type, JSON.stringify(answer.payload)]).toEqual(["error", expect.stringContaining("BAD_USER_INPUT")]);
    expect((await socket.ask("2", query)).type).toBe("next");
    socket.close();
  });

  test("answers with the errors of a document, and stays open", async () => {
    const ada = await join(app, "Ada");
    const socket = new RawSocket(app);
    await socket.greet(ada.token);
    expect((await socket.ask("1", "subscription {")).type).toBe("error");
    expect((await socket.ask("2", "subscription { noSuchField }")).type).toBe("error");
    socket.send({ type: "ping" });
    expect((await socket.message(({ type }) => type === "pong")).type).toBe("pong");
    socket.close();
  });

  test("publishes only the new posts that a filter names", async () => {
    const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
    const filtered = "subscription ($filter: PostAddedFilter) { postAdded(filter: $filter) { content } }";
    const socket = new RawSocket(app);
    await socket.greet(bo.token);
    const contents = () => socket.messages.map(({ payload }) => (payload as Published)?.data?.postAdded?.content);
    type Published = { data?: { postAdded?: { content: string } | null } } | undefined;
    const resyncs = () => contents().filter((content) => content === undefined).length;
    const ask = (id: string, filter: object) =>
      socket.send({ id, type: "subscribe", payload: { query: filtered, variables: { filter } } });
    ask("tag", { tag: "#Sails" });
    ask("author", { username: ada.username.toUpperCase(), category: "Technology" });
    // Each subscription begins with RESYNC; the acknowledgement came before.
    await expect.poll(resyncs).toBeGreaterThanOrEqual(3);

    await ada.posts("Neither of them");
    await ada.posts("With a tag #sails");
    await ada.posts("By Ada about technology", { category: "Technology" });
    await expect.poll(contents).toContain("By Ada about technology");
    await expect.poll(contents).toContain("With a tag #sails");
    expect(contents()).not.toContain("Neither of them");
    socket.close();
  });

  test("accepts a token however clients write it", async () => {
    const ada = await join(app, "Ada");
    for (const payload of [
      { Authorization: `Bearer ${ada.token}` },
      { authorization: ada.token },
      { headers: { Authorization: `bearer ${ada.token}` } },
    ]) {
      const socket = new RawSocket(app);
      await socket.opened;
      socket.send({ type: "connection_init", payload });
      const first = await Promise.race([socket.closed, socket.message(({ type }) => type === "connection_ack")]);
      expect(first).toMatchObject({ type: "connection_ack" });
      socket.close();
    }
  });

  test("is closed for a bad token, and publishes no events to guests", async () => {
    const forged = new RawSocket(app);
    await forged.opened;
    forged.send({ type: "connection_init", payload: { authorization: "Bearer nonsense" } });
    expect((await forged.closed).code).toBe(4403);

    const guest = new RawSocket(app);
    await guest.opened;
    guest.send({ type: "connection_init" });
    const first = await Promise.race([guest.closed, guest.message(({ type }) => type === "connection_ack")]);
    if ("code" in first) return expect([4401, 4403]).toContain(first.code);
    expect((await guest.ask("1", ADDED)).type).toBe("error");
    guest.close();
  });

  test("is closed for pages of other origins and open for our own", async () => {
    const ada = await join(app, "Ada");
    const foreign = await new RawSocket(app, { origin: "https://evil.example" }).closed;
    expect(foreign.code).toBe(0);
    expect([401, 403]).toContain(foreign.status);
    const own = new RawSocket(app, { origin: app.url });
    await own.greet(ada.token);
    own.close();
  });

  test("is closed after a message that breaks the protocol, and the server continues", async () => {
    const ada = await join(app, "Ada");
    const quoted = JSON.stringify(`{"type":"unknown"}`);
    for (const nonsense of [
      "not json",
      "null",
      "[]",
      quoted,
      `{"type":"unknown"}`,
      `{"type":"subscribe"}`,
      "x".repeat(100_000),
    ]) {
      const socket = new RawSocket(app);
      await socket.greet(ada.token);
      socket.send(nonsense);
      expect((await socket.closed).code, nonsense.slice(0, 20)).toBeGreaterThanOrEqual(1_000);
    }
    expect((await ada.get("/api/user")).status).toBe(200);
  });

  test("is closed with a code after which clients connect again when its session cannot be checked now", async () => {
    const ada = await join(app, "Ada");
    const code = await app.sql.begin(async (sql) => {
      await sql`lock table sessions in access exclusive mode`;
      const socket = new RawSocket(app);
      await socket.opened;
      socket.send({ type: "connection_init", payload: { authorization: `Bearer ${ada.token}` } });
      return (await socket.closed).code;
    });
    expect(code).toBe(1013);
  });

  test("limits its number of subscriptions", async () => {
    const ada = await join(app, "Ada");
    const socket = new RawSocket(app);
    await socket.greet(ada.token);
    for (let i = 0; i < 300; i++) socket.send({ id: String(i), type: "subscribe", payload: { query: ADDED } });
    const refusal = await Promise.race([socket.message(({ type }) => type === "error"), socket.closed]);
    expect(refusal).toBeDefined();
    socket.close();
  });
});
