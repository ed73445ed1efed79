import { memberStore, storedKey } from "./memberStore.ts";
import { OutboxJournal } from "./outboxJournal.ts";

/** What an outbox has stored in this browser, for all of its tabs. */
export class OutboxDisk<P extends { clientId: string; stamp?: string }> {
  /** What was found stored: when it is missing later, another tab has done it. */
  readonly #found = new Set<string>();
  readonly #journal: OutboxJournal<P>;
  #writing: Promise<void> = Promise.resolve();
  #channel: BroadcastChannel | null = null;

  constructor(
    private readonly memberId: string,
    private readonly name: string,
  ) {
    this.#journal = new OutboxJournal(memberId, name);
  }

  /**
   * Reads what is stored, together with what a page had no time to store; null where this browser stores nothing. From
   * now on the listener is called when another tab has changed it.
   */
  async open(onChange: () => void): Promise<readonly P[] | null> {
    this.#channel = new BroadcastChannel(storedKey(this.memberId, this.name));
    this.#channel.addEventListener("message", onChange);
    const left = this.#journal.read();
    if (left.length > 0) {
      // What its own tab has stored meanwhile is not in the journal any more: it may be sent already.
      this.change((stored) => this.#journal.read().reduce(replaced, [...stored]));
      await this.#writing;
      for (const pending of left) this.#journal.remove(pending);
    }
    return this.read();
  }

  close(): void {
    this.#channel?.close();
    this.#channel = null;
  }

  /** Reads what is stored; null where this browser stores nothing. */
  async read(): Promise<readonly P[] | null> {
    const stored = await memberStore.read<P[]>(this.memberId, this.name);
    for (const { clientId } of stored ?? []) this.#found.add(clientId);
    return stored;
  }

  /** Stores something, in place of what has the same id; it survives a page that is closed at once. */
  put(pending: P): void {
    this.#journal.write(pending);
    this.change((stored) => replaced(stored, pending));
    this.#writing = this.#writing.then(() => this.#journal.remove(pending));
  }

  discard(clientId: string): void {
    this.#journal.discard(clientId);
    this.change((stored) => stored.filter((one) => one.clientId !== clientId));
  }

  /** Stores a change; other tabs may store pending messages of their own beside it. */
  change(make: (stored: readonly P[]) => P[]): void {
    this.#writing = this.#writing.then(async () => {
      await memberStore.change<P[]>(this.memberId, this.name, (stored) => make(stored ?? []));
      // A browser that stores nothing, or no more, does not say so.
      await this.read();
      this.#channel?.postMessage(null);
    });
  }

  /** Resolves when all changes so far are stored. */
  written = (): Promise<void> => this.#writing;

  /** Finds what is stored now; `gone` when another tab has sent or discarded it, null when it was never stored. */
  async find(clientId: string): Promise<P | "gone" | null> {
    const stored = await this.read();
    const now = stored?.find((one) => one.clientId === clientId);
    return now ?? (stored && this.#found.has(clientId) ? "gone" : null);
  }
}

const replaced = <P extends { clientId: string }>(list: readonly P[], pending: P): P[] => [
  ...list.filter(({ clientId }) => clientId !== pending.clientId),
  pending,
];

/** Lets one tab at a time act. A page that is not served over HTTPS has no locks, and acts at once. */
export function inTurn<T>(name: string, act: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request(name, act) : act();
}
