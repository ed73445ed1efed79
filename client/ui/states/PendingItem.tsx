import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useOnline } from "#client/lib/browser/useOnline.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

interface PendingItemProps {
  /** What becomes of it: it waits, no answer came, or the server does not accept it, with the reason. */
  pending: { state: "waiting" | "stalled" | "refused"; reason: string | null };
  onRetry: () => void;
  onDiscard: () => void;
  /** Opens what the server has refused where it can be corrected. */
  onEdit?: () => void;
  /** What the member has written. */
  children: ReactNode;
}

/** Something of the member's own that waits for the server, with what becomes of it. */
export function PendingItem({ pending, onRetry, onDiscard, onEdit, children, ...own }: PendingItemProps) {
  const isOnline = useOnline();
  const isRefused = pending.state === "refused";
  // What is on its way can arrive: nothing offers to take it back.
  const isOnWay = pending.state === "waiting" && isOnline;
  const words = isOnWay ? "Sending…" : "Waiting to send";
  return (
    <Waiting {...own}>
      {children}
      <Stack direction="row" gap={8} align="center" wrap role="status">
        <Text as="span" variant="meta" tone={isRefused ? "danger" : "secondary"}>
          {isRefused ? pending.reason : words}
        </Text>
        {isRefused && onEdit && <Action label="Edit" onClick={onEdit} />}
        {isOnline && !isOnWay && <Action label="Try Again" onClick={onRetry} />}
        {!isOnWay && <Action label="Discard" onClick={onDiscard} />}
      </Stack>
    </Waiting>
  );
}

const Action = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="ghost" size="sm" onClick={onClick}>
    {label}
  </Button>
);

const Waiting = styled.li(({ theme }) => ({
  paddingInlineStart: theme.space(12),
  borderInlineStart: `2px solid ${theme.color.border.control}`,
  listStyle: "none",
  overflowWrap: "anywhere",
}));
