import type { Composition } from "#client/features/posts/fields/composition.ts";
import type { CreatePostInput } from "#client/gql/graphql.ts";
import type { Pending } from "#client/lib/state/Outbox.ts";
import { Store } from "#client/lib/state/Store.ts";

/** A post as a member has written it. */
export interface WrittenPost {
  clientId: string;
  /** What the server receives; a file that only this browser has is added when it is uploaded. */
  input: CreatePostInput;
  /** What the composer shows if the member edits it again. Its file is stored beside it, and is null in the list. */
  composition: Composition;
}

interface PendingPosts {
  list: readonly Pending<WrittenPost>[];
  /** Publishes a post when the server answers. False, and no change, where the browser has no room for its file. */
  add: (post: WrittenPost) => Promise<boolean>;
  retry: (clientId: string) => void;
  /** Takes a post out, and returns what was written, with its file; null when it is sent or taken already. */
  take: (clientId: string) => Promise<Composition | null>;
}

/** The posts that wait for the server, for the composer and the lists of posts; null while their outbox is not loaded. */
export const pendingPosts = new Store<PendingPosts | null>(null);
