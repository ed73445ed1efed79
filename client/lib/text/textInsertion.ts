/** The part of a text box that a text takes the place of. */
export interface TextRange {
  start: number;
  end: number;
}

/**
 * Writes into a text box as if it had been typed there, with the caret behind it: its owner hears of it, and undoing
 * works.
 */
export function insertText(area: HTMLTextAreaElement, text: string, { start, end }: TextRange): void {
  area.focus();
  area.setSelectionRange(start, end);
  // Deprecated, and still the only way that the browser's own undo knows of.
  if (typeof document.execCommand === "function" && document.execCommand("insertText", false, text)) return;
  area.setRangeText(text, start, end, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
