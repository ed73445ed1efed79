import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { messageOf } from "#client/apollo/errors.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { FOLDER_NAME_MAX } from "#server/features/bookmarks/bookmarks.limits.rules";
import { folder } from "#server/features/bookmarks/bookmarks.rules";

interface FolderNameDialogProps {
  title: string;
  /** The text of the button, and its text during the request. */
  act: string;
  acting: string;
  name?: string;
  /** Saves the name. Rejects with the server's objection. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** The dialog with the name of a folder. */
export function FolderNameDialog({ title, act, acting, name: before = "", onSave, onClose }: FolderNameDialogProps) {
  const form = useForm({
    resolver: standardSchemaResolver(folder),
    defaultValues: { name: before },
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await onSave(name);
      onClose();
    } catch (failure) {
      form.setError("name", { message: messageOf(failure) });
    }
  });

  return (
    <Dialog open title={title} onOpenChange={(open) => !open && onClose()}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <TextField
            label="Name"
            maxLength={FOLDER_NAME_MAX}
            autoComplete="off"
            error={errors.name?.message}
            {...form.register("name", { onChange: () => form.clearErrors("name") })}
          />
          <Stack direction="row" gap={8} justify="flex-end">
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isSubmitting} loadingText={acting}>
              {act}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}

interface DeleteFolderDialogProps {
  name: string;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

/** The question before a folder is deleted. Its bookmarks stay. */
export function DeleteFolderDialog({ name, onDelete, onClose }: DeleteFolderDialogProps) {
  return (
    <ConfirmDialog
      title="Delete folder"
      text={`Delete “${name}”? Its bookmarks stay in your list.`}
      confirm="Delete folder"
      confirming="Deleting..."
      onConfirm={async () => {
        await onDelete();
        onClose();
      }}
      failureOf={(failure) => messageOf(failure)}
      onClose={onClose}
    />
  );
}
