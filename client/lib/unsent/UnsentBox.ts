import { Store } from "#client/lib/state/Store.ts";
import type { UnsentEntry, UnsentPlace, Values } from "./unsentStore.ts";
import { adopted, isSameValues, merged, valuesLike } from "./unsentMerge.ts";

/** Another version of what is in a box. */
interface UnsentConflict<T> {
  theirs: T;
  /** Whether another tab has it, or it was saved since the member began. */
  is: "elsewhere" | "saved";
}

/** What a box shows. */
export interface UnsentState<T> {
  values: T;
  /** True when the values were written before this box was opened, or in another tab. */
  isRestored: boolean;
  conflict: UnsentConflict<T> | null;
  /** The values that the member has just discarded, to bring them back; null for none. */
  discarded: T | null;
}

interface UnsentBoxOptions<T> {
  /** Where the values are stored; null for a box whose values last as long as the box. */
  place: UnsentPlace | null;
  /** The values of a box in which nothing is typed: what is saved, or nothing. */
  initial: T;
  /** True where saved values are edited: a draft that began with older ones is then a conflict. */
  isEdit: boolean;
}

/**
 * The values of one open box. They are stored at once with each change, and removed when they are sent. What another tab
 * writes for the same box is taken over, unless the member has typed something else here: then the box holds both, and
 * the browser stores both, until the member chooses.
 */
export class UnsentBox<T extends Values> {
  readonly #place: UnsentPlace | null;
  readonly #isEdit: boolean;
  readonly #store: Store<UnsentState<T>>;
  #initial: T;
  /** The saved values with which the draft began. */
  #base: T;
  /** The stored text that this box knows; another one was written by another box. */
  #raw: string | null;
  /** True when the member has typed here, and no other tab has gone on from that. */
  #isTyped = false;

  constructor({ place, initial, isEdit }: UnsentBoxOptions<T>) {
    this.#place = place;
    this.#isEdit = isEdit;
    this.#initial = initial;
    this.#base = initial;
    this.#raw = place?.raw() ?? null;
    this.#store = new Store(this.#opened(place?.read() ?? null));
  }

  get getSnapshot(): () => UnsentState<T> {
    return this.#store.getSnapshot;
  }

  get subscribe(): (listener: () => void) => () => void {
    return this.#store.subscribe;
  }

  /** Follows what other tabs write, also after this tab was suspended. Returns a function that stops it. */
  listen(): () => void {
    // Only an event says that it was sent or discarded elsewhere; a browser's data can also be deleted.
    const stop = this.#place?.subscribe(() => this.#meetStored());
    const meet = () => this.#place?.read() && this.#meetStored();
    document.addEventListener("visibilitychange", meet);
    addEventListener("focus", meet);
    meet();
    return () => {
      stop?.();
      document.removeEventListener("visibilitychange", meet);
      removeEventListener("focus", meet);
    };
  }

  /** Stores what the member has typed. */
  change(values: T): void {
    const raw = this.#place?.raw() ?? null;
    this.#isTyped = true;
    this.#set({ values, discarded: null });
    if (raw !== this.#raw) {
      const entry = this.#place?.read() ?? null;
      this.#raw = raw;
      const theirs = entry && valuesLike(this.#initial, entry.values);
      if (theirs && !isSameValues(theirs, values)) this.#set({ conflict: { theirs, is: "elsewhere" } });
    }
    this.#write();
  }

  /** Returns to the values without a draft. */
  discard(): void {
    const { values } = this.#state;
    this.#empty();
    this.#set({ discarded: isSameValues(values, this.#initial) ? null : values });
    this.#write();
  }

  /** Brings back what was discarded last. */
  restore(): void {
    const { discarded } = this.#state;
    if (!discarded) return;
    this.change(discarded);
    this.#set({ isRestored: true });
  }

  /** Removes the draft, because its values were sent. What another tab has written stays, as the draft of this box. */
  sent(): void {
    const { conflict } = this.#state;
    const theirs = conflict?.is === "elsewhere" ? conflict.theirs : null;
    this.#isTyped = false;
    this.#base = this.#initial;
    if (theirs) this.#set({ values: theirs, isRestored: true, conflict: null });
    else this.#set({ isRestored: false, conflict: null, discarded: null });
    this.#raw = this.#place?.write(theirs && this.#entryOf(theirs, {})) ?? null;
  }

  /** Empties the box, because its values were sent or are not wanted any more. */
  clear(): void {
    this.#set({ values: this.#initial });
    this.sent();
  }

  /** Resolves a conflict with the values of this box. */
  keepMine(): void {
    const { conflict } = this.#state;
    this.#base = this.#initial;
    this.#set({ conflict: null });
    this.#write({ dropped: conflict?.theirs ?? null });
  }

  /** Resolves a conflict with the other values. */
  takeTheirs(): void {
    const { conflict, values } = this.#state;
    if (!conflict) return;
    this.#base = this.#initial;
    this.#isTyped = false;
    const isRestored = !isSameValues(conflict.theirs, this.#initial);
    this.#set({ values: conflict.theirs, conflict: null, isRestored });
    this.#write({ dropped: values });
  }

  /** Takes over newly saved values; where the member has changed the same field, that is a conflict. */
  renew(initial: T): void {
    if (!this.#isEdit || isSameValues(initial, this.#initial)) return;
    const { values, conflict } = this.#state;
    const next = merged({ mine: values, base: this.#base, now: initial });
    this.#initial = initial;
    if (!next.conflict) this.#base = initial;
    const own = next.conflict ? ({ theirs: next.conflict, is: "saved" } as const) : null;
    this.#set({ values: next.values, conflict: conflict?.is === "elsewhere" ? conflict : own });
    if (!isSameValues(next.values, initial)) this.#write();
  }

  get #state(): UnsentState<T> {
    return this.#store.getSnapshot();
  }

  #set(part: Partial<UnsentState<T>>): void {
    this.#store.update((state) => ({ ...state, ...part }));
  }

  #empty(): void {
    this.#isTyped = false;
    this.#base = this.#initial;
    this.#set({ values: this.#initial, isRestored: false, conflict: null, discarded: null });
  }

  /** Returns the state in which a box opens with a stored entry. */
  #opened(entry: UnsentEntry | null): UnsentState<T> {
    const nothing = { values: this.#initial, isRestored: false, conflict: null, discarded: null };
    if (!entry) return nothing;
    const mine = valuesLike(this.#initial, entry.values);
    if (this.#isEdit && entry.base) this.#base = valuesLike(this.#initial, entry.base);
    const { values, conflict } = merged({ mine, base: this.#base, now: this.#initial });
    if (!conflict) this.#base = this.#initial;
    const other = entry.other && valuesLike(this.#initial, entry.other);
    if (other && !isSameValues(other, values)) {
      return { ...nothing, values, isRestored: true, conflict: { theirs: other, is: "elsewhere" } };
    }
    if (this.#isNothing(values)) return nothing;
    return { ...nothing, values, isRestored: true, conflict: conflict && { theirs: conflict, is: "saved" } };
  }

  /** Handles what another box has written or removed. */
  #meetStored(): void {
    const raw = this.#place?.raw() ?? null;
    const entry = this.#place?.read() ?? null;
    if (raw === this.#raw) return;
    this.#raw = raw;
    // It was sent or discarded there.
    if (!entry) return this.#empty();
    const { values: mine } = this.#state;
    const meeting = adopted({ entry, mine, initial: this.#initial, isTyped: this.#isTyped });
    if (meeting.is === "taken") {
      this.#isTyped = false;
      this.#set({ values: meeting.values, isRestored: true, discarded: null });
    }
    this.#set({ conflict: meeting.conflict && { theirs: meeting.conflict, is: "elsewhere" } });
    // Both have to be stored; where the other tab has seen this text, it has stored both.
    if (meeting.is === "unknown") this.#write();
  }

  #write(more: Partial<UnsentEntry> = {}): void {
    if (!this.#place) return;
    const { values, conflict } = this.#state;
    const other = conflict?.is === "elsewhere" ? conflict.theirs : null;
    if (this.#isNothing(values)) this.#raw = this.#place.write(other && this.#entryOf(other, more));
    else this.#raw = this.#place.write(this.#entryOf(values, { other, ...more }));
  }

  /** Checks whether there is nothing to store: no change, or no text at all. */
  #isNothing(values: T): boolean {
    return isSameValues(values, this.#initial) || Object.values(values).every(isBlank);
  }

  #entryOf(values: T, more: Partial<UnsentEntry>): UnsentEntry {
    return { values, base: this.#isEdit ? this.#base : null, other: null, dropped: null, ...more };
  }
}

const isBlank = (value: unknown): boolean => typeof value === "string" && value.trim() === "";
