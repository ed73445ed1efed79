import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Tooltip } from "#client/ui/controls/Tooltip.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { useConversationActions } from "#client/features/chat/core/useConversationActions.ts";

/** Opens the conversation with a member, or begins it. */
export function MessageButton({ userId }: { userId: string }) {
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

  return (
    <Tooltip text="Start a conversation">
      <Button
        variant="outline"
        icon={<MessageCircle aria-hidden />}
        loading={isBusy}
        onClick={() => void handleClick()}
      >
        Message
      </Button>
    </Tooltip>
  );
}
