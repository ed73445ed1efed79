import { orElse } from "#client/lib/ignoreFailure.ts";
import { memberStore } from "#client/lib/state/memberStore.ts";
import { Store } from "#client/lib/state/Store.ts";
import type { MessageMedia, Quoted } from "./chatMessage.ts";

/** A message on its way. */
export interface PendingMessage {
  /** By which the server knows it again: sent twice, it is there once. */
  clientId: string;
  conversationId: string;
  text: string;
  replyTo: Quoted | null;
  media: MessageMedia[];
  writtenAt: string;
  /**
   * Waiting for its turn or for the answer; stalled: no answer came, it goes on by itself when the network is back;
   * refused: the server does not take it as it is.
   */
  state: "waiting" | "stalled" | "refused";
  /** Why it was refused. */
  reason: string | null;
}

/** What became of sending: sent, refused with a reason, or perhaps neither ("unanswered"). */
export type Sending<Sent> = { is: "sent"; message: Sent } | { is: "refused"; reason: string } | { is: "unanswered" };

const NAME = "outbox";
/** After these waits a message is sent again, in milliseconds; then it is said that it is not sent. */
const WAITS = [1_000, 3_000];

/**
 * What a member has written and the server does not have yet. It is kept in this browser first and then sent, in each
 * conversation one after the other in the order in which it was written; what was not sent is there again after a
 * reload. One of them lives for each session.
 */
export class Outbox<Sent> {
  readonly #store = new Store<readonly PendingMessage[]>([]);
  readonly #running = new Set<string>();
  readonly #sentListeners = new Set<(message: Sent, pending: PendingMessage) => void>();
  /** Ends the waits of those who wait for the next try. */
  readonly #wakers = new Set<() => void>();
  #isOpened = false;
  #isClosed = false;
  #writing: Promise<void> = Promise.resolve();
  #opening: Promise<void> = Promise.resolve();

  constructor(
    private readonly memberId: string,
    private readonly send: (pending: PendingMessage) => Promise<Sending<Sent>>,
    private readonly isOnline: () => boolean = () => navigator.onLine,
  ) {}

  readonly pendingMessages = this.#store.getSnapshot;
  readonly subscribe = this.#store.subscribe;

  /** Calls with each message that the server has taken, before its letter is gone. */
  readonly onSent = (listener: (message: Sent, pending: PendingMessage) => void): (() => void) => {
    this.#sentListeners.add(listener);
    return () => this.#sentListeners.delete(listener);
  };

  /** Takes up what an earlier visit has left, and sends it. */
  open(): Promise<void> {
    if (this.#isOpened && !this.#isClosed) return this.#opening;
    this.#isOpened = true;
    this.#isClosed = false;
    this.#opening = this.#load();
    return this.#opening.then(this.resume);
  }

  async #load(): Promise<void> {
    const stored = (await memberStore.read<PendingMessage[]>(this.memberId, NAME)) ?? [];
    const known = new Set(this.#pendingMessages.map(({ clientId }) => clientId));
    this.#set([...stored.filter(({ clientId }) => !known.has(clientId)), ...this.#pendingMessages]);
  }

  /** Nothing is sent any more; what was not sent stays in this browser. */
  close(): void {
    this.#isClosed = true;
    this.#wake();
  }

  /** Takes a message, shows it, keeps it, sends it when its turn comes. */
  add(pending: Omit<PendingMessage, "state" | "reason">): void {
    const isBlocked = this.#pendingMessages.some(
      ({ conversationId, state }) => conversationId === pending.conversationId && state === "stalled",
    );
    const own: PendingMessage = { ...pending, state: "waiting", reason: null };
    this.#set([...this.#pendingMessages, own]);
    this.#keep((stored) => [...stored, own]);
    // One that waits for the network is sent first.
    if (isBlocked) this.resume();
    else this.#start(pending.conversationId);
  }

  /** The network is there again, or the member wants it tried now: what was not answered goes on, in its order. */
  readonly resume = (): void => {
    const isStalled = this.#pendingMessages.some(({ state }) => state === "stalled");
    if (isStalled)
      this.#set(
        this.#pendingMessages.map((pending) =>
          pending.state === "stalled" ? { ...pending, state: "waiting" } : pending,
        ),
      );
    this.#wake();
    for (const { conversationId } of this.#pendingMessages) this.#start(conversationId);
  };

  /** Sends one again. What was refused goes to the end: others may have been written since. */
  retry(clientId: string): void {
    const pending = this.#find(clientId);
    if (!pending) return;
    if (pending.state !== "refused") return this.resume();
    const again: PendingMessage = { ...pending, state: "waiting", reason: null };
    this.#set([...this.#without(clientId), again]);
    this.#keep((stored) => [...stored.filter((one) => one.clientId !== clientId), again]);
    this.#start(pending.conversationId);
  }

  /** Its member does not want it to be sent. */
  discard(clientId: string): void {
    this.#set(this.#without(clientId));
    this.#keep((stored) => stored.filter((one) => one.clientId !== clientId));
  }

  #start(conversationId: string): void {
    if (this.#isClosed || this.#running.has(conversationId)) return;
    this.#running.add(conversationId);
    void this.#run(conversationId);
  }

  /** Sends what waits in a conversation, one at a time. */
  async #run(conversationId: string): Promise<void> {
    // What an earlier visit has left goes first.
    await this.#opening;
    let tries = 0;
    for (;;) {
      const pending = this.#pendingMessages.find(
        (one) => one.conversationId === conversationId && one.state === "waiting",
      );
      if (!pending || this.#isClosed) return void this.#running.delete(conversationId);
      // What is sent is kept first: a page that is closed meanwhile sends it again.
      await this.#writing;
      const outcome = await this.#attempt(pending);
      if (outcome.is === "sent") this.#deliver(outcome.message, pending);
      else if (outcome.is === "refused") this.#refuse(pending, outcome.reason);
      if (outcome.is !== "unanswered") tries = 0;
      else if (!this.isOnline()) await this.#wait(null);
      else {
        const wait = WAITS[tries++];
        if (wait === undefined) this.#stall(conversationId);
        else await this.#wait(wait);
      }
    }
  }

  async #attempt(pending: PendingMessage): Promise<Sending<Sent>> {
    if (!this.isOnline()) return { is: "unanswered" };
    return orElse(this.send(pending), { is: "unanswered" }, "repeated");
  }

  #deliver(message: Sent, pending: PendingMessage): void {
    for (const listener of this.#sentListeners) listener(message, pending);
    this.discard(pending.clientId);
  }

  #refuse({ clientId }: PendingMessage, reason: string): void {
    const refused = (list: readonly PendingMessage[]): PendingMessage[] =>
      list.map((one) => (one.clientId === clientId ? { ...one, state: "refused", reason } : one));
    this.#set(refused(this.#pendingMessages));
    this.#keep(refused);
  }

  /** No answer came: nothing behind it may overtake it. */
  #stall(conversationId: string): void {
    this.#set(
      this.#pendingMessages.map((one) =>
        one.conversationId === conversationId && one.state === "waiting" ? { ...one, state: "stalled" } : one,
      ),
    );
  }

  /** Waits so long, or until somebody wakes it; null: until then only. */
  #wait(time: number | null): Promise<void> {
    return new Promise((resolve) => {
      const timer = time === null ? undefined : setTimeout(() => wake(), time);
      const wake = () => {
        clearTimeout(timer);
        this.#wakers.delete(wake);
        resolve();
      };
      this.#wakers.add(wake);
    });
  }

  #wake(): void {
    for (const wake of this.#wakers) wake();
  }

  #find = (clientId: string) => this.#pendingMessages.find((one) => one.clientId === clientId);
  #without = (clientId: string) => this.#pendingMessages.filter((one) => one.clientId !== clientId);

  /** Keeps what has changed; other tabs may keep letters of their own beside it. */
  #keep(change: (stored: readonly PendingMessage[]) => PendingMessage[]): void {
    this.#writing = this.#writing.then(() =>
      memberStore.change<PendingMessage[]>(this.memberId, NAME, (stored) => change(stored ?? [])),
    );
  }

  get #pendingMessages(): readonly PendingMessage[] {
    return this.#store.getSnapshot();
  }

  #set(pendingMessages: readonly PendingMessage[]): void {
    this.#store.set(pendingMessages);
  }
}
