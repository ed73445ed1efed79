import { isComposing } from "#client/lib/text/composing.ts";

/** Elements in which keys are input to a field or a list. */
const TYPING =
  "input,textarea,select,[contenteditable],[role=textbox],[role=combobox],[role=listbox],[role=menu],[role=dialog],[role=alertdialog]";
/** Overlays that receive all keys while they are open. */
const OVER = "[role=dialog],[role=alertdialog],[role=menu],[role=listbox]";

/** Checks whether keys are input to this element. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

/**
 * Returns the key of a press that is meant as a shortcut of the page, e.g. "j" or "?". Null while someone types, while
 * a dialog or a menu is open, with a modifier, or when another handler has used the press.
 */
export function shortcutOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (isTyping(event.target)) return null;
  if (document.querySelector(OVER)) return null;
  return event.key;
}

/** Keys that follow each other within this time form a sequence, in milliseconds. */
const SEQUENCE_TIME = 1_000;

/**
 * Listens for shortcuts of the whole page: single keys ("?"), and two in a row with a space between ("g h"). Returns a
 * function that stops it.
 */
export function listenForShortcuts(acts: Record<string, () => void>): () => void {
  let lead: { key: string; at: number } | null = null;
  const handle = (event: KeyboardEvent) => {
    const key = shortcutOf(event);
    if (key === null || event.repeat) return;
    const before = lead && event.timeStamp - lead.at < SEQUENCE_TIME ? lead.key : null;
    lead = null;
    const act = before === null ? acts[key] : acts[`${before} ${key}`];
    if (act) {
      event.preventDefault();
      act();
      return;
    }
    if (Object.keys(acts).some((name) => name.startsWith(`${key} `))) lead = { key, at: event.timeStamp };
  };
  // This listens first: the second key of two may have its own meaning in a part of the page, like "k" in a feed.
  addEventListener("keydown", handle, true);
  return () => removeEventListener("keydown", handle, true);
}
