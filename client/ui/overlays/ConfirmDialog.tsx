import { useId, useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { FailureText } from "#client/ui/text/FailureText.tsx";
import { Text } from "#client/ui/text/Text.tsx";

export interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The text of the confirming button, and its text while the action runs, where that takes a while. */
  confirm: string;
  confirming?: string;
  cancel?: string;
  /** True for an action that only leads to another page, so that the button does not warn. */
  isHarmless?: boolean;
  /** Runs the action; the dialog shows what it throws with `failureOf`, and the member can try again. */
  onConfirm: () => Promise<void>;
  failureOf: (failure: unknown) => string;
  onClose: () => void;
  onCloseAutoFocus?: (event: Event) => void;
}

/** A question before an action that cannot be undone. Focus begins on the cancel button. */
export function ConfirmDialog({ cancel = "Cancel", onConfirm, onClose, ...props }: ConfirmDialogProps) {
  const textId = useId();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const [cancelButton, setCancelButton] = useState<HTMLButtonElement | null>(null);

  async function handleConfirm() {
    setBusy(true);
    setError("");
    try {
      await onConfirm();
    } catch (failure) {
      setError(props.failureOf(failure));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      isShort
      isQuestion
      describedBy={textId}
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={props.title}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        cancelButton?.focus();
      }}
      onCloseAutoFocus={props.onCloseAutoFocus}
      footer={
        <Stack direction="row" gap={8} justify="flex-end">
          <Button ref={setCancelButton} variant="ghost" disabled={isBusy} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            variant={props.isHarmless ? "primary" : "danger"}
            loading={isBusy}
            {...(props.confirming !== undefined && { loadingText: props.confirming })}
            onClick={() => void handleConfirm()}
          >
            {props.confirm}
          </Button>
        </Stack>
      }
    >
      <Stack gap={12}>
        <Text variant="bodySm" id={textId}>
          {props.text}
        </Text>
        <FailureText text={error} />
      </Stack>
    </Dialog>
  );
}
