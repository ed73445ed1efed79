import { orElse } from "#client/lib/ignoreFailure.ts";
import { memberStore } from "#client/lib/state/memberStore.ts";
import { Store } from "#client/lib/state/Store.ts";
import type { MessageMedia, Quoted } from "./chatMessage.ts";

/** A message on its way. */
export interface Letter {
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
  readonly #store = new Store<readonly Letter[]>([]);
  readonly #running = new Set<string>();
  readonly #sentListeners = new Set<(message: Sent, letter: Letter) => void>();
  /** Ends the waits of those who wait for the next try. */
  readonly #wakers = new Set<() => void>();
  #isOpened = false;
  #isClosed = false;
  #writing: Promise<void> = Promise.resolve();
  #opening: Promise<void> = Promise.resolve();

  constructor(
    private readonly memberId: string,
    private readonly send: (letter: Letter) => Promise<Sending<Sent>>,
    private readonly isOnline: () => boolean = () => navigator.onLine,
  ) {}

  readonly letters = this.#store.getSnapshot;
  readonly subscribe = this.#store.subscribe;

  /** Calls with each message that the server has taken, before its letter is gone. */
  readonly onSent = (listener: (message: Sent, letter: Letter) => void): (() => void) => {
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
    const kept = (await memberStore.read<Letter[]>(this.memberId, NAME)) ?? [];
    const known = new Set(this.#letters.map(({ clientId }) => clientId));
    this.#set([...kept.filter(({ clientId }) => !known.has(clientId)), ...this.#letters]);
  }

  /** Nothing is sent any more; what was not sent stays in this browser. */
  close(): void {
    this.#isClosed = true;
    this.#wake();
  }

  /** Takes a message, shows it, keeps it, sends it when its turn comes. */
  add(letter: Omit<Letter, "state" | "reason">): void {
    const isBlocked = this.#letters.some(
      ({ conversationId, state }) => conversationId === letter.conversationId && state === "stalled",
    );
    const own: Letter = { ...letter, state: "waiting", reason: null };
    this.#set([...this.#letters, own]);
    this.#keep((kept) => [...kept, own]);
    // One that waits for the network is sent first.
    if (isBlocked) this.resume();
    else this.#start(letter.conversationId);
  }

  /** The network is there again, or the member wants it tried now: what was not answered goes on, in its order. */
  readonly resume = (): void => {
    const isStalled = this.#letters.some(({ state }) => state === "stalled");
    if (isStalled)
      this.#set(this.#letters.map((letter) => (letter.state === "stalled" ? { ...letter, state: "waiting" } : letter)));
    this.#wake();
    for (const { conversationId } of this.#letters) this.#start(conversationId);
  };

  /** Sends one again. What was refused goes to the end: others may have been written since. */
  retry(clientId: string): void {
    const letter = this.#find(clientId);
    if (!letter) return;
    if (letter.state !== "refused") return this.resume();
    const again: Letter = { ...letter, state: "waiting", reason: null };
    this.#set([...this.#without(clientId), again]);
    this.#keep((kept) => [...kept.filter((one) => one.clientId !== clientId), again]);
    this.#start(letter.conversationId);
  }

  /** Its member does not want it to be sent. */
  discard(clientId: string): void {
    this.#set(this.#without(clientId));
    this.#keep((kept) => kept.filter((one) => one.clientId !== clientId));
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
      const letter = this.#letters.find((one) => one.conversationId === conversationId && one.state === "waiting");
      if (!letter || this.#isClosed) return void this.#running.delete(conversationId);
      // What is sent is kept first: a page that is closed meanwhile sends it again.
      await this.#writing;
      const outcome = await this.#attempt(letter);
      if (outcome.is === "sent") this.#deliver(outcome.message, letter);
      else if (outcome.is === "refused") this.#refuse(letter, outcome.reason);
      if (outcome.is !== "unanswered") tries = 0;
      else if (!this.isOnline()) await this.#wait(null);
      else {
        const wait = WAITS[tries++];
        if (wait === undefined) this.#stall(conversationId);
        else await this.#wait(wait);
      }
    }
  }

  async #attempt(letter: Letter): Promise<Sending<Sent>> {
    if (!this.isOnline()) return { is: "unanswered" };
    return orElse(this.send(letter), { is: "unanswered" }, "repeated");
  }

  #deliver(message: Sent, letter: Letter): void {
    for (const listener of this.#sentListeners) listener(message, letter);
    this.discard(letter.clientId);
  }

  #refuse({ clientId }: Letter, reason: string): void {
    const refused = (list: readonly Letter[]): Letter[] =>
      list.map((one) => (one.clientId === clientId ? { ...one, state: "refused", reason } : one));
    this.#set(refused(this.#letters));
    this.#keep(refused);
  }

  /** No answer came: nothing behind it may overtake it. */
  #stall(conversationId: string): void {
    this.#set(
      this.#letters.map((one) =>
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

  #find = (clientId: string) => this.#letters.find((one) => one.clientId === clientId);
  #without = (clientId: string) => this.#letters.filter((one) => one.clientId !== clientId);

  /** Keeps what has changed; other tabs may keep letters of their own beside it. */
  #keep(change: (kept: readonly Letter[]) => Letter[]): void {
    this.#writing = this.#writing.then(() =>
      memberStore.change<Letter[]>(this.memberId, NAME, (kept) => change(kept ?? [])),
    );
  }

  get #letters(): readonly Letter[] {
    return this.#store.getSnapshot();
  }

  #set(letters: readonly Letter[]): void {
    this.#store.set(letters);
  }
}
