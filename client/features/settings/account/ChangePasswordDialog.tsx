import { useMutation } from "@apollo/client/react";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { fieldErrorsIn, messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { PasswordField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { PASSWORD_MIN, passwordChange } from "#server/features/auth/auth.rules";

const ChangePassword = graphql(`
  mutation ChangePassword($current: String!, $next: String!) {
    changePassword(current: $current, next: $next)
  }
`);

const FIELDS = ["current", "next"] as const;

/** The dialog for a new password, which requires the current one. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { email } = useViewer();
  const formId = useId();
  const [change] = useMutation(ChangePassword, { refetchQueries: ["MemberSessions"] });
  const form = useForm({
    resolver: standardSchemaResolver(passwordChange),
    defaultValues: { current: "", next: "" },
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting } = form.formState;

  const handleSubmit = form.handleSubmit(async (variables) => {
    try {
      await change({ variables });
      toast.success("Password changed", "Your other devices have been signed out.");
      onClose();
    } catch (failure) {
      const named = fieldErrorsIn(failure);
      const field = FIELDS.find((name) => named[name]) ?? "current";
      const message = messageOf(failure, "Couldn't change the password. Try again.");
      form.setError(field, { message: named[field]?.[0] ?? message }, { shouldFocus: true });
    }
  });

  const field = (name: (typeof FIELDS)[number]) => ({
    readOnly: isSubmitting,
    error: errors[name]?.message,
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change password"
      footer={
        <Stack direction="row" gap={8} justify="flex-end">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting}>
            Save password
          </Button>
        </Stack>
      }
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(event)} noValidate>
        {/* A password manager reads from this field whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Stack gap={20}>
          <PasswordField label="Current password" autoComplete="current-password" {...field("current")} />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint={`At least ${PASSWORD_MIN} characters`}
            {...field("next")}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
