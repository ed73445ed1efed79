import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { PasswordField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { exportRequest } from "#server/features/exports/exports.rules";
import { useRequestExport } from "./useExport.ts";

/** The dialog that requests a copy of the member's data, which requires the password. */
export function RequestExportDialog({ onClose }: { onClose: () => void }) {
  const { email } = useViewer();
  const formId = useId();
  const request = useRequestExport();
  const form = useForm({
    resolver: standardSchemaResolver(exportRequest),
    defaultValues: { password: "" },
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting } = form.formState;

  const handleSubmit = form.handleSubmit(async ({ password }) => {
    try {
      await request(password);
      onClose();
    } catch (failure) {
      const message = messageOf(failure, "Couldn't ask for your copy. Try again.");
      form.setError("password", { message }, { shouldFocus: true });
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Get a copy of your data"
      footer={
        <Stack direction="row" gap={8} justify="flex-end">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting}>
            Make my copy
          </Button>
        </Stack>
      }
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(event)} noValidate>
        {/* A password manager reads from this field whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Stack gap={20}>
          <Text variant="bodySm">
            This can take some minutes. We email you when it is ready, and you can download it here.
          </Text>
          <PasswordField
            label="Password"
            autoComplete="current-password"
            readOnly={isSubmitting}
            error={errors.password?.message}
            {...form.register("password", { onChange: () => form.clearErrors("password") })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
