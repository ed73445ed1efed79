import { afterEach, expect, test, vi } from "vitest";
import { readManifest } from "#server/app/http/manifest";
import { PostsResolver } from "#server/features/posts/posts.resolver";
import { startApp } from "#tests/kit/app";
import { sendMessage, talk } from "#tests/kit/chat";
import { RawSocket } from "#tests/kit/live";
import { bond, join, members, type Person, people } from "#tests/kit/people";
import { repeatUntil } from "#tests/kit/eventually";

const SOCKETS_EACH = 5;
const MEMBERS = 10;

const app = await startApp({ trustProxy: 1 });
afterEach(() => vi.restoreAllMocks());

/** Returns the subscription of our own pages. */
const pagesOwn = (name: string): string => {
  const text = Object.values(readManifest()).find((document) => document.includes(`subscription ${name}`));
  if (text === undefined) throw new Error(`No page asks for ${name}.`);
  // Apollo Client removes its own directive before it sends the document.
  return text.replaceAll(" @unmask", "");
};

interface News {
  payload?: {
    data?: Record<"everythingAdded" | "postChanged", { id: string; content: string; canEdit: boolean } & Online>;
  };
}
interface Online {
  author: { isOnline: boolean };
}

/** Opens a member's tabs, each from an address of its own. */
async function tabs(who: Person, count: number, document: string, variables: object = {}): Promise<RawSocket[]> {
  const opened = Array.from({ length: count }, (_, i) => {
    return new RawSocket(app, { "x-forwarded-for": `10.4.${who.id % 250}.${i + 1}` });
  });
  await Promise.all(opened.map((socket) => socket.greet(who.token)));
  for (const socket of opened)
    socket.send({ id: "1", type: "subscribe", payload: { query: document, variables: { ...variables } } });
  return opened;
}

/** Returns the next event of a socket that contains a text. */
const received = async (socket: RawSocket, words: string): Promise<News> =>
  // Every event contains the text somewhere.
  (await socket.message((message) => message.type === "next" && JSON.stringify(message).includes(words))) as News;

/** Repeats an act until all sockets receive its event. */
async function untilReceived(sockets: RawSocket[], act: (words: string) => Promise<unknown>): Promise<void> {
  const all = Promise.all(sockets.map((socket) => received(socket, "Do you hear me?")));
  // Changes of a post are published once a second at most.
  await repeatUntil(() => act("Do you hear me?"), all, 1_100);
}

/** Counts how often the server serializes an answer that contains a text. */
function countTexts(words: string): () => number {
  const made = vi.spyOn(JSON, "stringify");
  return () =>
    made.mock.results.filter(({ value }) => {
      const text = String(value);
      return /^{"data":{"(?:post|everything|messageEvents)/.test(text) && text.includes(words);
    }).length;
}

/**
 * Opens fifty tabs of ten members, and a tab of Ada's, who is online. The last of the ten hides their presence.
 */
async function audience(ada: Person, document: string, variables: object = {}) {
  await ada.query("mutation { ping }");
  const all = await members(
    app,
    Array.from({ length: MEMBERS }, (_, i) => `Member ${i}`),
  );
  const shy = all.at(-1);
  if (shy) await app.sql`update users set show_online = false where id = ${shy.id}`;
  const others = await Promise.all(all.map((who) => tabs(who, SOCKETS_EACH, document, variables)));
  return {
    open: others.slice(0, -1).flat(),
    hiding: others.slice(-1).flat(),
    hers: await tabs(ada, 1, document, variables),
  };
}

type Audience = Awaited<ReturnType<typeof audience>>;

/**
 * Expects that each member receives what is true for them, and that members with the same answer receive the same text.
 */
async function expectReceived(
  { open, hiding, hers }: Audience,
  field: "everythingAdded" | "postChanged",
  words: string,
) {
  for (const [sockets, seen] of [
    [open, { canEdit: false, author: { isOnline: true } }],
    [hiding, { canEdit: false, author: { isOnline: false } }],
    [hers, { canEdit: true, author: { isOnline: true } }],
  ] as const) {
    const results = await Promise.all(sockets.map((socket) => received(socket, words)));
    expect(results[0]?.payload?.data?.[field]).toMatchObject(seen);
    expect(new Set(results.map(({ payload }) => JSON.stringify(payload))).size).toBe(1);
  }
}

test("a new post is answered once for all with the same view, by our own subscription", async () => {
  const ada = await join(app, "Ada");
  const all = await audience(ada, pagesOwn("EverythingAdded"));
  await untilReceived(Object.values(all).flat(), (words) => ada.posts(words));

  const texts = countTexts("Once for all");
  const executed = vi.spyOn(PostsResolver.prototype, "url");
  const post = await ada.posts("Once for all");
  await Promise.all(
    Object.values(all)
      .flat()
      .map((socket) => received(socket, "Once for all")),
  );
  expect(texts(), "for those who show when they are there, for the one who does not, for Ada").toBe(3);
  expect(executed.mock.calls.filter(([{ id }]) => id === post.id)).toHaveLength(3);
  await expectReceived(all, "everythingAdded", "Once for all");
});

test("a post that changes on many screens is, too", async () => {
  const ada = await join(app, "Ada");
  const post = await ada.posts("On many screens");
  const all = await audience(ada, pagesOwn("PostChanged"), { ids: [String(post.id)] });
  const change = (content: string) => ada.rest.put(`/api/posts/${post.id}`, { content }, { token: ada.token });
  await untilReceived(Object.values(all).flat(), change);

  const texts = countTexts("Changed for all");
  await change("Changed for all");
  await Promise.all(
    Object.values(all)
      .flat()
      .map((socket) => received(socket, "Changed for all")),
  );
  expect(texts()).toBe(3);
  await expectReceived(all, "postChanged", "Changed for all");
});

test("a message is answered once for every tab of all participants", async () => {
  const { ada, bo, cy } = await people(app);
  await bond(app, ada, cy);
  const conversation = await talk(ada, [bo, cy], "Three of us");
  const all = (await Promise.all([ada, bo, cy].map((who) => tabs(who, 4, pagesOwn("ChatNews"))))).flat();
  await untilReceived(all, (words) => sendMessage(ada, conversation, words));

  const texts = countTexts("Once for every tab");
  await sendMessage(bo, conversation, "Once for every tab");
  await Promise.all(all.map((socket) => received(socket, "Once for every tab")));
  expect(texts()).toBe(1);
});
