import { describe, expect, test } from "vitest";
import { startApp, type Instance } from "#tests/kit/app";
import { Listener, type Message, RawSocket } from "#tests/kit/live";
import { join, people, type Person } from "#tests/kit/people";
import { eventually, repeatUntil } from "#tests/kit/eventually";

const app = await startApp();
const second = await app.another();

const RECEIVED = "subscription { notificationReceived { id text actorsCount seen createdAt } }";
const COUNTERS = "subscription { countersChanged { notifications bondRequests } }";

interface Row {
  id: string;
  text: string;
  actorsCount: number;
  seen: boolean;
  createdAt: string;
}
interface Received {
  notificationReceived: Row;
}
interface Counted {
  countersChanged: { notifications: number; bondRequests: number };
}

/** Subscribes, and returns once events really arrive: another member likes a post until the first is received. */
async function listening(instance: Instance, who: Person): Promise<Listener<Received>> {
  const herald = await join(app, "Herald");
  const listener = new Listener<Received>(instance, who.token, RECEIVED);
  await repeatUntil(() => herald.posts(`Hello @${who.username}`), listener.next());
  return listener;
}

const like = (who: Person, post: { id: number }, liked = true) =>
  who.query("mutation ($id: ID!, $liked: Boolean!) { setLiked(id: $id, liked: $liked) { id } }", {
    id: String(post.id),
    liked,
  });

describe("a notification", () => {
  test("reaches every tab of its member, on any server, and nobody else's", async () => {
    const { ada, bo, cy } = await people(app);
    const mine = await Promise.all([listening(app, ada), listening(second, ada)]);
    const other = await listening(second, cy);
    const post = await ada.posts("Bridges");
    await like(bo, post);
    for (const tab of mine) {
      const { notificationReceived } = await tab.next(
        (event) => event.notificationReceived.text === "Bo liked your idea",
      );
      expect(notificationReceived).toMatchObject({ actorsCount: 1, seen: false });
    }
    await cy.at(second).comments(post, "Fine");
    for (const tab of mine) await tab.next((event) => event.notificationReceived.text === "Cy commented on your idea");
    expect(other.events.filter((event) => /idea/.test(event.notificationReceived.text))).toHaveLength(
      other.events.filter((event) => /mentioned/.test(event.notificationReceived.text)).length,
    );
    await Promise.all([...mine, other].map((tab) => tab.stop()));
  });

  test("arrives once for a like that is set, removed and set again", async () => {
    const { ada, bo, cy } = await people(app);
    const tab = await listening(app, ada);
    const post = await ada.posts("Bridges");
    await like(bo, post);
    await tab.next((event) => event.notificationReceived.text === "Bo liked your idea");
    await like(bo, post, false);
    await like(bo, post);
    await like(cy, post);
    await tab.next((event) => event.notificationReceived.text === "Cy and Bo liked your idea");
    expect(tab.events.filter((event) => event.notificationReceived.text === "Bo liked your idea")).toHaveLength(1);
    await tab.stop();
  });

  test("changes the counts of every tab: after an act, its reversal, and when the menu is opened", async () => {
    const { ada, bo } = await people(app);
    const counted = (one: Listener<Counted>, count: number) =>
      one.next(({ countersChanged }) => countersChanged.notifications === count);
    const post = await ada.posts("Bridges");
    const tabs = [new Listener<Counted>(app, ada.token, COUNTERS), new Listener<Counted>(second, ada.token, COUNTERS)];
    const again = async () => {
      await like(bo, post, false);
      await like(bo, post);
    };
    await repeatUntil(again, Promise.all(tabs.map((tab) => counted(tab, 1))), 100);
    for (const tab of tabs) tab.events.length = 0;
    await like(bo, post, false);
    await Promise.all(tabs.map((tab) => counted(tab, 0)));
    for (const tab of tabs) tab.events.length = 0;
    await bo.comments(post, "Fine");
    await Promise.all(tabs.map((tab) => counted(tab, 1)));
    for (const tab of tabs) tab.events.length = 0;
    await ada.query("mutation { markNotificationsSeen { notifications } }");
    const zero = await Promise.all(tabs.map((tab) => counted(tab, 0)));
    expect(zero).toHaveLength(2);
    await Promise.all(tabs.map((tab) => tab.stop()));
  });
});

test("that a process created before it died is published by another", async () => {
  const { ada, bo } = await people(app);
  const tab = await listening(app, ada);
  await app.sql`with row as (
      insert into notifications (user_id, type, group_key) values (${ada.id}, 'bond_accepted', 'bond_accepted') returning id
    ) insert into notification_events (notification_id, user_id, actor_id) select id, ${ada.id}, ${bo.id} from row`;
  const text = "Bo accepted your friend request";
  const notified = await tab.next(({ notificationReceived }) => notificationReceived.text === text);
  expect(notified.notificationReceived.text).toBe(text);
  await tab.stop();
});

const PAGE = `query ($after: String) { viewer { notifications(first: 50, after: $after) {
  pageInfo { hasNextPage endCursor } edges { node { id text actorsCount seen createdAt } } } } }`;
interface Page {
  viewer: {
    notifications: { pageInfo: { hasNextPage: boolean; endCursor: string | null }; edges: { node: Row }[] };
  };
}

/**
 * A client reads again from this long before the last known notification: one that commits late may have an earlier
 * time.
 */
const OVERLAP_MS = 30_000;

/** The notification of an event; null for RESYNC. */
const newsOf = ({ payload }: Message) => (payload as { data: Partial<Received> }).data.notificationReceived ?? null;

/** A client as the design describes it: it reads what it may have missed once its subscription has begun. */
class Follower {
  readonly rows = new Map<string, Row>();
  cuts = 0;
  #socket: RawSocket | null = null;
  #heard = { left: 0, done: () => {} };

  constructor(
    private readonly who: Person,
    private readonly instances: readonly Instance[],
  ) {}

  async connect(): Promise<void> {
    const instance = this.instances[this.cuts % this.instances.length] ?? app;
    const socket = new RawSocket(instance);
    this.#socket = socket;
    await socket.greet(this.who.token);
    socket.send({ id: "1", type: "subscribe", payload: { query: RECEIVED } });
    void socket.message((message) => {
      const news = message.type === "next" && newsOf(message);
      if (news && this.#socket === socket) {
        this.#keep(news);
        if (--this.#heard.left === 0) this.#heard.done();
      }
      return false;
    });
    await socket.message((message) => message.type === "next" && !newsOf(message));
    await this.#catchUp();
  }

  async cut(): Promise<void> {
    this.cuts++;
    this.#socket?.close();
    await this.connect();
  }

  /** Waits until the current socket has brought this many events. */
  hears(count: number): Promise<void> {
    return new Promise((done) => (this.#heard = { left: count, done }));
  }

  end(): void {
    this.#socket?.close();
  }

  async #catchUp(): Promise<void> {
    const last = [...this.rows.values()].reduce((newest, { createdAt }) => Math.max(newest, Date.parse(createdAt)), 0);
    for (let after: string | null = null; ;) {
      const page: Page = await this.who.query<Page>(PAGE, { after });
      const { edges, pageInfo } = page.viewer.notifications;
      for (const { node } of edges) this.#keep(node);
      const oldest = Date.parse(edges.at(-1)?.node.createdAt ?? "");
      if (!pageInfo.hasNextPage || oldest < last - OVERLAP_MS) return;
      after = pageInfo.endCursor;
    }
  }

  #keep(row: Row): void {
    const known = this.rows.get(row.id);
    if (!known || Date.parse(known.createdAt) <= Date.parse(row.createdAt)) this.rows.set(row.id, row);
  }
}

/** Repeats an act that a busy server has refused before it did anything. */
async function patiently(act: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await act();
      return;
    } catch (error) {
      if (!/busy|503/.test(String(error))) throw error;
    }
  }
}

test("a thousand events, while the socket is cut repeatedly, end with exactly the right list", async () => {
  const ada = await join(app, "Ada");
  const posts: { id: number }[] = [];
  for (let i = 0; i < 50; i++) posts.push(await ada.posts(`Idea ${i}`));
  const others: Person[] = [];
  for (let i = 0; i < 10; i++) others.push(await join(app, `Friend${i}`));
  const walls: { id: number }[] = [];
  for (const one of others) walls.push(await one.posts("A wall to write on"));
  const follower = new Follower(ada, [app, second]);
  await follower.connect();

  const work = { isOn: true };
  const acts = Promise.all(
    others.map(async (one, i) => {
      const wall = walls[(i + 1) % walls.length];
      for (const [n, post] of posts.entries()) {
        await patiently(() => like(one.at(n % 2 ? app : second), post));
        const words = `Look, @${ada.username}, number ${n}`;
        if (wall) await patiently(() => one.at(n % 2 ? second : app).comments(wall, words));
      }
    }),
  ).finally(() => (work.isOn = false));
  while (work.isOn) {
    await follower.cut();
    // Some events arrive live, in varying numbers.
    await Promise.race([follower.hears(1 + (follower.cuts % 40)), acts]);
  }
  await acts;
  const right = () => {
    const rows = [...follower.rows.values()];
    return rows.length === 550 && rows.reduce((sum, { actorsCount }) => sum + actorsCount, 0) === 1_000;
  };
  await eventually(right);
  follower.end();

  expect(follower.cuts).toBeGreaterThan(9);
  const [stored] =
    await app.sql`select count(*)::int as rows, sum(actors_count)::int as acts from notifications where user_id = ${ada.id}`;
  expect(stored).toEqual({ rows: 550, acts: 1_000 });
  const rows = [...follower.rows.values()];
  expect(rows.filter(({ text }) => text.endsWith("liked your idea")).map(({ actorsCount }) => actorsCount)).toEqual(
    Array.from({ length: 50 }, () => 10),
  );
  expect(rows.filter(({ text }) => text.endsWith("mentioned you in a comment"))).toHaveLength(500);
}, 240_000);
