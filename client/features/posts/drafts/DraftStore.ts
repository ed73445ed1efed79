import { newId } from "#client/lib/state/useAttemptId.ts";
import { Store } from "#client/lib/state/Store.ts";
import { memberStore } from "#client/lib/state/memberStore.ts";
import { EMPTY, isEmpty } from "#client/features/posts/fields/composition.ts";
import type { Composition, CompositionKind } from "#client/features/posts/fields/composition.ts";
import type { DraftLink, RemoteDraft } from "./draftsRemote.ts";
import { DraftJournal } from "./DraftJournal.ts";
import { emptyDraft, isSynced, reduceDraft } from "./draftStates.ts";
import type { Draft, DraftEvent, DraftProgress } from "./draftStates.ts";

/** A draft as this browser stores it. */
interface StoredDraft {
  composition: Composition;
  link: DraftLink | null;
  clientId: string;
  /** True when the server has the same. */
  isSynced: boolean;
}

/** The state of a draft that a composer shows. */
export interface DraftState {
  composition: Composition;
  /** True when the text was there before the member came. */
  isRestored: boolean;
  /** How far the text has been saved. */
  saved: "nothing" | "changed" | "here" | "everywhere";
  /** The version of the same draft that another tab or device has saved meanwhile. */
  conflict: RemoteDraft | null;
}

const SAVED: Readonly<Record<DraftProgress, DraftState["saved"]>> = {
  empty: "nothing",
  emptied: "nothing",
  typing: "changed",
  settling: "changed",
  unsent: "changed",
  local: "here",
  saved: "everywhere",
};

/** Holds the current draft of one member and kind, in memory and in this browser. */
export class DraftStore {
  #draft: Draft = emptyDraft(newId());
  readonly #states = new Store(stateOf(this.#draft));
  readonly #journal: DraftJournal;

  constructor(
    private readonly memberId: string,
    private readonly kind: CompositionKind,
  ) {
    this.#journal = new DraftJournal(memberId, this.#name);
  }

  get draft(): Draft {
    return this.#draft;
  }

  readonly state = this.#states.getSnapshot;

  readonly subscribe = this.#states.subscribe;

  dispatch(event: DraftEvent): void {
    const next = reduceDraft(this.#draft, event);
    if (next === this.#draft) return;
    this.#draft = next;
    if (event.type === "changed") this.#journal.write(next.composition);
    this.#states.set(stateOf(next));
  }

  /** Replaces the draft with another one, or with an empty one. Resolves when this browser has stored the change. */
  replace(composition: Composition, link: DraftLink | null, isRestored = false): Promise<void> {
    this.dispatch({ type: "replaced", composition, link, clientId: newId(), isRestored });
    return this.write();
  }

  /** Continues with a draft of the server. */
  restore(draft: RemoteDraft): void {
    void this.replace(draft.composition, draft, true);
  }

  /** Reads the draft that this browser has stored, with what was typed in the last moment before a crash. */
  async read(): Promise<void> {
    const stored = await memberStore.read<StoredDraft>(this.memberId, this.#name);
    const composition = this.#journal.read(stored?.composition ?? EMPTY);
    if (composition) {
      const { link, clientId } = stored ?? this.#draft;
      this.dispatch({ type: "loaded", composition, link, clientId, isSynced: false });
    } else if (stored) this.dispatch({ type: "loaded", ...stored });
  }

  /** Stores the draft in this browser. Never rejects: a browser that refuses keeps the draft as long as the page. */
  async write(): Promise<void> {
    const { composition, link, clientId } = this.#draft;
    const { written } = this.#journal;
    if (isEmpty(composition)) {
      this.#journal.remove(written);
      return memberStore.remove(this.memberId, this.#name);
    }
    const stored: StoredDraft = { composition, link, clientId, isSynced: isSynced(this.#draft) };
    const isStored = await memberStore.write(this.memberId, this.#name, stored);
    // Where the browser has no room for the file, the journal alone has the words, unless the server has them too.
    if (isStored || stored.isSynced) this.#journal.remove(written);
  }

  get #name(): string {
    return `draft of a ${this.kind}`;
  }
}

function stateOf({ composition, isRestored, progress, conflict }: Draft): DraftState {
  return { composition, isRestored, saved: SAVED[progress], conflict };
}
