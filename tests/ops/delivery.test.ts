import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startEmbedded } from "#server/db/embedded/embedded";
import { type ChatNews, type RestMessage, talk } from "#tests/kit/chat";
import { Follower } from "#tests/kit/follower";
import { join, type Person } from "#tests/kit/people";
import { newFolder, ServerProcess } from "#tests/kit/process/serverProcess";
import { eventually, whileItAdvances } from "#tests/kit/eventually";

const MESSAGES = 300;
const SENDERS = 4;
const CUTS = 30;
const KILLS = 3;

/** Two servers on one database, of which one can be killed at any moment and is then started again. */
class Pair {
  readonly #servers: ServerProcess[];
  readonly urls: string[] = [];
  /** The index of the server that clients use. */
  alive = 0;
  /** How often a killed server has become ready again. */
  starts = 0;

  constructor(private readonly env: Record<string, string>) {
    this.#servers = [0, 1].map(() => new ServerProcess(env));
  }

  async ready(): Promise<void> {
    this.urls.push(...(await Promise.all(this.#servers.map((server) => server.ready()))));
  }

  get url(): string {
    return this.urls[this.alive] ?? "";
  }

  /** Kills the server in use, with everything in its memory; the other continues. */
  async kill(): Promise<void> {
    const killed = this.alive;
    this.alive = 1 - killed;
    this.#servers[killed]?.kill("SIGKILL");
    const next = new ServerProcess(this.env);
    this.#servers[killed] = next;
    this.urls[killed] = await next.ready();
    this.starts++;
  }

  async end(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.end()));
  }
}

/** Sends until the server confirms that the message is stored, although this may be a repetition. */
async function sends(who: Person, servers: Pair, id: number, text: string): Promise<void> {
  const body = { text, client_id: randomUUID() };
  const answer = await eventually(
    async () => {
      const answered = await who.at({ url: servers.url }).send(`/api/conversations/${id}/messages`, body);
      return answered.status < 500 && answered;
    },
    { timeout: 60_000 },
  );
  if (!answer || answer.status !== 201) throw new Error(`sending answered ${answer && answer.text}`);
}

const NEWS = "subscription { messageEvents { kind message { seq text } } }";
type Item = Pick<RestMessage, "seq" | "text">;

test(
  "a client whose socket is cut 30 times, and whose server is killed 3 times, has 300 messages once and in order",
  // It ends when it makes no progress, however long it takes on a busy machine.
  { timeout: 1_800_000 },
  async () => {
    const database = await startEmbedded(newFolder());
    const servers = new Pair({ DATA_DIR: newFolder(), DATABASE_URL: database.url, LOG_LEVEL: "silent" });
    try {
      await servers.ready();
      const people = await Promise.all(
        Array.from({ length: SENDERS + 1 }, (_, i) => join({ url: servers.url }, `Member${i}`)),
      );
      const [reader, ...senders] = people;
      if (!reader) throw new Error("Nobody reads.");
      for (const sender of senders) {
        await sender.send("/api/friends/request", { user_id: reader.id });
        await reader.send("/api/friends/request", { user_id: sender.id });
      }
      const { id } = await talk(reader, senders, "Delivery");

      const follower = new Follower<Pick<ChatNews, "messageEvents">, Item>({
        address: () => servers.url,
        token: reader.token,
        query: NEWS,
        itemOf: ({ messageEvents: { message } }) => message,
        numberOf: ({ seq }) => seq,
        read: async (after) => {
          const path = `/api/conversations/${id}/messages?after=${after}&limit=50`;
          const { status, body } = await reader.at({ url: servers.url }).get<{ messages: Item[] }>(path);
          if (status !== 200) throw new Error(`reading answered ${status}`);
          return body.messages;
        },
      });

      let stored = 0;
      const cutsAt = new Set<number>();
      while (cutsAt.size < CUTS) cutsAt.add(1 + Math.floor(Math.random() * (MESSAGES - 1)));
      const killsAt = new Set(Array.from({ length: KILLS }, (_, i) => ((i + 1) * MESSAGES) / (KILLS + 1)));
      let restarting = Promise.resolve();
      const sending = Promise.all(
        senders.map(async (sender) => {
          for (let i = 0; i < MESSAGES / SENDERS; i++) {
            await sends(sender, servers, id, `${sender.name} ${i}`);
            stored++;
            if (cutsAt.has(stored)) follower.cut();
            if (!killsAt.has(stored)) continue;
            // The earlier server has to be back; meanwhile the others continue to send.
            const before = restarting;
            restarting = before.then(() => servers.kill());
            await before;
          }
        }),
      );
      const received = sending.then(() => restarting).then(() => follower.has(MESSAGES));
      await whileItAdvances(received, () => stored + follower.items.length + servers.starts);
      expect(follower.items.map(({ seq }) => seq)).toEqual(Array.from({ length: MESSAGES }, (_, i) => i + 1));
      const sent = senders.map((sender) =>
        follower.items.flatMap(({ text }) => (text.startsWith(`${sender.name} `) ? [text] : [])),
      );
      for (const [i, sender] of senders.entries())
        expect(sent[i]).toEqual(Array.from({ length: MESSAGES / SENDERS }, (_, n) => `${sender.name} ${n}`));
      expect(follower.connections).toBeGreaterThan(KILLS);
      await follower.stop();
    } finally {
      await servers.end();
      await database.stop();
    }
  },
);
