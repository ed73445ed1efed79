import styled from "@emotion/styled";
import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Tooltip } from "#client/ui/controls/Tooltip.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { useConversationActions } from "#client/features/chat/core/useConversationActions.ts";

interface MessageButtonProps {
  userId: string;
  /** The name of the person, where the button is in a list: it is small then, and on phones an icon. */
  listedName?: string;
}

/** Opens the conversation with a member, or begins it. */
export function MessageButton({ userId, listedName }: MessageButtonProps) {
  const { start } = useConversationActions();
  const [isBusy, setBusy] = useState(false);

  async function handleClick() {
    setBusy(true);
    try {
      await start([userId]);
    } catch (failure) {
      toast.failure("Couldn't start a conversation", messageOf(failure, "Please try again."));
      setBusy(false);
    }
  }

  const isListed = listedName !== undefined;
  return (
    <Tooltip text="Start a conversation">
      <Button
        variant={isListed ? "tonal" : "outline"}
        size={isListed ? "sm" : "md"}
        icon={<MessageCircle aria-hidden />}
        loading={isBusy}
        {...(isListed && { "aria-label": `Message ${listedName}` })}
        onClick={() => void handleClick()}
      >
        <Word data-listed={isListed || undefined}>Message</Word>
      </Button>
    </Tooltip>
  );
}

const Word = styled.span(({ theme }) => ({ [theme.mq.belowSm]: { "&[data-listed]": { display: "none" } } }));
