import { useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

export interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What the button that does it says, and what it says while it does, where that takes a while. */
  confirm: string;
  confirming?: string;
  cancel?: string;
  /** It only leads somewhere, so the button is no warning. */
  isHarmless?: boolean;
  /** Does it; what it throws is told by `failureOf` and can be tried again. */
  onConfirm: () => Promise<void>;
  failureOf: (failure: unknown) => string;
  onClose: () => void;
  onCloseAutoFocus?: (event: Event) => void;
}

/** One question before something that cannot be taken back. Focus begins on the way out. */
export function ConfirmDialog({ cancel = "Cancel", onConfirm, onClose, ...props }: ConfirmDialogProps) {
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
            onClick={() => void handleConfirm()}
          >
            {(isBusy && props.confirming) || props.confirm}
          </Button>
        </Stack>
      }
    >
      <Stack gap={12}>
        <Text variant="bodySm">{props.text}</Text>
        {error && (
          <Text variant="bodySm" tone="danger" role="alert">
            {error}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
