/** The fields of a form. Files are chosen by buttons of ours, and their inputs are hidden. */
const FIELDS = "input:not([type=hidden],[type=file]),textarea,select,[role=combobox],[contenteditable=true]";

/**
 * Focuses what a member who opens a dialog came for: its first field, of a group of choices the chosen one; without a
 * field its heading, from which the next Tab leads into the content.
 */
export function focusFirstIn(dialog: HTMLElement): void {
  const fields = [...dialog.querySelectorAll<HTMLElement>(FIELDS)].filter(isUsable);
  const first = fields[0];
  const chosen = first instanceof HTMLInputElement && first.type === "radio" && fields.find(isChosenWith(first));
  const goal = chosen || first || dialog.querySelector<HTMLElement>("[data-dialog-title]") || dialog;
  goal.focus({ preventScroll: true });
}

function isUsable(field: HTMLElement): boolean {
  return !field.matches(":disabled,[aria-disabled=true],[inert] *") && field.getClientRects().length > 0;
}

function isChosenWith(radio: HTMLInputElement): (field: HTMLElement) => boolean {
  return (field) => field instanceof HTMLInputElement && field.name === radio.name && field.checked;
}
