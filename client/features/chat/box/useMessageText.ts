import { useState } from "react";
import { useDrafts } from "#client/features/chat/core/drafts.ts";
import type { Subject } from "#client/features/chat/core/subject.ts";
import { useTypingSignal } from "./useTypingSignal.ts";

/**
 * Manages the text in the box. While a message is edited, its text replaces the unsent text, which returns afterwards.
 * The unsent text is stored as a draft, and the others see that somebody types.
 */
export function useMessageText(conversationId: string, subject: Subject) {
  const drafts = useDrafts();
  const typing = useTypingSignal(conversationId);
  const [text, setText] = useState(drafts.get(conversationId) ?? "");
  const isEditing = subject?.is === "edit";

  const [edited, setEdited] = useState<string | null>(null);
  const editedId = isEditing ? subject.message.id : null;
  if (editedId !== edited) {
    setEdited(editedId);
    setText(isEditing ? subject.message.text : (drafts.get(conversationId) ?? ""));
  }

  return {
    text,
    change(next: string): void {
      setText(next);
      if (isEditing) return;
      drafts.set(conversationId, next);
      if (next.trim() === "") typing.stop();
      else typing.typed();
    },
    /** Empties the box after the text was sent. */
    clear(): void {
      typing.sent();
      drafts.delete(conversationId);
      setText("");
    },
    stopTyping: typing.stop,
  };
}
