import { useMemo } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { useUnsent, useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { messageEditPlace, messagePlace } from "#client/features/chat/core/messagePlaces.ts";
import type { Subject } from "#client/features/chat/core/subject.ts";
import { useTypingSignal } from "./useTypingSignal.ts";

/**
 * Manages the text in the box. While a message is edited, its text replaces the unsent text, which returns afterwards.
 * Both are stored in this browser until they are sent, and the others see that somebody types.
 */
export function useMessageText(conversationId: string, subject: Subject) {
  const { id } = useViewer();
  const edited = subject?.is === "edit" ? subject.message : null;
  const place = useUnsentPlace(id, edited ? messageEditPlace(edited.id) : messagePlace(conversationId));
  const initialText = edited?.text ?? "";
  const initial = useMemo(() => ({ text: initialText }), [initialText]);
  const unsent = useUnsent(place, { initial, isEdit: edited !== null });
  const typing = useTypingSignal(conversationId);

  function change(text: string): void {
    unsent.box.change({ text });
    if (edited) return;
    if (text.trim() === "") typing.stop();
    else typing.typed();
  }

  return {
    text: unsent.values.text,
    /** The draft of the text, for the note about it. */
    unsent,
    change,
    /** Empties the box after the text was sent. */
    clear(): void {
      typing.sent();
      unsent.box.clear();
    },
    /** Drops the changes of an edited message, because they were saved or are not wanted. */
    dropEdit(): void {
      if (edited) unsent.box.clear();
    },
    stopTyping: typing.stop,
  };
}
