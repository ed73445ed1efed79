import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "#client/ui/controls/Button.tsx";
import { PasswordField, TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { PASSWORD_MIN, passwordReset } from "#server/features/auth/auth.rules";
import { Notice } from "./Notice.tsx";
import { OnToLogin } from "./OnToLogin.tsx";
import { resetPassword } from "./recovery.ts";
import type { ResetLink } from "./recovery.ts";

/** How long success is visible before the sign-in page follows, in seconds. */
const READ = 2;

/** The form for a new password, to which a mail links. */
export function NewPassword({ link }: { link: ResetLink }) {
  const [isDone, setDone] = useState(false);
  if (!isDone) {
    return (
      <Stack gap={32}>
        <Stack gap={8}>
          <Text variant="display">Set New Password</Text>
          <Text tone="secondary">Choose a password that you do not use anywhere else.</Text>
        </Stack>
        <NewPasswordForm link={link} onDone={() => setDone(true)} />
      </Stack>
    );
  }
  return (
    <Notice
      isPageTitle
      tone="success"
      icon={<KeyRound aria-hidden="true" />}
      title="Password changed"
      text="You have been signed out everywhere. Sign in with the new password."
    >
      <OnToLogin seconds={READ} link="Go now" />
    </Notice>
  );
}

function NewPasswordForm({ link, onDone }: { link: ResetLink; onDone: () => void }) {
  const [linkFault, setLinkFault] = useState("");
  const form = useForm({
    resolver: standardSchemaResolver(passwordReset),
    defaultValues: { password: "", passwordConfirmation: "" },
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting } = form.formState;

  const handleSubmit = form.handleSubmit(async (values) => {
    setLinkFault("");
    const failure = await resetPassword(link, values);
    if (!failure) return onDone();
    setLinkFault(failure["token"]?.[0] ?? failure["email"]?.[0] ?? "");
    const message = failure["password"]?.[0];
    if (message) form.setError("password", { message }, { shouldFocus: true });
    else form.setFocus("password");
  });

  const field = (name: "password" | "passwordConfirmation") => ({
    autoComplete: "new-password",
    readOnly: isSubmitting,
    error: errors[name]?.message,
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  });

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate aria-label="Set New Password">
      <Stack gap={20}>
        <TextField label="Email" type="email" autoComplete="username" value={link.email} readOnly />
        <PasswordField label="Password" hint={`At least ${PASSWORD_MIN} characters`} {...field("password")} />
        <PasswordField label="Confirm Password" {...field("passwordConfirmation")} />
        {linkFault && (
          <Text role="alert" variant="bodySm" tone="danger">
            {linkFault}.{" "}
            <TextLink to="/auth/forgot-password" state={{ email: link.email }}>
              Get a new link
            </TextLink>
          </Text>
        )}
        <Button type="submit" size="lg" wide loading={isSubmitting}>
          Set New Password
        </Button>
      </Stack>
    </form>
  );
}
