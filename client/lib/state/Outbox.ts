import { orElse } from "#client/lib/ignoreFailure.ts";
import { inTurn, OutboxDisk } from "./outboxDisk.ts";
import { Store } from "./Store.ts";
import { waitingCount } from "./waitingCount.ts";

/** What a member has written or chosen, as the outbox stores it. */
interface Written {
  /** The server recognizes it by this: sent twice, it is stored once. Adding it again replaces it. */
  clientId: string;
}

/** Something that the outbox has not sent yet. */
export type Pending<W extends Written> = W & {
  /**
   * `waiting`: for its turn or for the answer; `stalled`: no answer came, and the outbox continues when the server
   * answers again; `refused`: the server does not accept it as it is.
   */
  state: "waiting" | "stalled" | "refused";
  /** The reason of a refusal. */
  reason: string | null;
  /** Differs for each `add`, so that a tab recognizes what another one has replaced. */
  stamp?: string;
};

/**
 * The outcome of sending: sent, refused with a reason, or perhaps neither ("unanswered"). `gone`: nothing is left to be
 * sent.
 */
export type Sending<Sent> =
  { is: "sent"; message: Sent } | { is: "refused"; reason: string } | { is: "unanswered" } | { is: "gone" };

interface OutboxParts<W extends Written, Sent> {
  memberId: string;
  /** Under which the browser stores what is pending. */
  name: string;
  /** Things of one lane are sent one after the other; lanes do not wait for each other. */
  laneOf: (written: W) => string;
  send: (pending: Pending<W>) => Promise<Sending<Sent>>;
  /** False without a network, or once this tab acts for another account. */
  canSend?: () => boolean;
  /** Another tab of this browser has sent or discarded it. */
  onGone?: (pending: Pending<W>) => void;
}

/** After these waits something is sent again, in milliseconds; after the last one it is shown as not sent. */
const WAITS = [1_000, 3_000];
/** A stalled lane continues after this time by itself: the server may be there, and too busy. In milliseconds. */
const STALLED = 60_000;

/**
 * Sends what a member has written or chosen. It is stored in this browser first and then sent, in each lane one after
 * the other in the order of writing; what is unsent is back after a reload. Tabs of one browser take turns, so that only
 * one of them sends it.
 */
export class Outbox<W extends Written, Sent> {
  readonly #store = new Store<readonly Pending<W>[]>([]);
  readonly #running = new Set<string>();
  readonly #sentListeners = new Set<(message: Sent, pending: Pending<W>) => void>();
  /** Ends the waits between two attempts. */
  readonly #wakers = new Set<() => void>();
  readonly #disk: OutboxDisk<Pending<W>>;
  #resuming: ReturnType<typeof setTimeout> | undefined;
  #isOpened = false;
  #isClosed = false;
  #opening: Promise<void> = Promise.resolve();

  constructor(private readonly parts: OutboxParts<W, Sent>) {
    this.#disk = new OutboxDisk(parts.memberId, parts.name);
  }

  readonly pendingMessages = this.#store.getSnapshot;
  readonly subscribe = this.#store.subscribe;

  /** Calls the listener with each message that the server has accepted, before the pending message is removed. */
  readonly onSent = (listener: (message: Sent, pending: Pending<W>) => void): (() => void) => {
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
    const stored = (await this.#disk.open(() => void this.#follow())) ?? [];
    const known = new Set(this.#pendingMessages.map(({ clientId }) => clientId));
    this.#set([...stored.filter(({ clientId }) => !known.has(clientId)), ...this.#pendingMessages]);
  }

  /** Another tab has changed what is stored: what it has sent or discarded is gone here too. */
  readonly #follow = async (): Promise<void> => {
    for (const pending of this.#pendingMessages) {
      if ((await this.#disk.find(pending.clientId)) !== "gone") continue;
      this.parts.onGone?.(pending);
      this.#set(this.#pendingMessages.filter((one) => !isSame(one, pending)));
    }
  };

  /** Stops sending; unsent messages stay stored in this browser. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#resuming);
    this.#disk.close();
    waitingCount.set(this.parts.name, 0);
    this.#wake();
  }

  /** Returns whether something newer of the same id waits. */
  isReplaced({ clientId, stamp }: Pending<W>): boolean {
    const now = this.#find(clientId);
    return now !== undefined && now.stamp !== stamp;
  }

  /** Adds a message: shows it, stores it, and sends it when its turn comes. */
  add(pending: W): void {
    const lane = this.parts.laneOf(pending);
    const isBlocked = this.#pendingMessages.some((one) => this.parts.laneOf(one) === lane && one.state === "stalled");
    const own: Pending<W> = { ...pending, state: "waiting", reason: null, stamp: newStamp() };
    this.#set([...this.#without(own.clientId), own]);
    this.#disk.put(own);
    // A message that waits for the network is sent first.
    if (isBlocked) this.resume();
    else this.#start(lane);
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
    for (const pending of this.#pendingMessages) this.#start(this.parts.laneOf(pending));
  };

  /** Sends a message again. A refused one moves to the end: others may have been written since. */
  retry(clientId: string): void {
    const pending = this.#find(clientId);
    if (!pending) return;
    if (pending.state !== "refused") return this.resume();
    const again: Pending<W> = { ...pending, state: "waiting", reason: null };
    this.#set([...this.#without(clientId), again]);
    this.#disk.put(again);
    this.#start(this.parts.laneOf(pending));
  }

  /** Removes a message that the member does not want to send any more. */
  discard(clientId: string): void {
    this.#set(this.#without(clientId));
    this.#disk.discard(clientId);
  }

  #start(lane: string): void {
    if (this.#isClosed || this.#running.has(lane)) return;
    this.#running.add(lane);
    void this.#run(lane);
  }

  /** Sends what is pending in a lane, one at a time. */
  async #run(lane: string): Promise<void> {
    // Messages of an earlier page go first.
    await this.#opening;
    let tries = 0;
    for (;;) {
      const pending = this.#pendingMessages.find((one) => this.parts.laneOf(one) === lane && one.state === "waiting");
      if (!pending || this.#isClosed) return void this.#running.delete(lane);
      // A message is stored before it is sent: if the page is closed meanwhile, the next one sends it again.
      await this.#disk.written();
      const [outcome, sent] = await inTurn(this.#nameOf(lane), () => this.#attempt(pending));
      if (outcome.is === "sent") this.#deliver(outcome.message, pending, sent);
      else if (outcome.is === "gone") this.#drop(pending, sent);
      else if (outcome.is === "refused") this.#refuse(sent, outcome.reason);
      if (outcome.is !== "unanswered") tries = 0;
      else if (!this.#canSend()) await this.#wait(null);
      else {
        const wait = WAITS[tries++];
        if (wait === undefined) this.#stall(lane);
        else await this.#wait(wait);
      }
    }
  }

  #canSend = () => !this.#isClosed && (this.parts.canSend?.() ?? true) && navigator.onLine;

  #nameOf = (lane: string) => `outbox ${this.parts.memberId} ${this.parts.name} ${lane}`;

  /** Sends what is pending, or what another tab has replaced it by: the last intent counts. */
  async #attempt(pending: Pending<W>): Promise<[Sending<Sent>, Pending<W>]> {
    const stored = await this.#disk.find(pending.clientId);
    if (!this.#canSend()) return [{ is: "unanswered" }, pending];
    if (stored === "gone") this.parts.onGone?.(pending);
    if (stored === "gone") return [{ is: "gone" }, pending];
    const sent = stored ?? pending;
    return [await orElse(this.parts.send(sent), { is: "unanswered" }, "repeated"), sent];
  }

  #deliver(message: Sent, pending: Pending<W>, sent: Pending<W>): void {
    for (const listener of this.#sentListeners) {
      try {
        listener(message, sent);
      } catch (error) {
        // The message is sent: what fails to show it must not keep it, and its lane, waiting.
        reportError(error);
      }
    }
    this.#drop(pending, sent);
  }

  /** Removes what is done; what has replaced it meanwhile, here or in another tab, is sent next. */
  #drop(...done: Pending<W>[]): void {
    const others = (list: readonly Pending<W>[]) => list.filter((one) => !done.some((other) => isSame(one, other)));
    this.#set(others(this.#pendingMessages));
    this.#disk.change(others);
  }

  #refuse(refused: Pending<W>, reason: string): void {
    const change = (list: readonly Pending<W>[]): Pending<W>[] =>
      list.map((one) => (isSame(one, refused) ? { ...one, state: "refused", reason } : one));
    this.#set(change(this.#pendingMessages));
    this.#disk.change(change);
  }

  /** Stops the lane after a missing answer: no later message may overtake the unanswered one. */
  #stall(lane: string): void {
    clearTimeout(this.#resuming);
    this.#resuming = setTimeout(this.resume, STALLED);
    this.#set(
      this.#pendingMessages.map((one) =>
        this.parts.laneOf(one) === lane && one.state === "waiting" ? { ...one, state: "stalled" } : one,
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

  get #pendingMessages(): readonly Pending<W>[] {
    return this.#store.getSnapshot();
  }

  #set(pendingMessages: readonly Pending<W>[]): void {
    waitingCount.set(this.parts.name, pendingMessages.filter(({ state }) => state !== "refused").length);
    this.#store.set(pendingMessages);
  }
}

const isSame = <W extends Written>(one: Pending<W>, other: Pending<W>) =>
  one.clientId === other.clientId && one.stamp === other.stamp;

let stamps = 0;
/** Stamps of one page sort in the order of writing; two tabs differ in the random part. */
const newStamp = () => `${Date.now()} ${String(++stamps).padStart(9, "0")} ${Math.random()}`;
