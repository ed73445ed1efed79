import { useState } from "react";
import type { FormEvent } from "react";
import { fieldErrorsIn, messageOf } from "#client/apollo/errors.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { FILTER_NAME_MAX } from "#server/features/moderation/moderation.limits.rules";

interface SaveFilterDialogProps {
  /** Stores the present filter under a name. Rejects with the server's objection. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a filter; a name that exists already is replaced. */
export function SaveFilterDialog({ onSave, onClose }: SaveFilterDialogProps) {
  const [name, setName] = useState("");
  const [error, setError] = useState("");
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    try {
      await onSave(name.trim());
      onClose();
    } catch (failure) {
      setError(fieldErrorsIn(failure)["name"]?.[0] ?? messageOf(failure));
      setSaving(false);
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <Dialog open isShort title="Save filter" onOpenChange={(open) => !open && onClose()}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap={16}>
          <TextField
            label="Name"
            hint="Only you see it. A filter of the same name is replaced."
            maxLength={FILTER_NAME_MAX}
            autoComplete="off"
            value={name}
            error={error || undefined}
            onChange={(event) => {
              setName(event.target.value);
              setError("");
            }}
          />
          <Stack direction="row" gap={8} justify="flex-end">
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isSaving} loadingText="Saving…">
              Save filter
            </Button>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
