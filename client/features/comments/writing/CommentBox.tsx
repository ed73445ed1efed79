import styled from "@emotion/styled";
import { useState } from "react";
import type { FormEvent, KeyboardEvent, Ref } from "react";
import { isBlank, lengthOf } from "#server/core/text.rules";
import { COMMENT_MAX } from "#server/features/comments/comments.limits.rules";
import { messageOf } from "#client/apollo/errors.ts";
import { charactersLeft } from "#client/lib/text/numbers.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextArea } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";

interface CommentBoxProps {
  label: string;
  submitLabel: string;
  initialText?: string;
  autoFocus?: boolean;
  /** Saves the trimmed text; what it throws is told, and the text stays. */
  onSend: (content: string) => Promise<void>;
  /** What is said when sending fails and the server does not say why. */
  failure: string;
  onCancel?: (() => void) | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Characters left from which on they are counted. */
const COUNT_FROM = 200;

/** The box in which a comment is written or changed. What was typed stays until it is saved. */
export function CommentBox({ ref, onSend, onCancel, ...props }: CommentBoxProps) {
  const [text, setText] = useState(props.initialText ?? "");
  const [error, setError] = useState("");
  const [isSending, setSending] = useState(false);
  const left = COMMENT_MAX - lengthOf(text.trim());
  const canSend = !isBlank(text) && left >= 0 && !isSending;

  async function send() {
    if (!canSend) return;
    setError("");
    setSending(true);
    try {
      await onSend(text.trim());
      setText("");
    } catch (failure) {
      setError(messageOf(failure, props.failure));
    }
    setSending(false);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
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
          {onCancel && (
            <Button variant="ghost" size="sm" onClick={onCancel}>
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

/** A box that opens with words in it is written on after them. */
function isUntouched(box: HTMLTextAreaElement): boolean {
  return box.selectionEnd === 0 && box.value !== "";
}

function toEnd(box: HTMLTextAreaElement): void {
  box.setSelectionRange(box.value.length, box.value.length);
}

const Box = styled(TextArea)({ minHeight: 44, maxHeight: 200, resize: "none" });
