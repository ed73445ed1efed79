import { newId } from "#client/lib/state/useAttemptId.ts";
import { EMPTY, isEmpty, isSame } from "#client/features/posts/fields/composition.ts";
import type { CompositionKind } from "#client/features/posts/fields/composition.ts";
import { isGone, staleAgainst } from "./draftsRemote.ts";
import type { DraftsRemote, RemoteDraft } from "./draftsRemote.ts";
import { isSynced, isToSend, isTyping } from "./draftStates.ts";
import type { Draft } from "./draftStates.ts";
import type { DraftStore } from "./DraftStore.ts";
import { orElse } from "#client/lib/ignoreFailure.ts";

/**
 * Sends the requests for a draft: it saves what the server does not have, and handles versions that others have saved.
 */
export class DraftSender {
  #sending: Promise<void> | null = null;
  /** The sessions whose drafts were discarded: a draft that the server creates afterwards is deleted. */
  readonly #discarded = new Set<number>();

  constructor(
    private readonly store: DraftStore,
    private readonly kind: CompositionKind,
    private readonly remote: DraftsRemote,
  ) {}

  /** The running request; null while nothing is sent. */
  get sending(): Promise<void> | null {
    return this.#sending;
  }

  /** Sends until the server has the current text, one request at a time. Never rejects. */
  send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
      this.store.dispatch({ type: "stopped" });
    });
    return this.#sending;
  }

  /** Discards the current draft on the server, even if its first save is still running. */
  discardCurrent(): void {
    this.#discarded.add(this.store.draft.session);
  }

  /** Fetches the draft again, because another device may have changed or published it. */
  async catchUp(): Promise<void> {
    const { link, session, channel } = this.store.draft;
    if (!link || channel === "conflict") return;
    const theirs = await orElse(this.remote.find(link.id), undefined, "repeated");
    const now = this.store.draft;
    if (theirs === undefined || session !== now.session || link !== now.link) return;
    if (theirs === null) this.#unlink();
    else if (theirs.version !== link.version) this.#meet(theirs);
  }

  async #sendAll(): Promise<void> {
    while (isToSend(this.store.draft)) {
      const sent = this.store.draft;
      try {
        await (isEmpty(sent.composition) ? this.#clear(sent) : this.#save(sent));
      } catch (failure) {
        if (sent.session === this.store.draft.session && !(await this.#recover(failure, sent))) return;
      }
    }
  }

  async #clear({ link }: Draft): Promise<void> {
    this.store.dispatch({ type: "cleared", clientId: newId() });
    if (link) await this.remote.remove(link.id);
  }

  async #save({ composition, link, clientId, session }: Draft): Promise<void> {
    const saved = await this.remote.save({ kind: this.kind, composition, link, clientId });
    if (session === this.store.draft.session) {
      this.store.dispatch({ type: "saved", sent: composition, link: saved });
      if (!isTyping(this.store.draft.progress)) void this.store.write();
    } else if (this.#discarded.has(session)) await this.remote.remove(saved.id);
  }

  /** Returns whether sending goes on after a failure. */
  async #recover(failure: unknown, sent: Draft): Promise<boolean> {
    if (isGone(failure) && this.store.draft.link) {
      this.store.dispatch({ type: "unlinked", clientId: newId() });
      return true;
    }
    const newer = staleAgainst(failure);
    const theirs = newer && (await orElse(this.remote.find(newer.id), undefined, "repeated"));
    if (!newer || theirs === undefined) return false;
    if (theirs === null) this.#unlink();
    // An earlier save did arrive, and only its answer was lost.
    else if (isSame(theirs.composition, sent.composition)) this.store.dispatch({ type: "linked", link: newer });
    else this.#meet(theirs);
    return true;
  }

  /** Unlinks a draft that the server no longer has. A text that it never had stays, as a new draft. */
  #unlink(): void {
    if (isSynced(this.store.draft)) void this.store.replace(EMPTY, null);
    else this.store.dispatch({ type: "unlinked", clientId: newId() });
  }

  /** Handles another version of the server: it wins where nothing was written here, else the member chooses. */
  #meet(theirs: RemoteDraft): void {
    const { draft } = this.store;
    if (isSynced(draft) || isSame(theirs.composition, draft.composition)) this.store.restore(theirs);
    else this.store.dispatch({ type: "conflicted", theirs });
  }
}
