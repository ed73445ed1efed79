import { Suspense, useState } from "react";
import { LoginForm } from "#client/features/auth/LoginForm.tsx";
import { SharedNote } from "#client/features/auth/shared/SharedNote.tsx";
import { sharedThing } from "#client/features/auth/shared/sharedThing.ts";
import type { Suspension } from "#client/features/auth/suspension.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { PRODUCT } from "#client/lib/text/tabTitle.ts";

const SuspendedNotice = lazyPart(async () => ({
  default: (await import("#client/features/suspensions/SuspendedNotice.tsx")).SuspendedNotice,
}));

const PublicIdeas = lazyPart(async () => ({
  default: (await import("#client/features/feed/publicIdeas/PublicIdeas.tsx")).PublicIdeas,
}));

/** The page for signing in. A suspended member reads here why they cannot. */
export function LoginPage() {
  const [shared] = useState(sharedThing);
  const [suspension, setSuspension] = useState<Suspension | null>(null);
  if (suspension) {
    return (
      <Suspense fallback={null}>
        <SuspendedNotice suspension={suspension} onBack={() => setSuspension(null)} />
      </Suspense>
    );
  }
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Text variant="display">Sign In</Text>
        {shared ? (
          <SharedNote shared={shared} todo="Sign in" />
        ) : (
          <Text tone="secondary">Continue where you left off.</Text>
        )}
      </Stack>
      <LoginForm onSuspended={setSuspension} />
      <Text variant="bodySm" tone="secondary">
        New to {PRODUCT}? <TextLink to="/auth/register">Create account</TextLink>
      </Text>
      <Suspense fallback={null}>
        <PublicIdeas />
      </Suspense>
    </Stack>
  );
}
