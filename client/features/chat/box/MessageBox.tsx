import styled from "@emotion/styled";
import { ImagePlus, SendHorizontal, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { MESSAGE_MAX, PICTURES_MAX } from "#server/features/chat/chat.limits.rules";
import { lengthOf } from "#server/core/text.rules";
import { messageOf } from "#client/apollo/errors.ts";
import { useGrowing } from "#client/lib/browser/useGrowing.ts";
import { newId } from "#client/lib/state/useAttemptId.ts";
import { charactersLeft } from "#client/lib/text/numbers.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { AttachmentStrip } from "./AttachmentStrip.tsx";
import type { Subject } from "#client/features/chat/core/subject.ts";
import { useDrafts } from "#client/features/chat/core/drafts.ts";
import type { Room } from "#client/features/chat/core/Room.ts";
import { SubjectBar } from "./SubjectBar.tsx";
import { useAttachments } from "./useAttachments.ts";
import type { OpenConversation } from "#client/features/chat/core/useConversation.ts";
import { useMessageActions } from "#client/features/chat/core/useMessageActions.ts";
import { useOutbox } from "#client/features/chat/core/useOutbox.ts";
import { useTypingSignal } from "./useTypingSignal.ts";
import { WritingNote } from "./WritingNote.tsx";

/** The box grows so far with its text, in pixels; then it scrolls. */
const HIGHEST = 120;
/** From here on it says how much room is left. */
const NEARLY_FULL = 200;

interface MessageBoxProps {
  conversation: OpenConversation;
  room: Room;
  subject: Subject;
  onSubjectDone: () => void;
}

/** The box for the next message. Enter sends, Shift+Enter begins a line, and neither while words are being composed. */
export function MessageBox({ conversation, room, subject, onSubjectDone }: MessageBoxProps) {
  const { id, writing } = conversation;
  const { outbox } = useOutbox(id);
  const drafts = useDrafts();
  const { edit } = useMessageActions(room);
  const typing = useTypingSignal(id);
  const pictures = useAttachments();
  const [text, setText] = useState(drafts.get(id) ?? "");
  const [isSaving, setSaving] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isEditing = subject?.is === "edit";
  const left = MESSAGE_MAX - lengthOf(text);
  const isBlank = text.trim() === "" && (isEditing || pictures.attachments.length === 0);
  const mayWrite = writing === "OPEN" || writing === "FIRST";
  const isOff = isBlank || left < 0 || isSaving || !mayWrite || (!isEditing && !pictures.isReady);

  useGrowing(box, text);
  // What is changed stands in the box; what was being written comes back afterwards.
  const [edited, setEdited] = useState<string | null>(null);
  const editedId = isEditing ? subject.message.id : null;
  if (editedId !== edited) {
    setEdited(editedId);
    setText(isEditing ? subject.message.text : (drafts.get(id) ?? ""));
  }
  useEffect(() => {
    if (subject) box.current?.focus();
  }, [subject]);
  // On screens with a keyboard one goes on to write at once.
  useEffect(() => {
    if (matchMedia("(hover: hover) and (pointer: fine)").matches) box.current?.focus({ preventScroll: true });
  }, []);

  function change(words: string) {
    setText(words);
    if (isEditing) return;
    drafts.set(id, words);
    if (words.trim() === "") typing.stop();
    else typing.typed();
  }

  async function save(messageId: string) {
    setSaving(true);
    try {
      await edit(messageId, text);
      onSubjectDone();
    } catch (failure) {
      toast.failure("Couldn't change the message", messageOf(failure, "Please try again."));
    } finally {
      setSaving(false);
    }
  }

  function send() {
    if (isOff) return;
    if (isEditing) return void save(subject.message.id);
    outbox.add({
      clientId: newId(),
      conversationId: id,
      text: text.trim(),
      replyTo: subject ? subject.message : null,
      media: pictures.media,
      writtenAt: new Date().toISOString(),
    });
    typing.sent();
    drafts.delete(id);
    setText("");
    pictures.clear();
    onSubjectDone();
    box.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method composes, Enter chooses a word; some browsers tell so by the code 229 only.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === "Escape" && subject) {
      event.preventDefault();
      onSubjectDone();
    }
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    send();
  }

  function handlePaste(event: ClipboardEvent) {
    if (isEditing || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    pictures.add(event.clipboardData.files);
  }

  if (!mayWrite) return <WritingNote conversation={conversation} />;
  return (
    <Frame>
      {writing === "FIRST" && <WritingNote conversation={conversation} />}
      {subject && <SubjectBar subject={subject} onClose={onSubjectDone} />}
      {!isEditing && (
        <AttachmentStrip attachments={pictures.attachments} onRemove={pictures.remove} onRetry={pictures.retry} />
      )}
      <Line>
        {!isEditing && (
          <>
            <input
              ref={picker}
              type="file"
              accept="image/*"
              multiple
              hidden
              onChange={(event) => {
                pictures.add(event.target.files ?? []);
                event.target.value = "";
              }}
            />
            <IconButton
              label="Add pictures"
              title="Add pictures"
              icon={<ImagePlus aria-hidden />}
              disabled={pictures.attachments.length >= PICTURES_MAX}
              onClick={() => picker.current?.click()}
            />
          </>
        )}
        <Box
          ref={box}
          rows={1}
          aria-label={isEditing ? "Change your message" : "Write a message"}
          placeholder="Write a message"
          aria-invalid={left < 0 || undefined}
          value={text}
          dir="auto"
          enterKeyHint="send"
          onChange={(event) => change(event.target.value)}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
          onBlur={typing.stop}
        />
        {isEditing && <IconButton label="Cancel" icon={<X aria-hidden />} onClick={onSubjectDone} />}
        <Send
          label={isEditing ? "Save" : "Send"}
          icon={<SendHorizontal aria-hidden />}
          disabled={isOff}
          onMouseDown={(event) => event.preventDefault()}
          onClick={send}
        />
      </Line>
      {left < NEARLY_FULL && (
        <Text variant="micro" tone={left < 0 ? "danger" : "tertiary"} role="status">
          {charactersLeft(left)}
        </Text>
      )}
    </Frame>
  );
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
  // 16 px and not less: phones zoom into smaller fields.
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
  background: theme.color.primary.solid,
  color: theme.color.primary.on,
  "&:hover": { background: theme.color.primary.hover, color: theme.color.primary.on },
  "&[aria-disabled=true]": { background: theme.color.bg.pressed, color: theme.color.text.tertiary },
}));
