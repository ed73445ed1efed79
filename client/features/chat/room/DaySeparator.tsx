import { dayName } from "#client/features/chat/core/chatTime.ts";
import { SeparatorLine } from "./separatorLine.ts";

/** A separator before the first message of a day. */
export function DaySeparator({ at }: { at: string }) {
  return (
    <SeparatorLine role="separator" aria-label={dayName(at)}>
      <span aria-hidden>{dayName(at)}</span>
    </SeparatorLine>
  );
}
