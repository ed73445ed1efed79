import type { Pending } from "#client/lib/state/Outbox.ts";
import { Store } from "#client/lib/state/Store.ts";

/** A comment as a member has written it. */
export interface WrittenComment {
  clientId: string;
  postId: string;
  parentId: string | null;
  content: string;
}

interface PendingComments {
  list: readonly Pending<WrittenComment>[];
  /** Sends a comment when the server answers; null while the outbox is not loaded. */
  add: ((comment: WrittenComment) => void) | null;
  retry: (clientId: string) => void;
  discard: (clientId: string) => void;
}

const nothing = () => {};

export const NONE: PendingComments = { list: [], add: null, retry: nothing, discard: nothing };

/** The comments that wait for the server, for the posts on the screen; their outbox is loaded later. */
export const pendingComments = new Store<PendingComments>(NONE);
