import { RegisterForm } from "#client/features/auth/RegisterForm.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** The page for creating an account. */
export function RegisterPage() {
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Text variant="display">Create Account</Text>
        <Text tone="secondary">A place to collect your ideas and connect them with others'.</Text>
        {/* Above the form: the form grows with its errors, and what is under it would leave the window. */}
        <Text variant="bodySm" tone="secondary">
          Already have an account? <TextLink to="/auth/login">Sign In</TextLink>
        </Text>
      </Stack>
      <RegisterForm />
    </Stack>
  );
}
