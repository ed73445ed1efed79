import { describe, expect, test } from "vitest";
import { type App, type Instance, startApp } from "#tests/kit/app";
import { sendMessage, talk } from "#tests/kit/chat";
import { eventually } from "#tests/kit/eventually";
import { atLeast, atMost, type Goal } from "#tests/kit/measuring/goals";
import { bond, join } from "#tests/kit/people";
import { redisIsHere, RedisServer } from "#tests/kit/redis";
import { measured } from "./measured.ts";
import { pause, Screen, type Topic, TOPICS } from "./screen.ts";

const EVENTS = 1_000;
const CUTS = 50;
/** The pause between two acts: the whole takes two minutes. */
const EVERY_MS = 120;

const seed = Number(process.env["SEED"] ?? Math.floor(Math.random() * 2 ** 31));

/** Numbers that look random and can be repeated: the generator mulberry32. */
function randomNumbers(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How long each act stayed unseen on a screen. */
class Staleness {
  readonly #unseen = new Map<Topic, { value: number; since: number }[]>(TOPICS.map((topic) => [topic, []]));
  readonly #visible = new Map<Topic, number>();
  longest = 0;
  seen = 0;

  /** Notes an act that is stored: from now on a screen that does not show it is stale. */
  happened(topic: Topic, value: number): void {
    this.#unseen.get(topic)?.push({ value, since: performance.now() });
    this.#settle(topic);
  }

  shows(topic: Topic, value: number): void {
    this.#visible.set(topic, value);
    this.#settle(topic);
  }

  get unseen(): number {
    return [...this.#unseen.values()].reduce((sum, { length }) => sum + length, 0);
  }

  #settle(topic: Topic): void {
    const visible = this.#visible.get(topic) ?? 0;
    const waiting = this.#unseen.get(topic) ?? [];
    for (const { since } of waiting.filter(({ value }) => value <= visible)) {
      this.longest = Math.max(this.longest, performance.now() - since);
      this.seen++;
    }
    this.#unseen.set(
      topic,
      waiting.filter(({ value }) => value > visible),
    );
  }
}

interface Run {
  app: App;
  other: Instance;
  /** Cuts what carries the events. */
  cutBus: (random: number) => Promise<unknown>;
}

/** Follows a thousand acts on a screen, with cuts at random moments, and returns what was measured. */
async function follow({ app, other, cutBus }: Run): Promise<Goal[]> {
  const random = randomNumbers(seed);
  const [ada, bo] = [await join(app, "Ada"), await join(app, "Bo")];
  await bond(app, ada, bo);
  const post = await ada.posts("Edit 0");
  const conversation = await talk(ada, [bo]);
  const staleness = new Staleness();
  const screen = new Screen({
    who: bo,
    at: other,
    postId: post.id,
    conversationId: conversation.id,
    onChange: (topic, value) => staleness.shows(topic, value),
  });
  await screen.begun;

  const counts = { edits: 0, posts: 0, messages: 0 };
  const acts = [
    async () => {
      const number = ++counts.edits;
      const answer = await ada.rest.put(`/api/posts/${post.id}`, { content: `Edit ${number}` }, { token: ada.token });
      expect(answer.status).toBe(200);
      staleness.happened("edits", number);
    },
    async () => {
      const number = ++counts.posts;
      await ada.posts(`Post ${number}`);
      staleness.happened("posts", number);
    },
    async () => {
      const { seq } = await sendMessage(ada, conversation, "Do you hear me?");
      staleness.happened("messages", seq);
      staleness.happened("unread", ++counts.messages);
    },
  ];
  const cutAt = new Set<number>();
  while (cutAt.size < CUTS) cutAt.add(Math.floor(random() * EVENTS));
  for (let n = 0; n < EVENTS; n++) {
    if (cutAt.has(n)) {
      if (random() < 0.5) screen.cut();
      else await cutBus(random());
    }
    await acts[Math.floor(random() * acts.length)]?.();
    await pause(EVERY_MS * random());
  }
  await eventually(() => staleness.unseen === 0, { timeout: 30_000 });
  await screen.stop();
  return [
    atLeast("events", `visible acts, of ${EVENTS}, with seed ${seed}`, staleness.seen, EVENTS),
    atMost("staleness", `ms that an act stayed unseen at most, with ${CUTS} cuts`, staleness.longest, 5_000),
    atMost("readings", "times that the screen was read again", screen.readings, 2 * CUTS),
  ];
}

test("nothing on a screen is old for longer than five seconds while LISTEN and sockets are cut", async (context) => {
  const app = await startApp();
  const other = await app.another();
  const cutBus = () => app.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'commonplace live' and datname = current_database()`;
  measured(context, ...(await follow({ app, other, cutBus })));
});

describe.skipIf(!redisIsHere)("with a Redis", () => {
  test("nothing on a screen is old for longer than five seconds while Redis and sockets are cut", async (context) => {
    const redis = await RedisServer.start();
    const app = await startApp({ redisUrl: redis.url });
    const other = await app.another();
    const cutBus = (random: number) => redis.cut(random < 0.5 ? "pubsub" : "normal");
    measured(context, ...(await follow({ app, other, cutBus })));
    await redis.kill();
  });
});
