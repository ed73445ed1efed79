import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useId } from "react";
import { useForm } from "react-hook-form";
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

/** A dialog that renames a group. */
export function RenameDialog({ conversation, onClose }: RenameDialogProps) {
  const { rename } = useConversationActions();
  const formId = useId();
  const form = useForm({
    resolver: standardSchemaResolver(groupName),
    defaultValues: { name: conversation.name ?? "" },
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { errors, isSubmitting: isBusy } = form.formState;
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await rename(conversation.id, name);
      onClose();
    } catch (failure) {
      form.setError("name", { message: messageOf(failure) });
    }
  });

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
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Name of the group"
          maxLength={NAME_MAX}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register("name", { onChange: () => form.clearErrors("name") })}
        />
      </form>
    </Dialog>
  );
}
