import { Store } from "#client/lib/state/Store.ts";

/** True while the member has asked for the search box of the header and its code has not arrived. */
export const searchRequest = new Store(false);
