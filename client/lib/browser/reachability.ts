import { Store } from "#client/lib/state/Store.ts";

/**
 * Whether the server answers. `doubtful`: a call got no answer, and nobody has checked yet; `away`: the check got none
 * either; `back`: the server answers again, which the page shows for a moment.
 */
export type Reachability = "here" | "doubtful" | "away" | "back";

const store = new Store<Reachability>("here");

/** What this page knows of the server. `client/app/layout/serverWatch.ts` checks it; without a doubt there is no request. */
export const reachability = {
  getSnapshot: store.getSnapshot,
  subscribe: store.subscribe,
  set: (state: Reachability): void => store.set(state),

  /** Notes that a call got no answer. */
  doubt(): void {
    const state = store.getSnapshot();
    if (state === "here" || state === "back") store.set("doubtful");
  },
};
