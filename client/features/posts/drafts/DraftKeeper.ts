import { EMPTY, isEmpty } from "#client/features/posts/fields/composition.ts";
import type { Composition, CompositionKind } from "#client/features/posts/fields/composition.ts";
import { DraftSender } from "./DraftSender.ts";
import type { DraftsRemote, RemoteDraft } from "./draftsRemote.ts";
import { isSynced, isTyping, isUnsafe } from "./draftStates.ts";
import type { Draft, DraftEvent } from "./draftStates.ts";
import { DraftStore } from "./DraftStore.ts";
import type { DraftState } from "./DraftStore.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";

/** Milliseconds without typing after which a draft is saved, and the longest time that typing can delay that. */
const PAUSE = 1_000;
const AT_MOST = 5_000;

/**
 * Saves a member's text: first in this browser, then on the server, after each pause and at least every five seconds.
 * There is one keeper for each member and kind, whether or not a composer is open. The states of a draft and the
 * transitions between them are in draftStates.ts; the keeper turns the member's actions into events.
 */
export class DraftKeeper {
  readonly #store: DraftStore;
  readonly #sender: DraftSender;
  readonly #remote: DraftsRemote;
  #loading: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The time of the oldest change that is not stored yet. */
  #changedAt = 0;

  constructor(memberId: string, kind: CompositionKind, remote: DraftsRemote) {
    this.#store = new DraftStore(memberId, kind);
    this.#sender = new DraftSender(this.#store, kind, remote);
    this.#remote = remote;
  }

  get state(): () => DraftState {
    return this.#store.state;
  }

  get subscribe(): (listener: () => void) => () => void {
    return this.#store.subscribe;
  }

  /** The identifier of the draft on the server; null while the server has none. */
  get linkId(): string | null {
    return this.#draft.link?.id ?? null;
  }

  /**
   * Reads what this browser has stored, then asks the server for a newer version, because a member has opened a
   * composer.
   */
  async arrive(): Promise<void> {
    if (isTyping(this.#draft.progress) || this.#sender.sending) return;
    this.#store.dispatch({ type: "arrived" });
    this.#loading ??= this.#store.read();
    await this.#loading;
    await this.#sender.catchUp();
  }

  change(part: Partial<Composition>): void {
    if (!isTyping(this.#draft.progress)) this.#changedAt = Date.now();
    this.#store.dispatch({ type: "changed", composition: { ...this.#draft.composition, ...part } });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), Math.min(PAUSE, this.#changedAt + AT_MOST - Date.now()));
  }

  /** Saves at once what is not saved yet. It never rejects: what the server does not accept stays in this browser. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#store.dispatch({ type: "released" });
    if (isUnsafe(this.#draft)) this.#secure({ type: "paused" });
    await this.#sender.send();
  }

  /**
   * Stops sending, because the post is about to be published. A running request for a draft with a file gets a moment
   * to finish, so that the server knows the owner of the file. Returns the identifier of the draft on the server.
   */
  async hold(): Promise<string | null> {
    clearTimeout(this.#timer);
    this.#secure({ type: "held" });
    const { sending } = this.#sender;
    if (sending && this.#draft.composition.attachment)
      await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, PAUSE))]);
    return this.linkId;
  }

  /** Empties the draft after the post was published; the server has deleted its copy with that. */
  finish(): void {
    this.#sender.discardCurrent();
    void this.#empty();
  }

  /** Discards the draft. Returns a function that restores it. */
  discard(): () => void {
    const { composition, link } = this.#draft;
    this.#sender.discardCurrent();
    void this.#empty();
    if (link) void ignoreFailure(this.#remote.remove(link.id), "optional");
    return () => this.change(composition);
  }

  /** Leaves the draft in the list of drafts and begins another one. False, and no change, if it was not saved. */
  async putAway(): Promise<boolean> {
    if (isEmpty(this.#draft.composition)) return true;
    await this.flush();
    if (!isSynced(this.#draft) || !this.#draft.link) return false;
    // The composer says that the draft is put away; a page that is loaded at that moment must not find it here.
    await this.#empty();
    return true;
  }

  /** Continues with a draft of the list, after the current one is put away. False if that did not work. */
  async open(draft: RemoteDraft): Promise<boolean> {
    if (draft.id === this.linkId) return true;
    if (!(await this.putAway())) return false;
    clearTimeout(this.#timer);
    this.#store.restore(draft);
    return true;
  }

  /** Handles the deletion of a draft in the list; if it is the current one, it is emptied. */
  forget(id: string): void {
    if (this.linkId === id) void this.#empty();
  }

  /** Resolves a conflict with the text of this composer. */
  keepMine(): Promise<void> {
    this.#store.dispatch({ type: "mineChosen" });
    return this.flush();
  }

  /** Resolves a conflict with the version that was saved elsewhere. */
  takeTheirs(): void {
    const { conflict } = this.#draft;
    if (!conflict) return;
    clearTimeout(this.#timer);
    void this.#store.replace(conflict.composition, conflict);
  }

  get #draft(): Draft {
    return this.#store.draft;
  }

  #empty(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#store.replace(EMPTY, null);
  }

  /** Stores the text in this browser, and records that it is safe there. */
  #secure(event: DraftEvent): void {
    void this.#store.write();
    this.#store.dispatch(event);
  }
}
