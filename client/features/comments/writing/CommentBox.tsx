import styled from "@emotion/styled";
import { useRef } from "react";
import type { Ref } from "react";
import { COMMENT_MAX } from "#server/features/comments/comments.limits.rules";
import { messageOf } from "#client/apollo/errors.ts";
import { useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { useTextForm } from "#client/lib/unsent/useTextForm.ts";
import { charactersLeft } from "#client/lib/text/numbers.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextArea } from "#client/ui/forms/Field.tsx";
import { UnsentNote } from "#client/ui/states/UnsentNote.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";

const loadRule = async () => (await import("#server/features/comments/comments.rules")).newComment;

interface CommentBoxProps {
  label: string;
  submitLabel: string;
  initialText?: string;
  /** True where a saved comment is edited. */
  isEdit?: boolean;
  autoFocus?: boolean;
  /** Where the text is stored until it is sent, e.g. "comment on post 7". */
  place: string;
  /** Saves the trimmed text. When it rejects, the box shows the reason and keeps the text. */
  onSend: (content: string) => Promise<void>;
  /** The text when sending fails and the server gives no reason. */
  failure: string;
  onCancel?: (() => void) | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** The characters that are left are counted below this number. */
const COUNT_FROM = 200;

/** The composer of a comment, for a new or an edited one. The text stays until it is saved or cancelled. */
export function CommentBox({ ref, onSend, onCancel, ...props }: CommentBoxProps) {
  const { id } = useViewer();
  const frame = useRef<HTMLFormElement>(null);
  const form = useTextForm({
    place: useUnsentPlace(id, props.place),
    isEdit: props.isEdit ?? false,
    field: "content",
    initialText: props.initialText ?? "",
    loadRule,
    max: COMMENT_MAX,
    ignoresBlank: true,
    send: async (content) => {
      await onSend(content);
      form.change("");
    },
    reasonOf: (failure) => messageOf(failure, props.failure),
  });
  const { left, isSending } = form;

  return (
    <form ref={frame} onSubmit={form.handleSubmit}>
      <Stack gap={8}>
        <Box
          ref={ref}
          hideLabel
          label={props.label}
          placeholder={props.label}
          value={form.text}
          rows={1}
          dir="auto"
          autoFocus={props.autoFocus}
          readOnly={isSending}
          error={form.error}
          status={left <= COUNT_FROM ? charactersLeft(left) : ""}
          onFocus={({ currentTarget }) => isUntouched(currentTarget) && toEnd(currentTarget)}
          onChange={(event) => form.change(event.target.value)}
          onKeyDown={form.handleKeyDown}
        />
        <UnsentNote unsent={form.unsent} onDone={() => frame.current?.querySelector("textarea")?.focus()} />
        <Stack direction="row" gap={8} justify="flex-end">
          {onCancel && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                form.discard();
                onCancel();
              }}
            >
              Cancel
            </Button>
          )}
          <Button type="submit" size="sm" variant="tonal" disabled={!form.canSend && !isSending} loading={isSending}>
            {props.submitLabel}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** Checks whether the box still has its initial text, so that the caret goes behind it. */
function isUntouched(box: HTMLTextAreaElement): boolean {
  return box.selectionEnd === 0 && box.value !== "";
}

function toEnd(box: HTMLTextAreaElement): void {
  box.setSelectionRange(box.value.length, box.value.length);
}

const Box = styled(TextArea)({ minHeight: 44, maxHeight: 200, resize: "none" });
