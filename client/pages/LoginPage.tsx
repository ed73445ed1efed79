import { LoginForm } from "#client/features/auth/LoginForm.tsx";
import { TextLink } from "#client/ui/TextLink.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { Text } from "#client/ui/Text.tsx";

/** Sign In. */
export function LoginPage() {
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Text variant="display">Sign In</Text>
        <Text tone="secondary">Pick up where your ideas left off.</Text>
      </Stack>
      <LoginForm />
      <Text variant="bodySm" tone="secondary">
        New to Commonplace? <TextLink to="/auth/register">Create account</TextLink>
      </Text>
    </Stack>
  );
}
