import { Store, useStore } from "#client/lib/state/Store.ts";

const isOpen = new Store(false);

/** Whether the list of shortcuts is open: a key and an entry of the member's menu open it. */
export const shortcutHelp = { set: (open: boolean): void => isOpen.set(open) };

export const useShortcutHelp = (): boolean => useStore(isOpen);
