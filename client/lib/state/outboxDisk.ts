import { memberStore } from "./memberStore.ts";

/** What an outbox has stored in this browser, for all of its tabs. */
export class OutboxDisk<P extends { clientId: string }> {
  /** What was found stored: when it is missing later, another tab has done it. */
  readonly #found = new Set<string>();
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly memberId: string,
    private readonly name: string,
  ) {}

  /** Reads what is stored; null where this browser stores nothing. */
  async read(): Promise<readonly P[] | null> {
    const stored = await memberStore.read<P[]>(this.memberId, this.name);
    for (const { clientId } of stored ?? []) this.#found.add(clientId);
    return stored;
  }

  /** Stores a change; other tabs may store pending messages of their own beside it. */
  change(make: (stored: readonly P[]) => P[]): void {
    this.#writing = this.#writing.then(async () => {
      await memberStore.change<P[]>(this.memberId, this.name, (stored) => make(stored ?? []));
      // A browser that stores nothing, or no more, does not say so.
      await this.read();
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

/** Lets one tab at a time act. A page that is not served over HTTPS has no locks, and acts at once. */
export function inTurn<T>(name: string, act: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request(name, act) : act();
}
