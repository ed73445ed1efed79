import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let isOpen = false;

/** Whether the list of shortcuts is open: a key opens it, and so does an entry of the member's menu. */
export const shortcutHelp = {
  set(open: boolean): void {
    isOpen = open;
    for (const listener of listeners) listener();
  },
};

export function useShortcutHelp(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
}
