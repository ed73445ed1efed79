import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { shortcutOf } from "#client/lib/browser/shortcuts.ts";
import { topCard } from "./listPosition.ts";

/** The control that a key presses in the focused post. */
const CONTROLS: Record<string, string> = {
  o: 'a[href^="/post/"]',
  l: '[data-act="like"]',
  b: '[data-act="bookmark"]',
  c: '[data-act="comment"]',
  s: '[data-act="share"]',
  u: 'a[href^="/profile/"]:not([tabindex="-1"])',
};

/** The shortcuts of a card, for assistive technology. */
export const CARD_KEYS = Object.keys(CONTROLS).join(" ");

interface FeedKeysOptions {
  isOn: boolean;
  /** Runs on the key ".". */
  onNew?: () => void;
}

/** Handles single keys in a list of posts: j and k move from post to post, others act on the focused post. */
export function useFeedKeys(list: RefObject<HTMLElement | null>, { isOn, onNew }: FeedKeysOptions): void {
  const latest = useRef(onNew);
  useLayoutEffect(() => {
    latest.current = onNew;
  });
  // The posts are heard from the frame on that shows them.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const handle = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      if (key === null || !list.current) return;
      if (answer(key, list.current, event.repeat)) event.preventDefault();
      else if (key === "." && latest.current && !event.repeat) {
        event.preventDefault();
        latest.current();
      }
    };
    addEventListener("keydown", handle);
    return () => removeEventListener("keydown", handle);
  }, [isOn, list]);
}

function answer(key: string, list: HTMLElement, isRepeat: boolean): boolean {
  const card = document.activeElement?.closest<HTMLElement>("[data-post]") ?? null;
  const current = card && list.contains(card) ? card : null;
  if (key === "j" || key === "k") return walk(list, current, key === "j" ? 1 : -1);
  const control = CONTROLS[key];
  if (!control || isRepeat) return false;
  const target = current?.querySelector<HTMLElement>(control);
  if (!target) return false;
  // A menu that opens by a key returns the focus to its button.
  target.focus({ preventScroll: true });
  target.click();
  return true;
}

/** Moves the focus to the next or the previous post; from outside of the list, to the one that is being read. */
function walk(list: HTMLElement, current: HTMLElement | null, step: 1 | -1): boolean {
  const cards = [...list.querySelectorAll<HTMLElement>("[data-post]")];
  const top = current ?? topCard(list);
  if (!top) return false;
  const goal = current ? cards[cards.indexOf(current) + step] : top;
  goal?.focus({ preventScroll: true });
  goal?.scrollIntoView({ block: "start" });
  return true;
}
