import { Store } from "./Store.ts";

const counts = new Map<string, number>();
const store = new Store(0);

/** How many things wait to be sent, in all outboxes of this page. */
export const waitingCount = {
  getSnapshot: store.getSnapshot,
  subscribe: store.subscribe,
  set(name: string, count: number): void {
    counts.set(name, count);
    store.set([...counts.values()].reduce((sum, one) => sum + one, 0));
  },
};
