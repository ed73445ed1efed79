import { isEmpty, isSame } from "#client/features/posts/fields/composition.ts";
import type { Composition } from "#client/features/posts/fields/composition.ts";
import { ifStored } from "#client/lib/state/ifStored.ts";
import { storedKey } from "#client/lib/state/memberStore.ts";

/**
 * What was typed of a draft since the browser has stored it. IndexedDB takes the draft with its file after a pause and
 * takes a moment for it; this storage has the words at once, so that a crash loses none of them.
 */
export class DraftJournal {
  readonly #key: string;
  #written: string | null = null;

  constructor(memberId: string, name: string) {
    this.#key = storedKey(memberId, name);
  }

  /** Returns what this page has written last; null for nothing. */
  get written(): string | null {
    return this.#written;
  }

  write(composition: Composition): void {
    this.#written = JSON.stringify({ ...composition, attachment: null });
    const stored = this.#written;
    ifStored(() =>
      isEmpty(composition) ? localStorage.removeItem(this.#key) : localStorage.setItem(this.#key, stored),
    );
  }

  /** Returns a stored composition with what was typed after it; null when nothing was. */
  read(stored: Composition): Composition | null {
    const written = ifStored(() => localStorage.getItem(this.#key));
    // Only this class writes under this key. What cannot be read is skipped.
    const words = written && ifStored(() => JSON.parse(written) as Composition);
    const typed = words ? { ...words, attachment: stored.attachment } : stored;
    return isSame(typed, stored) ? null : typed;
  }

  /** Removes what is stored elsewhere by now; what was typed after it stays. */
  remove(written: string | null): void {
    ifStored(() => {
      if (localStorage.getItem(this.#key) === written) localStorage.removeItem(this.#key);
    });
  }
}
