import { Lock } from "lucide-react";
import { useState } from "react";
import { Notice } from "#client/features/auth/Notice.tsx";
import type { Suspension } from "#client/features/auth/suspension.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { capitalised } from "#server/core/text.rules";
import { AppealForm } from "./AppealForm.tsx";

const STATES: Readonly<Record<string, string>> = {
  open: "You have appealed. The moderators have not decided yet.",
  refused: "You have appealed. The moderators decided that the suspension stays.",
};

interface SuspendedNoticeProps {
  suspension: Suspension;
  /** Returns to the form that signs in. */
  onBack: () => void;
}

/** Informs a suspended member why they cannot sign in and until when, and takes one appeal. */
export function SuspendedNotice({ suspension, onBack }: SuspendedNoticeProps) {
  const { id, message, rule, words, appealToken } = suspension;
  const [appeal, setAppeal] = useState(suspension.appeal);
  return (
    <Notice
      tone="danger"
      icon={<Lock aria-hidden="true" />}
      title="Your account is suspended"
      isPageTitle
      text={`${message} Until it is lifted, nobody sees your profile or anything that you have shared.`}
    >
      <Stack gap={16} style={{ width: "100%" }}>
        {rule !== null && <Reason label="Rule" text={capitalised(rule.replaceAll("-", " "))} />}
        {words !== "" && <Reason label="From the moderators" text={words} />}
        {appeal ? (
          <Reason label="Your appeal" text={STATES[appeal.state] ?? ""} more={appeal.decidedWords} />
        ) : (
          appealToken !== null && (
            <AppealForm
              suspensionId={id}
              token={appealToken}
              onSent={() => setAppeal({ state: "open", decidedWords: null })}
            />
          )
        )}
        <div>
          <Button variant="ghost" onClick={onBack}>
            Back to sign in
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}

function Reason({ label, text, more }: { label: string; text: string; more?: string | null }) {
  return (
    <Stack gap={4}>
      <Text variant="ui" as="h2">
        {label}
      </Text>
      <Text dir="auto">{text}</Text>
      {more && <Text dir="auto">{more}</Text>}
    </Stack>
  );
}
