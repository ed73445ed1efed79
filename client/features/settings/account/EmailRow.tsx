import styled from "@emotion/styled";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import { resendVerification } from "#client/features/auth/recovery.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { ActionRow } from "#client/features/settings/core/ActionRow.tsx";

/** The member's address, and whether it is verified. */
export function EmailRow() {
  const { email, emailVerified } = useViewer();
  const [isSending, setSending] = useState(false);

  async function handleResend(): Promise<void> {
    setSending(true);
    await resendVerification(email);
    setSending(false);
  }

  return (
    <ActionRow
      title="Email"
      text={
        <>
          {email}
          <State variant="meta" as="span" data-verified={emailVerified}>
            {emailVerified ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
            {emailVerified ? "Verified" : "Not verified yet"}
          </State>
        </>
      }
      action={
        !emailVerified && (
          <Button size="sm" variant="outline" loading={isSending} onClick={() => void handleResend()}>
            Resend link
          </Button>
        )
      }
    />
  );
}

const State = styled(Text)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(4),
  marginInlineStart: theme.space(8),
  verticalAlign: "bottom",
  whiteSpace: "nowrap",
  color: theme.color.warning.text,
  "&[data-verified=true]": { color: theme.color.success.text },
  "& svg": { width: "0.875rem", height: "0.875rem", strokeWidth: 2 },
}));
