import { isComposing } from "#client/lib/text/composing.ts";

/** The key that discards a restored draft. It writes nothing, so it also acts while someone types. */
export const DISCARD_KEY = "F9";

interface DraftOnPage {
  /** Returns the part of the page to which the draft belongs; null before it is rendered. */
  frame: () => Element | null;
  discard: () => void;
}

const drafts = new Set<DraftOnPage>();

/** Discards a restored draft by the key, while it is on the page. Returns a function that stops it. */
export function listenForDiscard(draft: DraftOnPage): () => void {
  if (drafts.size === 0) addEventListener("keydown", handleKey);
  drafts.add(draft);
  return () => {
    drafts.delete(draft);
    if (drafts.size === 0) removeEventListener("keydown", handleKey);
  };
}

/** The key means the draft in which the focus is; elsewhere on the page, the only one there is. */
function handleKey(event: KeyboardEvent): void {
  if (event.key !== DISCARD_KEY || event.defaultPrevented || event.repeat || isComposing(event)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const all = [...drafts];
  const focused = all.find(({ frame }) => frame()?.contains(document.activeElement));
  const meant = focused ?? (all.length === 1 ? all[0] : undefined);
  if (!meant) return;
  event.preventDefault();
  meant.discard();
}
