import { ignoreFailure, orElse } from "#client/lib/ignoreFailure.ts";
import { newId } from "#client/lib/state/useAttemptId.ts";
import { memberStore } from "#client/lib/state/memberStore.ts";
import { Store } from "#client/lib/state/Store.ts";
import { EMPTY, isEmpty, isSame } from "#client/features/posts/fields/composition.ts";
import type { Composition, CompositionKind } from "#client/features/posts/fields/composition.ts";
import { isGone, staleAgainst } from "./draftsRemote.ts";
import type { DraftLink, DraftsRemote, RemoteDraft } from "./draftsRemote.ts";

/** Milliseconds without typing after which a draft is kept, and the longest that typing can put that off. */
const PAUSE = 1_000;
const AT_MOST = 5_000;

/** A draft as this browser keeps it. */
interface Kept {
  composition: Composition;
  link: DraftLink | null;
  clientId: string;
  /** The server has the same. */
  isSynced: boolean;
}

export interface DraftState {
  composition: Composition;
  /** It was there when its member came. */
  isRestored: boolean;
  /** How far it has got. */
  kept: "nothing" | "changed" | "here" | "everywhere";
  /** What another tab or device has made of the same draft meanwhile. */
  conflict: RemoteDraft | null;
}

/**
 * Keeps what a member writes: first in this browser, then on the server, after each pause and at most every five
 * seconds. One of them lives for each member and kind, whether or not a composer is open.
 */
export class DraftKeeper {
  readonly #store = new Store<DraftState>({ composition: EMPTY, isRestored: false, kept: "nothing", conflict: null });
  #link: DraftLink | null = null;
  #clientId = newId();
  #isSynced = true;
  #loading: Promise<void> | null = null;
  #pushing: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest change was made that is not kept yet. */
  #changedAt = 0;
  /** Goes up when another draft takes the place of this one, so that late answers are not taken for its own. */
  #sitting = 0;
  /** Those whose drafts are not wanted, should the server still come to have one. */
  readonly #discarded = new Set<number>();
  #isHeld = false;
  /** What was sent last. */
  #sent: Composition | null = null;

  constructor(
    private readonly memberId: string,
    private readonly kind: CompositionKind,
    private readonly remote: DraftsRemote,
  ) {}

  readonly state = this.#store.getSnapshot;
  readonly subscribe = this.#store.subscribe;

  /** Someone has come to write: shows them what is there, and looks whether the server knows it better. */
  async arrive(): Promise<void> {
    if (this.#timer !== undefined || this.#pushing !== null) return;
    this.#set({ isRestored: !isEmpty(this.#state.composition) });
    this.#loading ??= this.#load();
    await this.#loading;
    await this.#catchUp();
  }

  change(part: Partial<Composition>): void {
    const composition = { ...this.#state.composition, ...part };
    const isNew = !isSame(composition, this.#state.composition);
    this.#isSynced &&= !isNew;
    this.#set({ composition, kept: "changed" });
    if (this.#timer === undefined) this.#changedAt = Date.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), Math.min(PAUSE, this.#changedAt + AT_MOST - Date.now()));
  }

  /** Keeps what is not kept yet, at once. Never rejects: what the server does not take stays here. */
  async flush(): Promise<void> {
    this.#isHeld = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#state.kept === "changed") this.#keepHere();
    await this.#push();
  }

  /**
   * It is about to be published: nothing more is sent, and what is on its way with a file gets a moment, so that the
   * server knows whose the file is. Answers the draft's id on the server, if it has one.
   */
  async hold(): Promise<string | null> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isHeld = true;
    this.#keepHere();
    if (this.#pushing && this.#state.composition.attachment)
      await Promise.race([this.#pushing, new Promise((resolve) => setTimeout(resolve, PAUSE))]);
    return this.#link?.id ?? null;
  }

  /** It was published, and the server has taken its draft away with that. */
  finish(): void {
    this.#discarded.add(this.#sitting);
    this.#begin(EMPTY, null);
  }

  /** Its member does not want it. Answers how to get it back. */
  discard(): () => void {
    const { composition } = this.#state;
    this.#discarded.add(this.#sitting);
    const known = this.#link;
    this.#begin(EMPTY, null);
    if (known) void ignoreFailure(this.remote.remove(known.id), "optional");
    return () => this.change(composition);
  }

  /**
   * Leaves it to the list of drafts and makes room for another. Answers false when the server could not take it: then
   * it stays here.
   */
  async putAway(): Promise<boolean> {
    if (isEmpty(this.#state.composition)) return true;
    await this.flush();
    if (!this.#isSynced || !this.#link) return false;
    this.#begin(EMPTY, null);
    return true;
  }

  /** Goes on with a draft of the list; what was being written is put away first. False when that did not work. */
  async open(draft: RemoteDraft): Promise<boolean> {
    if (draft.id === this.#link?.id) return true;
    if (!(await this.putAway())) return false;
    this.#begin(draft.composition, draft);
    this.#set({ isRestored: true });
    return true;
  }

  /** A draft of the list was deleted there; if it is this one, nothing is left of it. */
  forget(id: string): void {
    if (this.#link?.id === id) this.#begin(EMPTY, null);
  }

  /** What is written here wins over what another place has saved. */
  keepMine(): Promise<void> {
    const { conflict } = this.#state;
    if (conflict) this.#link = conflict;
    this.#isSynced = false;
    this.#set({ conflict: null, kept: "changed" });
    return this.flush();
  }

  /** What another place has saved wins. */
  takeTheirs(): void {
    const { conflict } = this.#state;
    if (conflict) this.#begin(conflict.composition, conflict);
  }

  /** Another draft takes this one's place, or none does. */
  #begin(composition: Composition, link: DraftLink | null): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sitting++;
    this.#isHeld = false;
    this.#link = link && { id: link.id, version: link.version };
    this.#clientId = newId();
    this.#isSynced = true;
    this.#set({ composition, isRestored: false, conflict: null, kept: link ? "everywhere" : "nothing" });
    this.#write();
  }

  /** Which draft of the server's this is. */
  get linkId(): string | null {
    return this.#link?.id ?? null;
  }

  async #load(): Promise<void> {
    const kept = await memberStore.read<Kept>(this.memberId, this.#name);
    // What was written while the answer was on its way is newer.
    if (!kept || this.#state.kept !== "nothing") return;
    this.#link = kept.link;
    this.#clientId = kept.clientId;
    this.#isSynced = kept.isSynced;
    this.#set({ composition: kept.composition, isRestored: true, kept: kept.isSynced ? "everywhere" : "here" });
  }

  /** Another device may have gone on with it, or have published it. */
  async #catchUp(): Promise<void> {
    const link = this.#link;
    if (!link || this.#state.conflict) return;
    const sitting = this.#sitting;
    const theirs = await orElse(this.remote.find(link.id), undefined, "repeated");
    if (theirs === undefined || sitting !== this.#sitting || link !== this.#link) return;
    if (theirs === null) this.#lose();
    else if (theirs.version !== link.version) this.#meet(theirs);
  }

  /** The server does not have it any more. What it never had stays, as a new draft. */
  #lose(): void {
    if (this.#isSynced) return this.#begin(EMPTY, null);
    this.#link = null;
    this.#clientId = newId();
  }

  /** The server has another version: it wins where nothing was written here, else the member chooses. */
  #meet(theirs: RemoteDraft): void {
    if (this.#isSynced || isSame(theirs.composition, this.#state.composition)) {
      this.#begin(theirs.composition, theirs);
      this.#set({ isRestored: true });
    } else this.#set({ conflict: theirs });
  }

  #keepHere(): void {
    this.#write();
    if (isEmpty(this.#state.composition)) this.#set({ kept: "nothing" });
    else if (this.#isSynced) this.#set({ kept: "everywhere" });
  }

  #write(): void {
    const { composition } = this.#state;
    if (isEmpty(composition)) return void memberStore.remove(this.memberId, this.#name);
    const kept: Kept = { composition, link: this.#link, clientId: this.#clientId, isSynced: this.#isSynced };
    void memberStore.write(this.memberId, this.#name, kept);
  }

  #push(): Promise<void> {
    this.#pushing ??= this.#pushAll().finally(() => {
      this.#pushing = null;
      if (!this.#isSynced && this.#timer === undefined && this.#state.kept === "changed") this.#set({ kept: "here" });
    });
    return this.#pushing;
  }

  /** Sends until the server has what stands here, one at a time. */
  async #pushAll(): Promise<void> {
    while (!this.#isSynced && !this.#isHeld && !this.#state.conflict) {
      const sitting = this.#sitting;
      try {
        await this.#pushOnce(sitting);
      } catch (failure) {
        if (sitting !== this.#sitting) continue;
        if (!(await this.#recover(failure))) return;
      }
    }
  }

  async #pushOnce(sitting: number): Promise<void> {
    const { composition } = this.#state;
    const link = this.#link;
    if (isEmpty(composition)) {
      this.#link = null;
      this.#clientId = newId();
      this.#isSynced = true;
      if (link) await this.remote.remove(link.id);
      return;
    }
    this.#sent = composition;
    const saved = await this.remote.save({ kind: this.kind, composition, link, clientId: this.#clientId });
    if (sitting !== this.#sitting) {
      if (this.#discarded.has(sitting)) await this.remote.remove(saved.id);
      return;
    }
    this.#link = saved;
    this.#isSynced = isSame(composition, this.#state.composition);
    if (this.#timer === undefined) this.#keepHere();
  }

  /** Whether it is worth going on after a failure. */
  async #recover(failure: unknown): Promise<boolean> {
    if (isGone(failure) && this.#link) {
      this.#link = null;
      this.#clientId = newId();
      return true;
    }
    const now = staleAgainst(failure);
    const theirs = now && (await orElse(this.remote.find(now.id), undefined, "repeated"));
    if (!now || theirs === undefined) return false;
    if (theirs === null) this.#lose();
    // Only the answer to what was sent from here was lost.
    else if (this.#sent && isSame(theirs.composition, this.#sent)) this.#link = now;
    else this.#meet(theirs);
    return true;
  }

  get #name(): string {
    return `draft of a ${this.kind}`;
  }

  get #state(): DraftState {
    return this.#store.getSnapshot();
  }

  #set(part: Partial<DraftState>): void {
    this.#store.set({ ...this.#state, ...part });
  }
}
