import { ignoreFailure, orElse } from "#client/lib/ignoreFailure.ts";
import { newId } from "#client/lib/state/useAttemptId.ts";
import { memberStore } from "#client/lib/state/memberStore.ts";
import { Store } from "#client/lib/state/Store.ts";
import { EMPTY, isEmpty, isSame } from "#client/features/posts/fields/composition.ts";
import type { Composition, CompositionKind } from "#client/features/posts/fields/composition.ts";
import { isGone, staleAgainst } from "./draftsRemote.ts";
import type { DraftLink, DraftsRemote, RemoteDraft } from "./draftsRemote.ts";
import { emptyDraft, isSynced, isToSend, isTyping, isUnsafe, reduceDraft } from "./draftStates.ts";
import type { Draft, DraftEvent, DraftProgress } from "./draftStates.ts";

/** Milliseconds without typing after which a draft is saved, and the longest that typing can delay that. */
const PAUSE = 1_000;
const AT_MOST = 5_000;

/** A draft as this browser stores it. */
interface StoredDraft {
  composition: Composition;
  link: DraftLink | null;
  clientId: string;
  /** The server has the same. */
  isSynced: boolean;
}

/** What a composer shows of a draft. */
export interface DraftState {
  composition: Composition;
  /** The words were there before the member came. */
  isRestored: boolean;
  /** How far the words have been saved. */
  kept: "nothing" | "changed" | "here" | "everywhere";
  /** What another tab or device has made of the same draft meanwhile. */
  conflict: RemoteDraft | null;
}

const KEPT: Readonly<Record<DraftProgress, DraftState["kept"]>> = {
  empty: "nothing",
  emptied: "nothing",
  typing: "changed",
  settling: "changed",
  unsent: "changed",
  local: "here",
  saved: "everywhere",
};

/**
 * Saves what a member writes: first in this browser, then on the server, after each pause and at least every five
 * seconds. One keeper lives for each member and kind, whether or not a composer is open. The states of a draft and
 * the transitions between them are in draftStates.ts; the keeper owns the timer, the browser's store and the requests.
 */
export class DraftKeeper {
  #draft: Draft = emptyDraft(newId());
  #state: DraftState = stateOf(this.#draft);
  #loading: Promise<void> | null = null;
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest change was made that is not safe yet. */
  #changedAt = 0;
  /** The sessions whose drafts are unwanted: one that the server creates afterwards is deleted. */
  readonly #discarded = new Set<number>();
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly memberId: string,
    private readonly kind: CompositionKind,
    private readonly remote: DraftsRemote,
  ) {}

  readonly state = this.#store.getSnapshot;
  readonly subscribe = this.#store.subscribe;

  /** The identifier of the draft on the server; null while the server has none. */
  get linkId(): string | null {
    return this.#draft.link?.id ?? null;
  }

  /** A member has opened a composer: reads what this browser has, then asks the server for a newer version. */
  async arrive(): Promise<void> {
    if (isTyping(this.#draft.progress) || this.#sending !== null) return;
    this.#dispatch({ type: "arrived" });
    this.#loading ??= this.#load();
    await this.#loading;
    await this.#catchUp();
  }

  change(part: Partial<Composition>): void {
    const wasTyping = isTyping(this.#draft.progress);
    this.#dispatch({ type: "changed", composition: { ...this.#draft.composition, ...part } });
    if (!wasTyping) this.#changedAt = Date.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), Math.min(PAUSE, this.#changedAt + AT_MOST - Date.now()));
  }

  /** Saves at once what is not saved yet. It never rejects: what the server does not take stays in this browser. */
  async flush(): Promise<void> {
    this.#dispatch({ type: "released" });
    clearTimeout(this.#timer);
    if (isUnsafe(this.#draft)) this.#store({ type: "paused" });
    await this.#send();
  }

  /**
   * The post is about to be published: nothing more is sent. A request under way for a draft with a file gets a
   * moment to finish, so that the server knows whose file it is. Answers the identifier of the draft on the server.
   */
  async hold(): Promise<string | null> {
    clearTimeout(this.#timer);
    this.#store({ type: "held" });
    if (this.#sending && this.#draft.composition.attachment)
      await Promise.race([this.#sending, new Promise((resolve) => setTimeout(resolve, PAUSE))]);
    return this.linkId;
  }

  /** The post was published, and the server has deleted its draft with that. */
  finish(): void {
    this.#discarded.add(this.#draft.session);
    this.#replace(EMPTY, null);
  }

  /** The member does not want the draft. Returns a function that brings it back. */
  discard(): () => void {
    const { composition, link, session } = this.#draft;
    this.#discarded.add(session);
    this.#replace(EMPTY, null);
    if (link) void this.remote.remove(link.id).catch(() => {});
    return () => this.change(composition);
  }

  /** Leaves the draft to the list of drafts and makes room for another. False, and no change, if it was not saved. */
  async putAway(): Promise<boolean> {
    if (isEmpty(this.#draft.composition)) return true;
    await this.flush();
    if (!isSynced(this.#draft) || !this.#draft.link) return false;
    this.#replace(EMPTY, null);
    return true;
  }

  /** Goes on with a draft of the list, after what was being written is put away. False if that did not work. */
  async open(draft: RemoteDraft): Promise<boolean> {
    if (draft.id === this.linkId) return true;
    if (!(await this.putAway())) return false;
    this.#restore(draft);
    return true;
  }

  /** A draft of the list was deleted there; if it is this one, it is emptied. */
  forget(id: string): void {
    if (this.linkId === id) this.#replace(EMPTY, null);
  }

  /** The member chooses what is written here over what was saved elsewhere. */
  keepMine(): Promise<void> {
    this.#dispatch({ type: "mineChosen" });
    return this.flush();
  }

  /** The member chooses what was saved elsewhere. */
  takeTheirs(): void {
    const { conflict } = this.#draft;
    if (conflict) this.#replace(conflict.composition, conflict);
  }

  #replace(composition: Composition, link: DraftLink | null, isRestored = false): void {
    clearTimeout(this.#timer);
    this.#dispatch({ type: "replaced", composition, link, clientId: newId(), isRestored });
    this.#write();
  }

  #restore(draft: RemoteDraft): void {
    this.#replace(draft.composition, draft, true);
  }

  async #load(): Promise<void> {
    const stored = await memberStore.read<StoredDraft>(this.memberId, this.#name);
    if (stored) this.#dispatch({ type: "loaded", ...stored });
  }

  /** Another device may have changed the draft or published it. */
  async #catchUp(): Promise<void> {
    const { link, session, channel } = this.#draft;
    if (!link || channel === "conflict") return;
    const theirs = await this.remote.find(link.id).catch(() => undefined);
    if (theirs === undefined || session !== this.#draft.session || link !== this.#draft.link) return;
    if (theirs === null) this.#unlink();
    else if (theirs.version !== link.version) this.#meet(theirs);
  }

  /** The server does not have the draft any more. Words that it never had stay, as a new draft. */
  #unlink(): void {
    if (isSynced(this.#draft)) this.#replace(EMPTY, null);
    else this.#dispatch({ type: "unlinked", clientId: newId() });
  }

  /** The server has another version: it wins where nothing was written here, else the member chooses. */
  #meet(theirs: RemoteDraft): void {
    if (isSynced(this.#draft) || isSame(theirs.composition, this.#draft.composition)) this.#restore(theirs);
    else this.#dispatch({ type: "conflicted", theirs });
  }

  /** Sends until the server has the current words, one request at a time. */
  #send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
      this.#dispatch({ type: "stopped" });
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (isToSend(this.#draft)) {
      const sent = this.#draft;
      try {
        await (isEmpty(sent.composition) ? this.#clear(sent) : this.#save(sent));
      } catch (failure) {
        if (sent.session === this.#draft.session && !(await this.#recover(failure, sent))) return;
      }
    }
  }

  async #clear({ link }: Draft): Promise<void> {
    this.#dispatch({ type: "cleared", clientId: newId() });
    if (link) await this.remote.remove(link.id);
  }

  async #save({ composition, link, clientId, session }: Draft): Promise<void> {
    const saved = await this.remote.save({ kind: this.kind, composition, link, clientId });
    if (session === this.#draft.session) {
      this.#dispatch({ type: "saved", sent: composition, link: saved });
      if (!isTyping(this.#draft.progress)) this.#write();
    } else if (this.#discarded.has(session)) await this.remote.remove(saved.id);
  }

  /** Returns whether sending goes on after a failure. */
  async #recover(failure: unknown, sent: Draft): Promise<boolean> {
    if (isGone(failure) && this.#draft.link) {
      this.#dispatch({ type: "unlinked", clientId: newId() });
      return true;
    }
    const newer = staleAgainst(failure);
    const theirs = newer && (await this.remote.find(newer.id).catch(() => undefined));
    if (!newer || theirs === undefined) return false;
    if (theirs === null) this.#unlink();
    // An earlier save did arrive, and only its answer was lost.
    else if (isSame(theirs.composition, sent.composition)) this.#dispatch({ type: "linked", link: newer });
    else this.#meet(theirs);
    return true;
  }

  /** Writes the words to this browser, and records that they are safe there. */
  #store(event: DraftEvent): void {
    this.#write();
    this.#dispatch(event);
  }

  #write(): void {
    const { composition, link, clientId } = this.#draft;
    if (isEmpty(composition)) return void memberStore.remove(this.memberId, this.#name);
    const stored: StoredDraft = { composition, link, clientId, isSynced: isSynced(this.#draft) };
    void memberStore.write(this.memberId, this.#name, stored);
  }

  get #name(): string {
    return `draft of a ${this.kind}`;
  }

  #dispatch(event: DraftEvent): void {
    const next = reduceDraft(this.#draft, event);
    if (next === this.#draft) return;
    this.#draft = next;
    this.#state = stateOf(this.#draft);
    for (const listener of this.#listeners) listener();
  }
}

function stateOf({ composition, isRestored, progress, conflict }: Draft): DraftState {
  return { composition, isRestored, kept: KEPT[progress], conflict };
}
