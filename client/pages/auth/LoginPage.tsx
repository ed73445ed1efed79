import { LoginForm } from "#client/features/auth/LoginForm.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** The page for signing in. */
export function LoginPage() {
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Text variant="display">Sign In</Text>
        <Text tone="secondary">Continue where you left off.</Text>
      </Stack>
      <LoginForm />
      <Text variant="bodySm" tone="secondary">
        New to Commonplace? <TextLink to="/auth/register">Create account</TextLink>
      </Text>
    </Stack>
  );
}
