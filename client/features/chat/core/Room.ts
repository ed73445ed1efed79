import { orElse } from "#client/lib/ignoreFailure.ts";
import { Store } from "#client/lib/state/Store.ts";
import type { ChatMessage } from "./chatMessage.ts";
import { begin, changed, lastOf, missingAfter, received, withNewer, withOlder } from "./timeline.ts";
import type { Stretch, Timeline } from "./timeline.ts";

/** The number of messages in a page, and around a target. */
const PAGE = 40;
const CONTEXT_SIZE = 15;
/** A gap that could not be filled is requested again after this time, in milliseconds. */
const AGAIN = 3_000;

type Doing = "idle" | "loading" | "failed";

export interface RoomState {
  /** It is null before the first page has been loaded. */
  timeline: Timeline<ChatMessage> | null;
  isFailed: boolean;
  older: Doing;
  newer: Doing;
  /** The message to scroll to; each request for one makes another object. */
  target: { seq: number } | null;
  /**
   * True after older messages were added: the list keeps the visible messages where they are, and confirms it
   * (`drawn`).
   */
  hasGrownAbove: boolean;
}

/** Requests messages of the conversation from the server. */
export type ReadPage = (range: { first: number; before?: number; after?: number }) => Promise<Stretch<ChatMessage>>;

/** The loaded messages of an open conversation, and the requests for more. */
export class Room {
  readonly #store = new Store<RoomState>({
    timeline: null,
    isFailed: false,
    older: "idle",
    newer: "idle",
    target: null,
    hasGrownAbove: false,
  });
  /** The messages that live events brought before the first page was loaded. */
  #early: ChatMessage[] = [];
  /** True when events may have been missed before the first page was loaded. */
  #isBehind = false;
  #filling = false;
  /** True when there may be messages after the last one that is loaded. */
  #isMore = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** Increases when other messages replace the loaded ones, so that late answers for the earlier ones are dropped. */
  #visit = 0;

  constructor(private readonly read: ReadPage) {}

  readonly state = this.#store.getSnapshot;
  readonly subscribe = this.#store.subscribe;

  /** Loads the end of the conversation. */
  readonly open = (): Promise<void> => {
    this.#isClosed = false;
    return this.#begin({ first: PAGE }, null);
  };

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
  }

  /** Loads the messages around a target and scrolls to it. */
  async goTo(seq: number): Promise<void> {
    const isKnown = this.#state.timeline?.items.some((message) => message.seq === seq);
    if (isKnown) this.#set({ target: { seq } });
    else await this.#begin({ first: PAGE, before: seq + CONTEXT_SIZE }, { seq });
  }

  async showOlder(): Promise<void> {
    const { timeline, older } = this.#state;
    const first = timeline?.items[0]?.seq;
    if (!timeline?.hasOlder || older === "loading" || first === undefined) return;
    const visit = this.#visit;
    this.#set({ older: "loading" });
    const page = await this.#ask({ first: PAGE, before: first });
    if (visit !== this.#visit) return;
    const now = this.#state.timeline;
    if (page && now) this.#set({ timeline: withOlder(now, page), older: "idle", hasGrownAbove: true });
    else this.#set({ older: "failed" });
  }

  /** Confirms that the list has rendered the older messages. */
  drawn(): void {
    if (this.#state.hasGrownAbove) this.#set({ hasGrownAbove: false });
  }

  async showNewer(): Promise<void> {
    const { timeline, newer } = this.#state;
    if (!timeline?.hasNewer || newer === "loading") return;
    const visit = this.#visit;
    this.#set({ newer: "loading" });
    const page = await this.#ask({ first: PAGE, after: lastOf(timeline) });
    if (visit !== this.#visit) return;
    if (page) this.#change((now) => withNewer(now, page));
    this.#set({ newer: page ? "idle" : "failed" });
  }

  /** Adds a message of a live event, or of the answer to a sent one. */
  receive(message: ChatMessage): void {
    const { timeline } = this.#state;
    if (!timeline) return void this.#early.push(message);
    const quoted = timeline.items.find(({ id }) => id === message.replyToId);
    const isQuoting = message.replyToId != null && message.replyTo === undefined;
    this.#change((now) => received(now, isQuoting && quoted ? { ...message, replyTo: quoted } : message));
    if (isQuoting && !quoted) void this.renew(message.seq);
    if (this.#gap() !== null) void this.#fill();
  }

  /** Replaces a message with its current state. */
  put(message: ChatMessage): void {
    this.#change((now) => changed(now, message));
  }

  /** Fetches one message again, because a live event does not contain everything that has changed. */
  async renew(seq: number): Promise<void> {
    const page = await this.#ask({ first: 1, after: seq - 1 });
    page?.items.forEach((message) => this.put(message));
  }

  /** Fetches the messages after the end and the current state of the last ones, because events may have been missed. */
  async catchUp(): Promise<void> {
    const { timeline } = this.#state;
    if (!timeline) return void (this.#isBehind = true);
    this.#isBehind = false;
    const last = lastOf(timeline);
    void this.#fill(true);
    const page = last > 0 ? await this.#ask({ first: PAGE, before: last + 1 }) : null;
    page?.items.forEach((message) => this.put(message));
  }

  async #begin(range: Parameters<ReadPage>[0], target: RoomState["target"]): Promise<void> {
    const visit = ++this.#visit;
    this.#set({ isFailed: false, older: "idle", newer: "idle" });
    const page = await this.#ask(range);
    if (visit !== this.#visit) return;
    if (!page) return this.#set({ isFailed: this.#state.timeline === null });
    this.#set({ timeline: begin(page), target });
    for (const message of this.#early.splice(0)) this.receive(message);
    // The page may be older than the moment from which on the subscription delivers every event.
    if (this.#isBehind) void this.catchUp();
  }

  #gap = () => (this.#state.timeline ? missingAfter(this.#state.timeline) : null);

  /** Requests missing messages until there is no gap; forced, it makes at least one request. */
  async #fill(isForced = false): Promise<void> {
    this.#isMore ||= isForced;
    if (this.#filling) return;
    this.#filling = true;
    clearTimeout(this.#again);
    const visit = this.#visit;
    while (this.#isMore || this.#gap() !== null) {
      const { timeline } = this.#state;
      if (!timeline || timeline.hasNewer || visit !== this.#visit) break;
      this.#isMore = false;
      const page = await this.#ask({ first: PAGE, after: lastOf(timeline) });
      if (visit !== this.#visit) break;
      if (!page) {
        if (!this.#isClosed) this.#again = setTimeout(() => void this.#fill(true), AGAIN);
        break;
      }
      this.#change((now) => withNewer(now, { ...page, hasNewer: false }));
      if (page.items.length === 0) break;
      this.#isMore ||= page.hasNewer;
    }
    this.#filling = false;
  }

  #ask(range: Parameters<ReadPage>[0]): Promise<Stretch<ChatMessage> | null> {
    return orElse(this.read(range), null, "shown");
  }

  #change(make: (timeline: Timeline<ChatMessage>) => Timeline<ChatMessage>): void {
    const { timeline } = this.#state;
    if (timeline) this.#set({ timeline: make(timeline) });
  }

  get #state(): RoomState {
    return this.#store.getSnapshot();
  }

  #set(part: Partial<RoomState>): void {
    this.#store.set({ ...this.#state, ...part });
  }
}
