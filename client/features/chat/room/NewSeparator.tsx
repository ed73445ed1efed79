import { SeparatorLine } from "./separatorLine.ts";

/** A separator before the first unread message. */
export function NewSeparator() {
  return (
    <SeparatorLine role="separator" aria-label="New messages" data-new>
      <span aria-hidden>New messages</span>
    </SeparatorLine>
  );
}
