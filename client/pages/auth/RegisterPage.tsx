import { MailPlus, UserRoundX } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Notice } from "#client/features/auth/Notice.tsx";
import { RegisterForm } from "#client/features/auth/RegisterForm.tsx";
import { SharedNote } from "#client/features/auth/shared/SharedNote.tsx";
import { sharedThing } from "#client/features/auth/shared/sharedThing.ts";
import { type RegistrationState, useRegistration } from "#client/features/auth/useRegistration.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** The page for creating an account, or what keeps a visitor from it. */
export function RegisterPage() {
  const [search] = useSearchParams();
  const invitation = search.get("invitation");
  const [shared] = useState(sharedThing);
  const registration = useRegistration(invitation);
  const obstacle = registration && obstacleOf(registration);
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Text variant="display">Create Account</Text>
        {shared && !obstacle ? (
          <SharedNote shared={shared} todo="Create an account" />
        ) : (
          <Text tone="secondary">{introductionOf(registration)}</Text>
        )}
        {/* Above the form: the form grows with its errors, and what is under it would leave the window. */}
        <Text variant="bodySm" tone="secondary">
          Already have an account? <TextLink to="/auth/login">Sign In</TextLink>
        </Text>
      </Stack>
      {obstacle ?? (
        <RegisterForm
          invitation={registration?.invited ? invitation : null}
          question={registration?.mode === "approval" && !registration.invited ? registration.question : ""}
        />
      )}
    </Stack>
  );
}

function introductionOf(registration: RegistrationState | null): string {
  if (registration?.mode !== "closed" && registration?.invited) return "You have been invited. Welcome!";
  if (registration?.mode === "approval")
    return "Somebody of the community approves each new account, and we email you.";
  return "Collect your ideas and connect them with other people's.";
}

function obstacleOf({ mode, invited }: RegistrationState) {
  if (mode === "closed")
    return (
      <Notice
        tone="primary"
        icon={<UserRoundX aria-hidden />}
        title="Registration is closed"
        text="This community does not take new members at the moment."
      />
    );
  if (mode !== "invite" || invited) return null;
  return (
    <Notice
      tone="primary"
      icon={<MailPlus aria-hidden />}
      title="You need an invitation"
      text="New members join by a link from the community. If you have one, it may have expired or been used up."
    />
  );
}
