import styled from "@emotion/styled";
import type { OpenConversation } from "#client/features/chat/core/useConversation.ts";

interface WritingNoteProps {
  conversation: OpenConversation;
  /** True when the first message is written and not sent yet. */
  hasWritten?: boolean;
}

/** The reason why the member may not write as usual, or not at all. */
export function WritingNote({ conversation: { writing: known, title }, hasWritten = false }: WritingNoteProps) {
  const writing = hasWritten ? "WAITING" : known;
  return (
    <Note data-alone={writing !== "FIRST" || undefined} role="note">
      {writing === "FIRST" &&
        `You're not friends yet. You can send ${title} one message; the rest opens when it is accepted.`}
      {writing === "WAITING" && `You can write again when ${title} has accepted your message.`}
      {writing === "CLOSED" && "You cannot write in this conversation."}
    </Note>
  );
}

const Note = styled.p(({ theme }) => ({
  color: theme.color.text.secondary,
  ...theme.type.meta,
  "&[data-alone]": {
    padding: theme.space(16),
    textAlign: "center",
    borderTop: `1px solid ${theme.color.border.subtle}`,
  },
}));
