import { useId, useState } from "react";
import type { FormEvent } from "react";
import { NAME_MAX } from "#server/features/chat/chat.limits.rules";
import { groupName } from "#server/features/chat/chat.rules";
import { messageOf } from "#client/apollo/errors.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import type { OpenConversation } from "#client/features/chat/core/useConversation.ts";
import { useConversationActions } from "#client/features/chat/core/useConversationActions.ts";

interface RenameDialogProps {
  conversation: OpenConversation;
  onClose: () => void;
}

/** Gives a group another name. */
export function RenameDialog({ conversation, onClose }: RenameDialogProps) {
  const { rename } = useConversationActions();
  const formId = useId();
  const [name, setName] = useState(conversation.name ?? "");
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const judged = groupName.safeParse({ name });
    if (!judged.success) return setError(judged.error.issues[0]?.message);
    setBusy(true);
    try {
      await rename(conversation.id, judged.data.name);
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title="Rename conversation"
      onOpenChange={(open) => !open && !isBusy && onClose()}
      footer={
        <Stack direction="row" gap={8} justify="flex-end">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy}>
            Save
          </Button>
        </Stack>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label="Name of the group"
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          error={error}
          onChange={(event) => {
            setError(undefined);
            setName(event.target.value);
          }}
        />
      </form>
    </Dialog>
  );
}
