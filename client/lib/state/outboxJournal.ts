import { ifStored } from "./ifStored.ts";
import { storedKey } from "./memberStore.ts";

/**
 * What an outbox is about to store. IndexedDB takes a moment, and a page that is closed meanwhile would lose it; this
 * storage has it at once. The next page of the member takes it over.
 */
export class OutboxJournal<P extends { clientId: string; stamp?: string }> {
  readonly #prefix: string;

  constructor(memberId: string, name: string) {
    this.#prefix = `${storedKey(memberId, name)} `;
  }

  write(pending: P): void {
    ifStored(() => localStorage.setItem(this.#prefix + pending.clientId, JSON.stringify(pending)));
  }

  /** Returns what is written here, the oldest first. */
  read(): P[] {
    const all = ifStored(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(this.#prefix))
        .flatMap((key) => parse<P>(localStorage.getItem(key))),
    );
    return (all ?? []).toSorted((one, other) => (one.stamp ?? "").localeCompare(other.stamp ?? ""));
  }

  /** Removes what is stored elsewhere by now; a newer one of the same id stays. */
  remove(pending: P): void {
    ifStored(() => {
      const [now] = parse<P>(localStorage.getItem(this.#prefix + pending.clientId));
      if (now?.stamp === pending.stamp) this.discard(pending.clientId);
    });
  }

  discard(clientId: string): void {
    ifStored(() => localStorage.removeItem(this.#prefix + clientId));
  }
}

/** Only this class writes under these keys. What cannot be read is skipped. */
function parse<P>(stored: string | null): P[] {
  try {
    return stored === null ? [] : [JSON.parse(stored) as P];
  } catch {
    return [];
  }
}
