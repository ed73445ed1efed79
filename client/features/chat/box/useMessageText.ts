import { useMemo, useState } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { unsentText } from "#client/lib/state/unsentTexts.ts";
import type { Subject } from "#client/features/chat/core/subject.ts";
import { useTypingSignal } from "./useTypingSignal.ts";

/**
 * Manages the text in the box. While a message is edited, its text replaces the unsent text, which returns afterwards.
 * The unsent text is stored in this browser, and the others see that somebody types.
 */
export function useMessageText(conversationId: string, subject: Subject) {
  const { id } = useViewer();
  const unsent = useMemo(() => unsentText(id, `message in conversation ${conversationId}`), [id, conversationId]);
  const typing = useTypingSignal(conversationId);
  const [restored, setRestored] = useState(unsent.read);
  const [text, setText] = useState(restored ?? "");
  const isEditing = subject?.is === "edit";

  const [edited, setEdited] = useState<string | null>(null);
  const editedId = isEditing ? subject.message.id : null;
  if (editedId !== edited) {
    setEdited(editedId);
    setText(isEditing ? subject.message.text : (unsent.read() ?? ""));
  }

  function change(next: string): void {
    setText(next);
    if (isEditing) return;
    unsent.write(next);
    if (next.trim() === "") typing.stop();
    else typing.typed();
  }

  return {
    text,
    /** True when the text was written before the conversation was opened. */
    isRestored: restored !== null && !isEditing,
    change,
    /** Empties the box after the text was sent. */
    clear(): void {
      typing.sent();
      unsent.write("");
      setRestored(null);
      setText("");
    },
    discard(): void {
      change("");
      setRestored(null);
    },
    stopTyping: typing.stop,
  };
}
