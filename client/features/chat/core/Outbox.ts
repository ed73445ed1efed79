import { orElse } from "#client/lib/ignoreFailure.ts";
import { memberStore } from "#client/lib/state/memberStore.ts";
import { Store } from "#client/lib/state/Store.ts";
import type { MessageMedia, Quoted } from "./chatMessage.ts";

/** A chat message that the outbox has not sent yet. */
export interface PendingMessage {
  /** The server recognizes the message by it: sent twice, it is stored once. */
  clientId: string;
  conversationId: string;
  text: string;
  replyTo: Quoted | null;
  media: MessageMedia[];
  writtenAt: string;
  /**
   * `waiting`: for its turn or for the answer; `stalled`: no answer came, and the outbox continues when the network is
   * back; `refused`: the server does not accept it as it is.
   */
  state: "waiting" | "stalled" | "refused";
  /** The reason of a refusal. */
  reason: string | null;
}

/** The outcome of sending: sent, refused with a reason, or perhaps neither ("unanswered"). */
export type Sending<Sent> = { is: "sent"; message: Sent } | { is: "refused"; reason: string } | { is: "unanswered" };

const NAME = "outbox";
/** After these waits a message is sent again, in milliseconds; after the last one it is shown as not sent. */
const WAITS = [1_000, 3_000];

/**
 * Sends the messages that a member has written. A message is stored in this browser first and then sent, in each
 * conversation one after the other in the order in which they were written; unsent messages are back after a reload.
 * Each session has one outbox.
 */
export class Outbox<Sent> {
  readonly #store = new Store<readonly PendingMessage[]>([]);
  readonly #running = new Set<string>();
  readonly #sentListeners = new Set<(message: Sent, pending: PendingMessage) => void>();
  /** Ends the waits between two attempts. */
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

  /** Calls the listener with each message that the server has accepted, before the pending message is removed. */
  readonly onSent = (listener: (message: Sent, pending: PendingMessage) => void): (() => void) => {
    this.#sentListeners.add(listener);
    return () => this.#sentListeners.delete(listener);
  };

  /** Loads the messages that an earlier page has left unsent, and sends them. */
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

  /** Stops sending; unsent messages stay stored in this browser. */
  close(): void {
    this.#isClosed = true;
    this.#wake();
  }

  /** Adds a message: shows it, stores it, and sends it when its turn comes. */
  add(pending: Omit<PendingMessage, "state" | "reason">): void {
    const isBlocked = this.#pendingMessages.some(
      ({ conversationId, state }) => conversationId === pending.conversationId && state === "stalled",
    );
    const own: PendingMessage = { ...pending, state: "waiting", reason: null };
    this.#set([...this.#pendingMessages, own]);
    this.#keep((stored) => [...stored, own]);
    // A message that waits for the network is sent first.
    if (isBlocked) this.resume();
    else this.#start(pending.conversationId);
  }

  /** Continues with unanswered messages in their order, because the network is back or the member tries again. */
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

  /** Sends a message again. A refused one moves to the end: others may have been written since. */
  retry(clientId: string): void {
    const pending = this.#find(clientId);
    if (!pending) return;
    if (pending.state !== "refused") return this.resume();
    const again: PendingMessage = { ...pending, state: "waiting", reason: null };
    this.#set([...this.#without(clientId), again]);
    this.#keep((stored) => [...stored.filter((one) => one.clientId !== clientId), again]);
    this.#start(pending.conversationId);
  }

  /** Removes a message that the member does not want to send any more. */
  discard(clientId: string): void {
    this.#set(this.#without(clientId));
    this.#keep((stored) => stored.filter((one) => one.clientId !== clientId));
  }

  #start(conversationId: string): void {
    if (this.#isClosed || this.#running.has(conversationId)) return;
    this.#running.add(conversationId);
    void this.#run(conversationId);
  }

  /** Sends the pending messages of a conversation, one at a time. */
  async #run(conversationId: string): Promise<void> {
    // Messages of an earlier page go first.
    await this.#opening;
    let tries = 0;
    for (;;) {
      const pending = this.#pendingMessages.find(
        (one) => one.conversationId === conversationId && one.state === "waiting",
      );
      if (!pending || this.#isClosed) return void this.#running.delete(conversationId);
      // A message is stored before it is sent: if the page is closed meanwhile, the next one sends it again.
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

  /** Stops the conversation after a missing answer: no later message may overtake the unanswered one. */
  #stall(conversationId: string): void {
    this.#set(
      this.#pendingMessages.map((one) =>
        one.conversationId === conversationId && one.state === "waiting" ? { ...one, state: "stalled" } : one,
      ),
    );
  }

  /** Waits for this time, or until it is woken; null waits until it is woken. */
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

  /** Stores a change; other tabs may store pending messages of their own beside it. */
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
