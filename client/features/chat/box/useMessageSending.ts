import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { newId } from "#client/lib/state/useAttemptId.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import type { MessageMedia } from "#client/features/chat/core/chatMessage.ts";
import type { Room } from "#client/features/chat/core/Room.ts";
import type { Subject } from "#client/features/chat/core/subject.ts";
import { useMessageActions } from "#client/features/chat/core/useMessageActions.ts";
import { useOutbox } from "#client/features/chat/core/useOutbox.ts";

interface MessageSending {
  conversationId: string;
  room: Room;
  subject: Subject;
  onSaved: () => void;
}

/** Sends a text to the server: as a new message through the outbox, or as the new text of a message that was sent. */
export function useMessageSending({ conversationId, room, subject, onSaved }: MessageSending) {
  const { outbox } = useOutbox(conversationId);
  const { edit } = useMessageActions(room);
  const [isSaving, setSaving] = useState(false);

  return {
    isSaving,
    async save(messageId: string, text: string): Promise<void> {
      setSaving(true);
      try {
        await edit(messageId, text);
        onSaved();
      } catch (failure) {
        toast.failure("Couldn't edit the message", messageOf(failure, "Please try again."));
      } finally {
        setSaving(false);
      }
    },
    send(text: string, media: MessageMedia[]): void {
      outbox.add({
        clientId: newId(),
        conversationId,
        text: text.trim(),
        replyTo: subject ? subject.message : null,
        media,
        writtenAt: new Date().toISOString(),
      });
    },
  };
}
