import styled from "@emotion/styled";
import { CircleAlert, Clock } from "lucide-react";
import { useOnline } from "#client/lib/browser/useOnline.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Bubble, BubbleColumn, BubbleLine, BubbleNote, BubbleRow } from "./bubble.ts";
import { LinkedText } from "#client/features/chat/core/LinkedText.tsx";
import { MessagePictures } from "./MessagePictures.tsx";
import type { PendingMessage } from "#client/features/chat/core/pendingMessage.ts";
import { Quote } from "./Quote.tsx";

interface PendingMessageRowProps {
  pending: PendingMessage;
  viewerId: string;
  closes: boolean;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

/** The row of a pending message; one that failed can be sent again. */
export function PendingMessageRow({ pending, viewerId, closes, onRetry, onDiscard }: PendingMessageRowProps) {
  const isOnline = useOnline();
  const isWaiting = pending.state === "waiting";
  return (
    <BubbleLine data-own data-letter={pending.state} data-closes={closes || !isWaiting || undefined}>
      <BubbleColumn>
        <BubbleRow>
          <Fading data-failed={!isWaiting || undefined} dir="auto">
            {pending.replyTo && <Quote quoted={pending.replyTo} isOwn={pending.replyTo.sender?.id === viewerId} />}
            {pending.media.length > 0 && <MessagePictures media={pending.media} senderName="you" />}
            {pending.text !== "" && (
              <span>
                <LinkedText text={pending.text} />
              </span>
            )}
          </Fading>
        </BubbleRow>
        {isWaiting && closes && (
          <BubbleNote>
            <Clock aria-hidden /> {isOnline ? "Sending…" : "Waiting for the network"}
          </BubbleNote>
        )}
        {!isWaiting && (
          <Failed role="alert">
            <CircleAlert aria-hidden />
            <span>{pending.reason ?? "Not sent"}</span>
            <Button variant="ghost" size="sm" onClick={() => onRetry(pending.clientId)}>
              Try Again
            </Button>
            <Button variant="ghost" size="sm" onClick={() => onDiscard(pending.clientId)}>
              Delete
            </Button>
          </Failed>
        )}
      </BubbleColumn>
    </BubbleLine>
  );
}

const Fading = styled(Bubble)(({ theme }) => ({
  opacity: 0.85,
  "&[data-failed]": { opacity: 1, borderColor: `${theme.color.danger.text} !important` },
}));
const Failed = styled(BubbleNote)(({ theme }) => ({
  justifyContent: "flex-end",
  color: theme.color.danger.text,
}));
