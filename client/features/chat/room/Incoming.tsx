import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { lineOf } from "#client/features/chat/core/chatMessage.ts";
import type { ChatMessage } from "#client/features/chat/core/chatMessage.ts";

interface IncomingProps {
  messages: readonly ChatMessage[];
  viewerId: string;
}

/**
 * Announces new messages of others while the conversation is open. The list itself is no live region: it renders only
 * visible messages, so it would announce what one scrolls past.
 */
export function Incoming({ messages, viewerId }: IncomingProps) {
  const [words, setWords] = useState("");
  const last = messages.at(-1);
  const known = useRef(last?.seq ?? null);
  useEffect(() => {
    if (!last) return;
    const isNew = known.current === null || last.seq === known.current + 1;
    known.current = last.seq;
    if (isNew && last.sender?.id !== viewerId) setWords(`${last.sender?.name ?? "Somebody"}: ${lineOf(last)}`);
  }, [last, viewerId]);
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}
