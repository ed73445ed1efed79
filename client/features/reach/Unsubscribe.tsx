import { CircleCheck, CircleX, MailX } from "lucide-react";
import { useState } from "react";
import { request } from "#client/apollo/request.ts";
import { Notice } from "#client/features/auth/Notice.tsx";
import { reportFailure } from "#client/features/auth/reportFailure.ts";
import { Button } from "#client/ui/controls/Button.tsx";

/** The parameters of the link in a mail, as the address of the page has them. */
export interface StopLink {
  member: string;
  list: string;
  signature: string;
}

const TEXTS: Record<string, { title: string; text: string }> = {
  digest: { title: "Stop digests?", text: "You will get no more digests by email." },
  notices: {
    title: "Stop emails at once?",
    text: "You will get no more emails at once, about messages or anything else.",
  },
};

/** Stops the mails of a link by a button, so that nobody does it by only opening the link. */
export function Unsubscribe({ link }: { link: StopLink }) {
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(false);
  const texts = TEXTS[link.list];

  async function handleStop(): Promise<void> {
    setSending(true);
    try {
      await request("POST", `/auth/unsubscribe?${new URLSearchParams({ ...link }).toString()}`, {});
      setDone(true);
    } catch (error) {
      reportFailure(error, { title: "This did not work", otherwise: "Please try again in a moment" });
    }
    setSending(false);
  }

  if (!texts || link.signature === "") {
    return (
      <Notice
        isPageTitle
        tone="danger"
        icon={<CircleX aria-hidden="true" />}
        title="This link is not complete"
        text="Open it again from the email, or change your settings under Notifications."
      />
    );
  }
  if (isDone) {
    return (
      <Notice
        isPageTitle
        tone="success"
        icon={<CircleCheck aria-hidden="true" />}
        title="Done"
        text={`${texts.text} You can change this in your settings at any time.`}
      />
    );
  }
  return (
    <Notice isPageTitle tone="primary" icon={<MailX aria-hidden="true" />} title={texts.title} text={texts.text}>
      <Button loading={isSending} onClick={() => void handleStop()}>
        Stop these emails
      </Button>
    </Notice>
  );
}
