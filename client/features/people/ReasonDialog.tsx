import { type ReactNode, useId } from "react";
import { charactersLeft } from "#client/lib/text/numbers.ts";
import type { useTextForm } from "#client/lib/unsent/useTextForm.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextArea } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { UnsentNote } from "#client/ui/states/UnsentNote.tsx";

interface ReasonDialogProps {
  title: string;
  /** Says who reads the reason. */
  hint: string;
  form: Pick<
    ReturnType<typeof useTextForm>,
    "text" | "error" | "left" | "isSending" | "canSend" | "change" | "handleKeyDown" | "handleSubmit" | "unsent"
  >;
  cancel: string;
  act: string;
  acting: string;
  onClose: () => void;
  /** What the act does. */
  children?: ReactNode;
}

/** The question before an act that concerns somebody else, with a reason that they read. */
export function ReasonDialog({ title, hint, form, cancel, act, acting, onClose, children }: ReasonDialogProps) {
  const formId = useId();
  const { left, isSending } = form;
  return (
    <Dialog
      open
      isShort
      title={title}
      onOpenChange={(open) => !open && !isSending && onClose()}
      footer={
        <Stack direction="row" gap={8} justify="flex-end">
          <Button variant="ghost" disabled={isSending} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={isSending}
            loadingText={acting}
            disabled={!form.canSend}
          >
            {act}
          </Button>
        </Stack>
      }
    >
      <form id={formId} onSubmit={form.handleSubmit}>
        <Stack gap={12}>
          {children}
          <TextArea
            label="Reason (optional)"
            hint={hint}
            rows={3}
            dir="auto"
            value={form.text}
            error={form.error ?? (left < 0 ? charactersLeft(left) : undefined)}
            onChange={(event) => form.change(event.target.value)}
            onKeyDown={form.handleKeyDown}
          />
          <UnsentNote unsent={form.unsent} />
        </Stack>
      </form>
    </Dialog>
  );
}
