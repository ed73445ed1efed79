import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { readManifest } from "#server/app/http/manifest";
import type { RunningServer } from "#server/app/process/server";
import { clock, type Order, type Word } from "./audience.ts";
import { print, withServer } from "./stand.ts";
import { startPlainSockets } from "./plainSockets.ts";
import { orNull } from "#tests/kit/eventually";

const SOCKETS = Number(process.env["BENCH_SOCKETS"] ?? 1_000);
const ROUNDS = 3;
const EVENTS = 10;
const WARM = 2;
const PATIENCE_MS = 3_000;
/** As long as what people write, in characters. */
const TEXT = " of what is on many screens at once.".repeat(10);

/** What the members' own addresses are taken from. */
const FROM_MANY_ADDRESSES = { TRUST_PROXY: "1" };

/** The author, who listens too. */
const author = { id: 1, sessionId: 1 };

/** What one kind of server needed, of each event. */
interface Figures {
  /** Milliseconds of this process' processors. */
  cpu: number[];
  /** Times that the answer was made into text. */
  texts: number[];
  /** When the last and when the one before the slowest hundredth heard, in milliseconds. */
  last: number[];
  late: number[];
  /** Bytes of memory of each socket. */
  memory: number[];
}

/** What an event costs that many sockets hear, beside `useServer` of graphql-ws. */
export const benchSockets = () =>
  withServer(
    null,
    async (server) => {
      const tokens = await members(server);
      const plain = await startPlainSockets(server);
      print(`\nOne event to ${SOCKETS.toLocaleString("en-US")} sockets, ${ROUNDS} rounds of ${EVENTS} events each`);
      try {
        for (const one of await cases(server)) {
          const ours = empty();
          const theirs = empty();
          for (let round = 0; round < ROUNDS; round++) {
            const both = [() => measure(server.url, tokens, one, ours), () => measure(plain.url, tokens, one, theirs)];
            for (const act of round % 2 === 0 ? both : both.toReversed()) await act();
          }
          report(one.name, ours, theirs);
        }
      } finally {
        await plain.close();
      }
    },
    FROM_MANY_ADDRESSES,
  );

const empty = (): Figures => ({ cpu: [], texts: [], last: [], late: [], memory: [] });

interface Case {
  name: string;
  query: string;
  variables: object;
  /** What happens; its text is found in what the sockets hear. */
  act(text: string): Promise<unknown>;
}

/** What the product's own pages listen to. */
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
      query: named("PostAdded"),
      variables: {},
      act: (content) => posts.create(author, { content }),
    },
    {
      name: "a post that is changed",
      query: named("PostChanged"),
      variables: { ids: watched.map(String) },
      // A post is told about once a second: each time it is another.
      act: (content) => postEditing.update(author, watched[turn++ % watched.length] ?? 0, { content }),
    },
  ];
}

/** Members with a session each; their tokens. */
async function members({ database, app }: RunningServer): Promise<string[]> {
  await database.sql`insert into users (name, username, email, password_hash)
    select 'Member ' || n, 'member' || n, 'member' || n || '@example.test', '-' from generate_series(1, ${SOCKETS}) as n`;
  const tokens: string[] = [];
  await database.db.transaction(async (tx) => {
    for (let id = 1; id <= SOCKETS; id++)
      tokens.push(await app.product.services.sessions.open(tx, { ip: "127.0.0.1", userAgent: null }, id));
  });
  return tokens;
}

async function measure(url: string, tokens: string[], { query, variables, act }: Case, into: Figures): Promise<void> {
  const before = memory();
  const audience = new Audience();
  audience.order({ join: { url: `${url.replace("http", "ws")}/graphql`, tokens, query, variables } });
  await audience.word(({ type }) => type === "here");
  into.memory.push((memory() - before) / tokens.length);
  const happen = async (event: string) => {
    const received = audience.word((word) => word.type === "heard" && word.event === event);
    await act(event + TEXT);
    return received;
  };
  // A subscription begins a little after it was asked for: until all have heard something, nothing is measured.
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

/** The members' process. */
class Audience {
  readonly #process = fork(fileURLToPath(new URL("audience.ts", import.meta.url)));

  order(order: Order): void {
    this.#process.send(order);
  }

  /** The next word that fits. */
  word(fits: (word: Word) => boolean): Promise<Word> {
    const next = new Promise<Word>((resolve, reject) => {
      const ended = () => reject(new Error("The audience is gone."));
      this.#process.once("exit", ended);
      const listen = (message: unknown) => {
        // The other end of the channel is this file's own.
        const word = message as Word;
        if (!fits(word)) return;
        this.#process.off("exit", ended).off("message", listen);
        resolve(word);
      };
      this.#process.on("message", listen);
    });
    // Of an event that nobody waits for any longer the end of the audience is no news.
    next.catch(() => {});
    return next;
  }
}

/** Counts how often something that says so is made into text, until it is asked. */
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

function memory(): number {
  if (typeof collect === "function") collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function report(name: string, ours: Figures, theirs: Figures): void {
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
}
