import { useState } from "react";
import { resendVerification } from "#client/features/auth/recovery.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { ActionRow } from "#client/features/settings/core/ActionRow.tsx";
import { Button } from "#client/ui/controls/Button.tsx";

const TEXTS = {
  UNVERIFIED: "Your address is not verified yet, so nothing is sent to it.",
  REFUSED: "A mail server refused your address, so nothing more is sent to it. Verify it again when it works.",
};

/** Says why no email arrives, and offers the link that changes it. */
export function MailNote({ state }: { state: keyof typeof TEXTS }) {
  const { email } = useViewer();
  const [isSending, setSending] = useState(false);

  async function handleSend(): Promise<void> {
    setSending(true);
    await resendVerification(email);
    setSending(false);
  }

  return (
    <ActionRow
      title="Emails are paused"
      text={TEXTS[state]}
      action={
        <Button size="sm" variant="outline" loading={isSending} onClick={() => void handleSend()}>
          Send a new link
        </Button>
      }
    />
  );
}
