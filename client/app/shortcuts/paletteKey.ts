import { isComposing } from "#client/lib/text/composing.ts";

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that open the palette, as the list of shortcuts names them. */
export const PALETTE_KEYS = isApple ? "⌘K" : "Ctrl+K";

/** Checks whether a press opens the palette: it has a modifier, so it also acts while someone types. */
export function isPalettePress(event: KeyboardEvent): boolean {
  const hasModifier = isApple ? event.metaKey : event.ctrlKey;
  if (isComposing(event)) return false;
  return hasModifier && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k" && !event.defaultPrevented;
}
