import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { lineOf } from "#client/features/chat/core/chatMessage.ts";
import type { ChatMessage } from "#client/features/chat/core/chatMessage.ts";

interface IncomingProps {
  messages: readonly ChatMessage[];
  viewerId: string;
}

/**
 * Reads out what others write while the conversation is open. The list itself is silent: it draws only what is in view,
 * so it would read out what one scrolls past.
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
