import styled from "@emotion/styled";
import { Copy, Flag, Pencil, Reply, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ReactElement } from "react";
import { DELETE_MINUTES, EDIT_MINUTES, REACTIONS } from "#server/features/chat/chat.limits.rules";
import { serverNow } from "#client/lib/text/serverClock.ts";
import { copyText } from "#client/lib/text/clipboard.ts";
import { Menu, MenuItem, MenuSeparator } from "#client/ui/overlays/Menu.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import type { ChatMessage } from "#client/features/chat/core/chatMessage.ts";

const MINUTE = 60_000;

/** The actions of the menu that the list performs. */
export type MessageAction = "reply" | "edit" | "delete";

interface MessageMenuProps {
  message: ChatMessage;
  isOwn: boolean;
  /** Whether the member may write in the conversation now. */
  mayWrite: boolean;
  trigger: ReactElement;
  onAction: (action: MessageAction) => void;
  onReact: (emoji: string, on: boolean) => void;
  onReport: () => void;
}

/** The menu of a message: react, reply, copy; for one's own message, for a limited time, edit and delete; report another's. */
export function MessageMenu({ message, isOwn, mayWrite, trigger, onAction, onReact, onReport }: MessageMenuProps) {
  const { text, reactions = [], sentAt } = message;
  // The menu evaluates what is allowed when it opens; the server checks it again.
  const [openedAt] = useState(serverNow);
  const age = openedAt - Date.parse(sentAt);
  const isSet = (emoji: string) => reactions.some((one) => one.emoji === emoji && one.reactedByViewer);
  return (
    <Menu trigger={trigger} defaultOpen align={isOwn ? "end" : "start"}>
      {mayWrite && (
        <>
          <Quick>
            {REACTIONS.map((emoji) => (
              <MenuItem key={emoji} onSelect={() => onReact(emoji, !isSet(emoji))}>
                <span>
                  {emoji}
                  {isSet(emoji) && <VisuallyHidden>, take back</VisuallyHidden>}
                </span>
              </MenuItem>
            ))}
          </Quick>
          <MenuSeparator />
          <MenuItem icon={<Reply aria-hidden />} onSelect={() => onAction("reply")}>
            Reply
          </MenuItem>
        </>
      )}
      {text !== "" && (
        <MenuItem icon={<Copy aria-hidden />} onSelect={() => void copy(text)}>
          Copy text
        </MenuItem>
      )}
      {isOwn && mayWrite && text !== "" && age < EDIT_MINUTES * MINUTE && (
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => onAction("edit")}>
          Edit
        </MenuItem>
      )}
      {isOwn && age < DELETE_MINUTES * MINUTE && (
        <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => onAction("delete")}>
          Delete for everyone
        </MenuItem>
      )}
      {!isOwn && (
        <MenuItem danger icon={<Flag aria-hidden />} onSelect={onReport}>
          Report message…
        </MenuItem>
      )}
    </Menu>
  );
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toast.success("Copied");
  else toast.failure("Couldn't copy this");
}

const Quick = styled.div({
  display: "flex",
  justifyContent: "space-between",
  "& > [role=menuitem]": { paddingInline: 8, minWidth: 36, justifyContent: "center", fontSize: "1.125rem" },
});
