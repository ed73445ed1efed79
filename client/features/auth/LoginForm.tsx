import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm, useWatch } from "react-hook-form";
import { Button } from "#client/ui/controls/Button.tsx";
import { PasswordField, TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { credentials } from "#server/features/auth/auth.rules";
import type { Suspension } from "./suspension.ts";
import { useAuthActions } from "./useAuthActions.ts";

interface LoginFormProps {
  /** Runs instead of a sign-in when the member is suspended. */
  onSuspended: (suspension: Suspension) => void;
}

/** The form that signs in by email or username. */
export function LoginForm({ onSuspended }: LoginFormProps) {
  const { login } = useAuthActions();
  const form = useForm({
    resolver: standardSchemaResolver(credentials),
    defaultValues: { login: "", password: "" },
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: "login" });
  const field = (name: "login" | "password") => ({
    error: errors[name]?.message,
    readOnly: isSubmitting,
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  });

  const submit = form.handleSubmit(async (values) => {
    const failure = await login(values, onSuspended);
    // The input stays, and most often it is the password that was wrong.
    if (failure) form.setFocus("password");
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Sign In">
      <Stack gap={20}>
        <TextField
          label="Email or username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field("login")}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          aside={
            <TextLink to="/auth/forgot-password" state={{ email: typed.includes("@") ? typed : "" }}>
              Forgot password
            </TextLink>
          }
          {...field("password")}
        />
        <Button type="submit" size="lg" wide loading={isSubmitting}>
          Sign In
        </Button>
      </Stack>
    </form>
  );
}
