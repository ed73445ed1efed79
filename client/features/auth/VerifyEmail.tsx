import { CircleCheck, CircleX, MailCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { RequestError } from "#client/apollo/request.ts";
import { Spinner } from "#client/ui/text/Spinner.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { EmailForm } from "./EmailForm.tsx";
import { Notice } from "./Notice.tsx";
import { OnToLogin } from "./OnToLogin.tsx";
import { ownEmail, resendVerification, VERIFICATION_FAILED, verifyEmail } from "./recovery.ts";
import type { VerificationLink } from "./recovery.ts";
import { reportFailure } from "./reportFailure.ts";

/** How long success is visible before the sign-in page follows, in seconds. */
const READ = 3;

type Progress =
  | { is: "asking" }
  | { is: "verified" }
  /** The link may still be valid if the server could not be reached. */
  | { is: "failed"; canRetry: boolean };

const INCOMPLETE: Progress = { is: "failed", canRetry: false };

/** Verifies an address by a link from a mail (null: the link is incomplete), and offers help when that fails. */
export function VerifyEmail({ link }: { link: VerificationLink | null }) {
  const { progress, retry } = useVerification(link);
  if (progress.is === "asking") {
    return (
      <Stack gap={16} align="flex-start">
        <Spinner size={64} label="" />
        <Text variant="display" role="status">
          Verifying your email…
        </Text>
      </Stack>
    );
  }
  if (progress.is === "verified") {
    return (
      <Notice
        isPageTitle
        tone="success"
        icon={<CircleCheck aria-hidden="true" />}
        title="Email verified"
        text="Thank you. Your email address is verified."
      >
        <OnToLogin seconds={READ} link="Continue" />
      </Notice>
    );
  }
  return (
    <Stack gap={32}>
      <Notice
        isPageTitle
        tone="danger"
        icon={<CircleX aria-hidden="true" />}
        title={VERIFICATION_FAILED.title}
        text={progress.canRetry ? "Try again in a moment." : "The link may be incomplete or too old."}
      >
        {progress.canRetry && (
          <Button variant="outline" onClick={retry}>
            Try Again
          </Button>
        )}
      </Notice>
      {!progress.canRetry && <Resend />}
    </Stack>
  );
}

/** Requests another link. A visitor who is not signed in has to enter the address. */
function Resend() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const known = useOwnEmail();
  if (sentTo !== null) {
    return (
      <Notice
        tone="primary"
        icon={<MailCheck aria-hidden="true" />}
        title={`Check ${sentTo}`}
        text="If an account with this address is not verified yet, we have sent a new link. It works for one day."
      />
    );
  }
  return (
    <Stack gap={16}>
      <Text variant="bodySm" tone="secondary">
        Links work for one day.{" "}
        {known ? "We can send you a new link." : "Enter your email address, and we will send you a new link."}
      </Text>
      {known !== undefined && (
        <EmailForm
          label="New verification link"
          submit="Resend"
          initialEmail={known ?? ""}
          send={resendVerification}
          onSent={setSentTo}
        />
      )}
    </Stack>
  );
}

/** Returns the address of the signed-in member; undefined while it is loading, null for a visitor. */
function useOwnEmail(): string | null | undefined {
  const [email, setEmail] = useState<string | null>();
  useEffect(() => {
    const call = new AbortController();
    void ownEmail(call.signal).then((found) => {
      if (!call.signal.aborted) setEmail(found);
    });
    return () => call.abort();
  }, []);
  return email;
}

function useVerification(link: VerificationLink | null): { progress: Progress; retry: () => void } {
  const [progress, setProgress] = useState<Progress>(link ? { is: "asking" } : INCOMPLETE);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!link) {
      toast.failure(VERIFICATION_FAILED.title, VERIFICATION_FAILED.otherwise);
      return undefined;
    }
    const call = new AbortController();
    verifyEmail(link, call.signal).then(
      () => setProgress({ is: "verified" }),
      (error: unknown) => {
        if (call.signal.aborted) return;
        reportFailure(error, VERIFICATION_FAILED);
        const canRetry = !(error instanceof RequestError && error.answered);
        setProgress({ is: "failed", canRetry });
      },
    );
    return () => call.abort();
  }, [link, attempt]);
  const retry = () => {
    setProgress({ is: "asking" });
    setAttempt(attempt + 1);
  };
  return { progress, retry };
}
