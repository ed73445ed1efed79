import { Mail } from "lucide-react";
import { useState } from "react";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { Notice } from "./Notice.tsx";
import { OnToLogin } from "./OnToLogin.tsx";
import { sendResetMail } from "./recovery.ts";

/** How long the hint to the mail is visible before the sign-in page follows, in seconds. */
const READ = 2;

/** The form that requests a reset mail, and the hint where to find it. */
export function ForgotPassword({ initialEmail }: { initialEmail: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <Notice
        isPageTitle
        tone="primary"
        icon={<Mail aria-hidden="true" />}
        title={`Check ${sentTo}`}
        text="If an account uses this address, we have sent it a link to set a new password. The link works once, for one hour."
      >
        <OnToLogin seconds={READ} link="Go now" />
      </Notice>
    );
  }
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Text variant="display">Reset Password</Text>
        <Text tone="secondary">Enter your email address, and we will send you a link to set a new password.</Text>
      </Stack>
      <EmailForm
        label="Reset Password"
        submit="Send reset link"
        initialEmail={initialEmail}
        send={sendResetMail}
        onSent={setSentTo}
      />
      <Text variant="bodySm" tone="secondary">
        Remembered it? <TextLink to="/auth/login">Sign In</TextLink>
      </Text>
    </Stack>
  );
}
