import { useEffect, useLayoutEffect, useRef } from "react";
import { Store, useStore } from "#client/lib/state/Store.ts";
import { shortcutOf } from "./shortcuts.ts";

/** A single key, or two in a sequence, and its action. */
export interface Shortcut {
  keys: string;
  does: string;
}

/** Some shortcuts under a title, as the list of shortcuts shows them. */
export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

const group = new Store<ShortcutGroup | null>(null);

/** Returns the shortcuts of the page that is open, if it has keys of its own. */
export const usePageShortcuts = (): ShortcutGroup | null => useStore(group);

/** Lists the shortcuts of a page while it is open, in place of those of the feed. */
export function useShortcutList(own: ShortcutGroup): void {
  useEffect(() => {
    group.set(own);
    return () => group.set(null);
  }, [own]);
}

/**
 * Handles single keys of a page, unless the member has switched them off. The shortcuts of every page are heard first,
 * so that the second key of a sequence keeps its meaning.
 */
export function usePageKeys(acts: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const handle = (event: KeyboardEvent) => {
      const act = latest.current[shortcutOf(event) ?? ""];
      if (!act || event.repeat) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", handle);
    return () => removeEventListener("keydown", handle);
  }, [isOn]);
}
