import styled from "@emotion/styled";
import { useState } from "react";
import type { FormEvent, KeyboardEvent, Ref } from "react";
import { isBlank, lengthOf } from "#server/core/text.rules";
import { COMMENT_MAX } from "#server/features/comments/comments.rules";
import { messageOf } from "#client/apollo/errors.ts";
import { charactersLeft } from "#client/lib/numbers.ts";
import { Button } from "#client/ui/Button.tsx";
import { TextArea } from "#client/ui/Field.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { useAddComment } from "./useAddComment.ts";

interface CommentFormProps {
  postId: string;
  /** The comment that is answered; none for a comment on the post itself. */
  parentId?: string;
  label: string;
  submitLabel: "Comment" | "Reply";
  initialText?: string;
  autoFocus?: boolean;
  onDone?: () => void;
  onCancel?: () => void;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Characters left from which on they are counted. */
const COUNT_FROM = 200;

/** The box for a comment or a reply. What was typed stays until it is saved. */
export function CommentForm({ ref, ...props }: CommentFormProps) {
  const [text, setText] = useState(props.initialText ?? "");
  const [error, setError] = useState("");
  const { addComment, isSending } = useAddComment();
  const left = COMMENT_MAX - lengthOf(text.trim());
  const canSend = !isBlank(text) && left >= 0 && !isSending;

  async function send() {
    if (!canSend) return;
    setError("");
    try {
      await addComment({ postId: props.postId, parentId: props.parentId ?? null, content: text.trim() });
      setText("");
      props.onDone?.();
    } catch (failure) {
      setError(messageOf(failure));
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void send();
    }
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack gap={8}>
        <Box
          ref={ref}
          hideLabel
          label={props.label}
          placeholder={props.label}
          value={text}
          rows={1}
          dir="auto"
          autoFocus={props.autoFocus}
          readOnly={isSending}
          error={error || undefined}
          status={left <= COUNT_FROM ? charactersLeft(left) : ""}
          onFocus={({ currentTarget }) => isUntouched(currentTarget) && toEnd(currentTarget)}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        <Stack direction="row" gap={8} justify="flex-end">
          {props.onCancel && (
            <Button variant="ghost" size="sm" onClick={props.onCancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" size="sm" variant="tonal" disabled={!canSend && !isSending} loading={isSending}>
            {props.submitLabel}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** A box that opens with a name in it is written on after the name. */
function isUntouched(box: HTMLTextAreaElement): boolean {
  return box.selectionEnd === 0 && box.value !== "";
}

function toEnd(box: HTMLTextAreaElement): void {
  box.setSelectionRange(box.value.length, box.value.length);
}

const Box = styled(TextArea)({ minHeight: 44, maxHeight: 200, resize: "none" });
