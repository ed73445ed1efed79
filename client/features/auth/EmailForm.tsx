import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import type { FieldErrors } from "#client/apollo/errorText.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { emailOnly } from "#server/features/auth/auth.rules";

const EMAIL_PLEASE = "Please enter your email address";

interface EmailFormProps {
  label: string;
  submit: string;
  /** The address that is known already, so that nobody types it twice. */
  initialEmail?: string;
  send: (email: string) => Promise<FieldErrors | null>;
  onSent: (email: string) => void;
}

/** The form for the address of a mail. */
export function EmailForm({ label, submit, initialEmail = "", send, onSent }: EmailFormProps) {
  const form = useForm({
    resolver: standardSchemaResolver(emailOnly),
    defaultValues: { email: initialEmail },
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting } = form.formState;

  const handleSubmit = form.handleSubmit(
    async ({ email }) => {
      const failure = await send(email);
      if (!failure) return onSent(email);
      const message = failure["email"]?.[0];
      if (message) form.setError("email", { message });
      form.setFocus("email");
    },
    () => {
      if (form.getValues("email").trim() !== "") return;
      form.setError("email", { message: EMAIL_PLEASE }, { shouldFocus: true });
      toast.failure(EMAIL_PLEASE);
    },
  );

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate aria-label={label}>
      <Stack gap={20}>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isSubmitting}
          error={errors.email?.message}
          {...form.register("email", { onChange: () => form.clearErrors("email") })}
        />
        <Button type="submit" size="lg" wide loading={isSubmitting}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
