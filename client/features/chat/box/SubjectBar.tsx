import styled from "@emotion/styled";
import { X } from "lucide-react";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { lineOf } from "#client/features/chat/core/chatMessage.ts";
import type { Subject } from "#client/features/chat/core/subject.ts";

interface SubjectBarProps {
  subject: NonNullable<Subject>;
  onClose: () => void;
}

/** The message that the member replies to or edits. */
export function SubjectBar({ subject: { is, message }, onClose }: SubjectBarProps) {
  return (
    <Bar>
      <Words>
        <strong>{is === "edit" ? "Edit message" : `Reply to ${message.sender?.name ?? "a message"}`}</strong>
        <span dir="auto">{lineOf(message)}</span>
      </Words>
      <IconButton label={is === "edit" ? "Stop editing" : "Don't reply"} icon={<X aria-hidden />} onClick={onClose} />
    </Bar>
  );
}

const Bar = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(8),
  borderInlineStart: `3px solid ${theme.color.primary.solid}`,
  paddingInlineStart: theme.space(12),
}));
const Words = styled.div(({ theme }) => ({
  display: "grid",
  flex: 1,
  minWidth: 0,
  ...theme.type.meta,
  "& > span": {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    color: theme.color.text.secondary,
  },
}));
