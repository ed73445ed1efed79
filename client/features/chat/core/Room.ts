import { orElse } from "#client/lib/ignoreFailure.ts";
import { Store } from "#client/lib/state/Store.ts";
import type { ChatMessage } from "./chatMessage.ts";
import { begin, changed, lastOf, missingAfter, received, withNewer, withOlder } from "./timeline.ts";
import type { Stretch, Timeline } from "./timeline.ts";

/** Messages of a page, and how far around one that was looked for. */
const PAGE = 40;
const CONTEXT_SIZE = 15;
/** A gap that could not be filled is tried again after this, in milliseconds. */
const AGAIN = 3_000;

type Doing = "idle" | "loading" | "failed";

export interface RoomState {
  /** Null while nothing is known. */
  timeline: Timeline<ChatMessage> | null;
  isFailed: boolean;
  older: Doing;
  newer: Doing;
  /** The message that is looked for; another object each time that one is. */
  target: { seq: number } | null;
  /** Older messages have just come: whoever draws them keeps what is in view in its place, and says so (`drawn`). */
  hasGrownAbove: boolean;
}

/** Asks the server for messages of the conversation. */
export type ReadPage = (range: { first: number; before?: number; after?: number }) => Promise<Stretch<ChatMessage>>;

/** A conversation that is being read: what is known of its messages, and how more becomes known. */
export class Room {
  readonly #store = new Store<RoomState>({
    timeline: null,
    isFailed: false,
    older: "idle",
    newer: "idle",
    target: null,
    hasGrownAbove: false,
  });
  /** What was told before the first page came. */
  #early: ChatMessage[] = [];
  /** Something may have been missed before the first page has come. */
  #isBehind = false;
  #filling = false;
  /** There may be more behind the end than is known. */
  #isMore = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** Goes up when another stretch takes the place of this one, so that late answers are not taken for its own. */
  #visit = 0;

  constructor(private readonly read: ReadPage) {}

  readonly state = this.#store.getSnapshot;
  readonly subscribe = this.#store.subscribe;

  /** Shows the end of the conversation. */
  readonly open = (): Promise<void> => {
    this.#isClosed = false;
    return this.#begin({ first: PAGE }, null);
  };

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
  }

  /** Shows a message, wherever it stands. */
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

  /** What came above is drawn. */
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

  /** A message that was told, or is the answer to one that was sent. */
  receive(message: ChatMessage): void {
    const { timeline } = this.#state;
    if (!timeline) return void this.#early.push(message);
    const quoted = timeline.items.find(({ id }) => id === message.replyToId);
    const isQuoting = message.replyToId != null && message.replyTo === undefined;
    this.#change((now) => received(now, isQuoting && quoted ? { ...message, replyTo: quoted } : message));
    if (isQuoting && !quoted) void this.renew(message.seq);
    if (this.#gap() !== null) void this.#fill();
  }

  /** A message as it is now. */
  put(message: ChatMessage): void {
    this.#change((now) => changed(now, message));
  }

  /** Asks again for one message, of which more has changed than is told. */
  async renew(seq: number): Promise<void> {
    const page = await this.#ask({ first: 1, after: seq - 1 });
    page?.items.forEach((message) => this.put(message));
  }

  /** Something may have been missed: asks for what follows, and what the last messages are now. */
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
    // The page may be older than the moment from which on everything is told.
    if (this.#isBehind) void this.catchUp();
  }

  #gap = () => (this.#state.timeline ? missingAfter(this.#state.timeline) : null);

  /** Asks for what is missing until nothing is; at least once where something may be. */
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
