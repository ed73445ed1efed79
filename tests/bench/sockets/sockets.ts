import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { readManifest } from "#server/app/http/manifest";
import type { RunningServer } from "#server/app/process/server";
import { clock, type Order, type Word } from "./audience.ts";
import { endingWith } from "#tests/bench/ending";
import { atMost, type Goal, median, type PartResult } from "#tests/bench/goals";
import type { Options } from "#tests/bench/options";
import { print } from "#tests/bench/print";
import { withServer } from "#tests/bench/stand";
import { startPlainSockets } from "./plainSockets.ts";
import { orNull } from "#tests/kit/eventually";

const ROUNDS = 3;
const EVENTS = 10;
const WARM = 2;
const COLLECTIONS = 5;
/** The time in which an event reaches all sockets, on a busy machine too. */
const PATIENCE_MS = 15_000;
/** The text is as long as a typical post, in characters. */
const TEXT = " of what is on many screens at once.".repeat(10);

/** With this setting, the server reads the members' addresses from a header. */
const FROM_MANY_ADDRESSES = { TRUST_PROXY: "1" };

/** The author, who also subscribes. */
const author = { id: 1, sessionId: 1 };

/** The measurements of one kind of server, for each event. */
interface Figures {
  /** Milliseconds of processor time of this process. */
  cpu: number[];
  /** The number of times that the answer was serialized. */
  texts: number[];
  /** The times at which the last socket, and the one before the slowest hundredth, received it, in milliseconds. */
  last: number[];
  late: number[];
  /** Bytes of memory of each socket. */
  memory: number[];
}

/** Measures the cost of an event with many subscribers, beside `useServer` of graphql-ws. */
export const benchSockets = ({ sockets }: Options): Promise<PartResult> =>
  withServer(FROM_MANY_ADDRESSES, async (server) => {
    const tokens = await members(server, sockets);
    const plain = await startPlainSockets(server);
    print(`\nOne event to ${sockets.toLocaleString("en-US")} sockets, ${ROUNDS} rounds of ${EVENTS} events each`);
    const goals: Goal[] = [];
    const figures: Record<string, { ours: Figures; theirs: Figures }> = {};
    return endingWith(plain.close, async () => {
      for (const one of await cases(server)) {
        const ours = empty();
        const theirs = empty();
        for (let round = 0; round < ROUNDS; round++) {
          const both = [() => measure(server.url, tokens, one, ours), () => measure(plain.url, tokens, one, theirs)];
          for (const act of round % 2 === 0 ? both : both.toReversed()) await act();
        }
        goals.push(...report(one.name, ours, theirs));
        figures[one.name] = { ours, theirs };
      }
      return { part: "sockets", figures, goals };
    });
  });

const empty = (): Figures => ({ cpu: [], texts: [], last: [], late: [], memory: [] });

interface Case {
  name: string;
  query: string;
  variables: object;
  /** Causes an event that contains the text. */
  act(text: string): Promise<unknown>;
}

/** Returns the subscriptions of the product's own pages. */
async function cases({ app }: RunningServer): Promise<Case[]> {
  const documents = Object.values(readManifest());
  const named = (name: string) => documents.find((text) => text.includes(`subscription ${name}`)) ?? "";
  const { posts, postEditing } = app.product.services;
  const watched: number[] = [];
  while (watched.length < 50) watched.push((await posts.create(author, { content: "To be changed" })).id);
  let turn = 0;
  return [
    {
      name: "a new post",
      query: named("EverythingAdded"),
      variables: {},
      act: (content) => posts.create(author, { content }),
    },
    {
      name: "a post that is changed",
      query: named("PostChanged"),
      variables: { ids: watched.map(String) },
      // A post publishes once a second at most, so each event changes another one.
      act: (content) => postEditing.update(author, watched[turn++ % watched.length] ?? 0, { content }),
    },
  ];
}

/** Creates members with a session each, and returns their tokens. */
async function members({ database, app }: RunningServer, count: number): Promise<string[]> {
  await database.sql`insert into users (name, username, email, password_hash)
    select 'Member ' || n, 'member' || n, 'member' || n || '@example.test', '-' from generate_series(1, ${count}::int) as n`;
  const tokens: string[] = [];
  await database.db.transaction(async (tx) => {
    for (let id = 1; id <= count; id++)
      tokens.push(await app.product.services.sessions.open(tx, { ip: "127.0.0.1", userAgent: null }, id));
  });
  return tokens;
}

async function measure(url: string, tokens: string[], { query, variables, act }: Case, into: Figures): Promise<void> {
  const before = await memory();
  const audience = new Audience();
  audience.order({ join: { url: `${url.replace("http", "ws")}/graphql`, tokens, query, variables } });
  await audience.word(({ type }) => type === "here");
  into.memory.push(((await memory()) - before) / tokens.length);
  const happen = async (event: string) => {
    const received = audience.word((word) => word.type === "heard" && word.event === event);
    await act(event + TEXT);
    return received;
  };
  // A subscription begins a little after its request: the measurement starts after all sockets have received an event.
  for (let warm = 0; warm < WARM;) if (await orNull(happen(nextEvent()), PATIENCE_MS)) warm++;
  for (let i = 0; i < EVENTS; i++) {
    const event = nextEvent();
    const texts = countTexts(event);
    const [began, cpu] = [clock(), process.cpuUsage()];
    const word = await happen(event);
    const used = process.cpuUsage(cpu);
    into.texts.push(texts());
    const moments = word.type === "heard" ? word.moments : [];
    const waits = moments.map((moment) => moment - began).toSorted((a, b) => a - b);
    into.cpu.push((used.user + used.system) / 1_000);
    into.late.push(waits[Math.floor(waits.length * 0.99)] ?? 0);
    into.last.push(waits.at(-1) ?? 0);
  }
  audience.order({ leave: true });
  await audience.word(({ type }) => type === "gone");
}

let count = 0;
const nextEvent = () => `Event ${++count}.`;

/** The process of the members. */
class Audience {
  readonly #process = fork(fileURLToPath(new URL("audience.ts", import.meta.url)));

  order(order: Order): void {
    this.#process.send(order);
  }

  /** Waits for the next matching message. */
  word(fits: (word: Word) => boolean): Promise<Word> {
    const next = new Promise<Word>((resolve, reject) => {
      const ended = () => reject(new Error("The audience is gone."));
      this.#process.once("exit", ended);
      const listen = (message: unknown) => {
        // Only audience.ts sends messages on this channel.
        const word = message as Word;
        if (!fits(word)) return;
        this.#process.off("exit", ended).off("message", listen);
        resolve(word);
      };
      this.#process.on("message", listen);
    });
    // The end of the audience is expected when nobody waits for its event any longer.
    next.catch(() => {});
    return next;
  }
}

/** Counts how often an answer with this text is serialized, until the count is read. */
function countTexts(event: string): () => number {
  const { stringify } = JSON;
  let made = 0;
  JSON.stringify = (value: unknown, ...rest: never[]) => {
    const text = stringify(value, ...rest);
    if (text?.includes(event) && text.includes('"data":{"post')) made++;
    return text;
  };
  return () => {
    JSON.stringify = stringify;
    return made;
  };
}

setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");

/** Returns the memory in use, after the sockets of the last audience are really gone. */
async function memory(): Promise<number> {
  for (let i = 0; i < COLLECTIONS; i++) {
    if (typeof collect === "function") collect();
    await new Promise(setImmediate);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Prints the figures of a case and returns its goals. */
function report(name: string, ours: Figures, theirs: Figures): Goal[] {
  print(`\n${name.padEnd(30)}${"the product".padStart(14)}${"graphql-ws".padStart(14)}${"ratio".padStart(10)}`);
  const line = (what: string, of: (figures: Figures) => number, digits = 1) => {
    const [here, there] = [of(ours), of(theirs)];
    print(
      `${what.padEnd(30)}${here.toFixed(digits).padStart(14)}${there.toFixed(digits).padStart(14)}${(here / there).toFixed(2).padStart(10)}`,
    );
  };
  line("CPU of an event, ms", ({ cpu }) => median(cpu));
  line("made into text, times", ({ texts }) => median(texts), 0);
  line("heard by 99 of 100 after, ms", ({ late }) => median(late));
  line("heard by all after, ms", ({ last }) => median(last));
  line("memory of a socket, kB", (figures) => median(figures.memory) / 1_024);
  return [
    atMost("G11", `CPU of an event, to useServer: ${name}`, median(ours.cpu) / median(theirs.cpu), 0.3),
    atMost("G11", `memory of a socket, kB: ${name}`, median(ours.memory) / 1_024, 15),
  ];
}
