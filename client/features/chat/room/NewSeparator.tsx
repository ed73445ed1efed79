import { SeparatorLine } from "./separatorLine.ts";

/** Where that begins which was not read. */
export function NewSeparator() {
  return (
    <SeparatorLine role="separator" aria-label="New messages" data-new>
      <span aria-hidden>New messages</span>
    </SeparatorLine>
  );
}
