import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { resendVerification } from "#client/features/auth/recovery.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { StepWords } from "./FirstStep.tsx";

/** The address that still has to be verified, with a button for another link. */
export function EmailStep() {
  const { email } = useViewer();
  const [isSending, setSending] = useState(false);

  async function handleResend() {
    setSending(true);
    await resendVerification(email);
    setSending(false);
  }

  return (
    <li data-open>
      <CircleAlert aria-hidden />
      <div>
        <StepWords>Verify your email address</StepWords>
        <Text as="p" variant="meta" tone="tertiary">
          We sent a link to <bdi>{email}</bdi>.
        </Text>
      </div>
      <Button size="sm" variant="outline" loading={isSending} onClick={() => void handleResend()}>
        Resend
      </Button>
    </li>
  );
}
