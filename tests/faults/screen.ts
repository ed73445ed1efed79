import { type Client, createClient } from "graphql-ws";
import { WebSocket } from "ws";
import type { Instance } from "#tests/kit/app";
import type { Person } from "#tests/kit/people";

/** What a screen shows; each figure only grows, by one with each act. */
export const TOPICS = ["edits", "posts", "messages", "unread"] as const;
export type Topic = (typeof TOPICS)[number];

const WATCHED = `subscription ($ids: [ID!]!) { postChanged(ids: $ids) { content } }`;
const ADDED = "subscription { postAdded { content } }";
const COUNTED = "subscription { countersChanged { messages } }";
const TALKED = "subscription { messageEvents { kind message { seq } } }";
const READ = `query ($post: ID!, $conversation: ID!) {
  post(id: $post) { content }
  feed(first: 5) { edges { node { content } } }
  viewer { counters { messages } }
  conversation(id: $conversation) { lastSeq }
}`;

interface Content {
  content: string;
}
interface Read {
  post: Content;
  feed: { edges: { node: Content }[] };
  viewer: { counters: { messages: number } };
  conversation: { lastSeq: number };
}

/** The number at the end of a text: `Edit 12` is 12. */
const numberIn = ({ content }: Content, word: string) => Number(new RegExp(`^${word} (\\d+)$`).exec(content)?.[1] ?? 0);
/** Pauses like a client that keeps a rhythm. */
export const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

interface Options {
  who: Person;
  at: Pick<Instance, "url">;
  postId: number;
  conversationId: number;
  onChange(topic: Topic, value: number): void;
}

/** An open screen as our client keeps it: live events, and everything read again a moment after each RESYNC. */
export class Screen {
  readings = 0;
  readonly #client: Client;
  #socket: WebSocket | null = null;
  #due = false;
  #begun = 0;
  #resolveBegun: () => void = () => {};
  /** Resolves when all subscriptions have begun. */
  readonly begun = new Promise<void>((resolve) => (this.#resolveBegun = resolve));

  constructor(private readonly options: Options) {
    const { who, at, postId, onChange } = options;
    this.#client = createClient({
      url: `${at.url.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
      connectionParams: { authorization: `Bearer ${who.token}` },
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: (retries) => pause(1_000 * 2 ** Math.min(retries, 5) * (0.5 + Math.random() / 2)),
      onNonLazyError: () => {},
      on: { connected: (socket) => (this.#socket = socket instanceof WebSocket ? socket : null) },
    });
    this.#follow<Content>(WATCHED, { ids: [String(postId)] }, (post) => onChange("edits", numberIn(post, "Edit")));
    this.#follow<Content>(ADDED, {}, (post) => onChange("posts", numberIn(post, "Post")));
    this.#follow<{ messages: number }>(COUNTED, {}, ({ messages }) => onChange("unread", messages));
    this.#follow<{ kind: string; message: { seq: number } | null }>(TALKED, {}, ({ message }) => {
      if (message) onChange("messages", message.seq);
    });
  }

  /** Cuts the connection without a close. */
  cut(): void {
    this.#socket?.terminate();
  }

  async stop(): Promise<void> {
    await this.#client.dispose();
  }

  #follow<T extends object>(query: string, variables: Record<string, unknown>, take: (news: T) => void): void {
    let hasBegun = false;
    this.#client.subscribe<Record<string, T | null>>(
      { query, variables },
      {
        next: ({ data }) => {
          const [news] = Object.values(data ?? {});
          if (news && !("kind" in news && news.kind === "RESYNC")) return take(news);
          if (hasBegun) void this.#readAgain();
          else if (++this.#begun === TOPICS.length) this.#resolveBegun();
          hasBegun = true;
        },
        error: () => {},
        complete: () => {},
      },
    );
  }

  async #readAgain(): Promise<void> {
    if (this.#due) return;
    this.#due = true;
    await pause(1_000 + Math.random() * 1_000);
    this.#due = false;
    for (let tries = 0; ; tries++) {
      try {
        return await this.#read();
      } catch {
        await pause(1_000 * 2 ** Math.min(tries, 5) * (0.5 + Math.random() / 2));
      }
    }
  }

  async #read(): Promise<void> {
    const { who, at, postId, conversationId, onChange } = this.options;
    this.readings++;
    const read = await who.at(at).query<Read>(READ, { post: String(postId), conversation: String(conversationId) });
    onChange("edits", numberIn(read.post, "Edit"));
    onChange("posts", Math.max(...read.feed.edges.map(({ node }) => numberIn(node, "Post"))));
    onChange("unread", read.viewer.counters.messages);
    onChange("messages", read.conversation.lastSeq);
  }
}
