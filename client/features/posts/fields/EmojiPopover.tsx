import { useRef, useState } from "react";
import type { ReactElement, RefObject } from "react";
import { insertText } from "#client/lib/text/textInsertion.ts";
import type { TextRange } from "#client/lib/text/textInsertion.ts";
import { Popover } from "#client/ui/overlays/Popover.tsx";
import { EmojiPicker } from "./EmojiPicker.tsx";

interface EmojiPopoverProps {
  /** The text box into which the emoji is inserted. */
  area: RefObject<HTMLTextAreaElement | null>;
  trigger: ReactElement;
}

/** The picker of emoji at its button, open when it mounts, because it is loaded on demand. */
export function EmojiPopover({ area, trigger }: EmojiPopoverProps) {
  const [isOpen, setOpen] = useState(true);
  const picked = useRef<{ emoji: string; at: TextRange } | null>(null);

  function handlePick(emoji: string) {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    picked.current = { emoji, at: { start, end } };
    setOpen(false);
  }

  /** Moves the focus only now, because the picker holds it until it is closed. */
  function handleCloseAutoFocus(event: Event) {
    const choice = picked.current;
    picked.current = null;
    if (!choice || !area.current) return;
    event.preventDefault();
    insertText(area.current, choice.emoji, choice.at);
  }

  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label="Emoji"
      onCloseAutoFocus={handleCloseAutoFocus}
      trigger={trigger}
    >
      <EmojiPicker onPick={handlePick} />
    </Popover>
  );
}
