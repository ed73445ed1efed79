import type { UpdateProfileInput } from "#client/gql/graphql.ts";
import { Store } from "#client/lib/state/Store.ts";

/** Where the browser keeps what was typed in the form of the profile. */
export const PROFILE_PLACE = "profile";

interface PendingProfile {
  /** Returns whether an earlier change waits, which a later one must not overtake. */
  isWaiting: () => boolean;
  /** Saves a change when the server answers. */
  add: (change: UpdateProfileInput) => void;
}

/** The changes of the profile that wait for the server; null while their outbox is not loaded. */
export const pendingProfile = new Store<PendingProfile | null>(null);
