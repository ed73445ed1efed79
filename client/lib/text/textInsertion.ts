/** The part of a text box that an inserted text replaces. */
export interface TextRange {
  start: number;
  end: number;
}

/**
 * Inserts a text into a text box as if it had been typed there, with the caret behind it: input listeners run, and undo
 * works.
 */
export function insertText(area: HTMLTextAreaElement, text: string, { start, end }: TextRange): void {
  area.focus();
  area.setSelectionRange(start, end);
  // This API is deprecated, and still the only one that adds to the browser's own undo history.
  if (typeof document.execCommand === "function" && document.execCommand("insertText", false, text)) return;
  area.setRangeText(text, start, end, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
