/** Copies a text to the clipboard, with the old API where the new one is not available. False when neither works. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.position = "fixed";
  area.style.opacity = "0";
  // Inside an open dialog focus cannot leave it, so the helper element has to be inside too.
  const host = document.activeElement?.closest("[role=dialog],[role=menu]") ?? document.body;
  const focused = document.activeElement;
  host.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
