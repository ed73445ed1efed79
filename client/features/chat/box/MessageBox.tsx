import styled from "@emotion/styled";
import { SendHorizontal, X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { MESSAGE_MAX, PICTURES_MAX } from "#server/features/chat/chat.limits.rules";
import { isBlank, remainingLength } from "#server/core/text.rules";
import { isComposing } from "#client/lib/text/composing.ts";
import { FileDrop } from "#client/ui/overlays/FileDrop.tsx";
import { filesFor } from "#client/lib/browser/files.ts";
import { useGrowing } from "#client/lib/browser/useGrowing.ts";
import { charactersLeft } from "#client/lib/text/numbers.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { UnsentNote } from "#client/ui/states/UnsentNote.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { AttachmentStrip } from "./AttachmentStrip.tsx";
import { PicturePicker } from "./PicturePicker.tsx";
import type { Subject } from "#client/features/chat/core/subject.ts";
import type { Room } from "#client/features/chat/core/Room.ts";
import { SubjectBar } from "./SubjectBar.tsx";
import { useAttachments } from "./useAttachments.ts";
import type { OpenConversation } from "#client/features/chat/core/useConversation.ts";
import { useOutbox } from "#client/features/chat/core/useOutbox.ts";
import { useMessageSending } from "./useMessageSending.ts";
import { useMessageText } from "./useMessageText.ts";
import { WritingNote } from "./WritingNote.tsx";

/** The box grows up to this height with its text, in pixels; then it scrolls. */
const HIGHEST = 120;
/** The composer shows how many characters are left when there are fewer than this. */
const NEARLY_FULL = 200;

interface MessageBoxProps {
  conversation: OpenConversation;
  room: Room;
  subject: Subject;
  onSubjectDone: () => void;
}

/** The composer of the conversation; where the member may not write, the reason. */
export function MessageBox({ conversation, room, subject, onSubjectDone }: MessageBoxProps) {
  const { id, writing } = conversation;
  const message = useMessageText(id, subject);
  const pictures = useAttachments();
  const sending = useMessageSending({ conversationId: id, room, subject, onSaved: cancel });
  const box = useRef<HTMLTextAreaElement>(null);
  const { text } = message;
  const isEditing = subject?.is === "edit";
  const left = remainingLength(text, MESSAGE_MAX);
  const isEmpty = isBlank(text) && (isEditing || pictures.attachments.length === 0);
  const { mayWrite, hasWritten } = useMayWrite(conversation);
  const isOff = isEmpty || left < 0 || sending.isSaving || !mayWrite || (!isEditing && !pictures.isReady);

  useGrowing(box, text);
  useBoxFocus(box, subject);

  function cancel() {
    message.dropEdit();
    onSubjectDone();
  }

  function send() {
    if (isOff) return;
    if (isEditing) return void sending.save(subject.message.id, text);
    sending.send(text, pictures.media);
    message.clear();
    pictures.clear();
    onSubjectDone();
    box.current?.focus();
  }

  if (!mayWrite) return <WritingNote conversation={conversation} hasWritten={hasWritten} />;
  return (
    <Frame data-draft-of="a message">
      {writing === "FIRST" && <WritingNote conversation={conversation} />}
      {subject && <SubjectBar subject={subject} onClose={cancel} />}
      <UnsentNote unsent={message.unsent} onDone={() => box.current?.focus()} />
      {!isEditing && (
        <>
          <AttachmentStrip attachments={pictures.attachments} onRemove={pictures.remove} onRetry={pictures.retry} />
          <FileDrop text="Drop to add the pictures" onFiles={pictures.add} />
        </>
      )}
      <Line>
        {!isEditing && <PicturePicker isFull={pictures.attachments.length >= PICTURES_MAX} onPick={pictures.add} />}
        <Box
          ref={box}
          rows={1}
          aria-label={isEditing ? "Edit your message" : "Write a message"}
          placeholder="Write a message"
          aria-invalid={left < 0 || undefined}
          value={text}
          dir="auto"
          enterKeyHint="send"
          onChange={(event) => message.change(event.target.value)}
          onKeyDown={(event) => handleKeys(event, { send, leave: subject && onSubjectDone })}
          onPaste={isEditing ? undefined : filesFor(pictures.add).onPaste}
          onBlur={message.stopTyping}
        />
        {isEditing && <IconButton label="Cancel" icon={<X aria-hidden />} onClick={cancel} />}
        <Send
          label={isEditing ? "Save" : "Send"}
          icon={<SendHorizontal aria-hidden />}
          disabled={isOff}
          onMouseDown={(event) => event.preventDefault()}
          onClick={send}
        />
      </Line>
      <CharactersLeft left={left} />
    </Frame>
  );
}

/** Whether the member may write: to a stranger one message, which may still wait for the server. */
function useMayWrite({ id, writing }: OpenConversation): { mayWrite: boolean; hasWritten: boolean } {
  const { pendingMessages } = useOutbox(id);
  const hasWritten = writing === "FIRST" && pendingMessages.some(({ state }) => state !== "refused");
  return { hasWritten, mayWrite: writing === "OPEN" || (writing === "FIRST" && !hasWritten) };
}

function CharactersLeft({ left }: { left: number }) {
  if (left >= NEARLY_FULL) return null;
  return (
    <Text variant="micro" tone={left < 0 ? "danger" : "tertiary"} role="status">
      {charactersLeft(left)}
    </Text>
  );
}

/** Moves the focus to the box when a message is replied to or edited; on devices with a keyboard also at the start. */
function useBoxFocus(box: RefObject<HTMLTextAreaElement | null>, subject: Subject): void {
  useEffect(() => {
    if (subject) box.current?.focus();
  }, [box, subject]);
  useEffect(() => {
    if (matchMedia("(hover: hover) and (pointer: fine)").matches) box.current?.focus({ preventScroll: true });
  }, [box]);
}

/**
 * Handles the keys of the box: Enter sends, Shift+Enter begins a line and Escape leaves the subject. None of them acts
 * while an input method composes.
 */
function handleKeys(
  event: KeyboardEvent<HTMLTextAreaElement>,
  { send, leave }: { send: () => void; leave: (() => void) | null },
): void {
  if (isComposing(event)) return;
  if (event.key === "Escape" && leave) {
    event.preventDefault();
    leave();
  }
  if (event.key !== "Enter" || event.shiftKey) return;
  event.preventDefault();
  send();
}

const Frame = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(8),
  padding: `${theme.space(8)} ${theme.space(16)}`,
  paddingBlockEnd: `max(${theme.space(12)}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${theme.color.border.subtle}`,
  [theme.mq.belowMd]: { paddingInline: theme.space(8) },
}));
const Line = styled.div(({ theme }) => ({ display: "flex", alignItems: "flex-end", gap: theme.space(4) }));
const Box = styled.textarea(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  maxHeight: HIGHEST,
  padding: `${theme.space(8)} ${theme.space(12)}`,
  border: `1px solid ${theme.color.border.control}`,
  borderRadius: theme.radius.card,
  background: theme.color.bg.surface,
  color: theme.color.text.primary,
  // Phones zoom into fields with a text smaller than 16 px.
  fontSize: "1rem",
  lineHeight: 1.4,
  resize: "none",
  fieldSizing: "content",
  overflowY: "auto",
  "&:focus-visible": { outlineOffset: -1, borderColor: theme.color.border.focus },
  "&[aria-invalid=true]": { borderColor: theme.color.danger.text },
}));
const Send = styled(IconButton)(({ theme }) => ({
  width: 44,
  height: 40,
  padding: 0,
  background: theme.color.primary.solid,
  color: theme.color.primary.on,
  "&:hover": { background: theme.color.primary.hover, color: theme.color.primary.on },
  "&[aria-disabled=true]": { background: theme.color.bg.pressed, color: theme.color.text.tertiary },
}));
