import styled from "@emotion/styled";
import { ArrowDown } from "lucide-react";
import { Badge } from "#client/ui/text/Badge.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { Spinner } from "#client/ui/text/Spinner.tsx";
import type { RoomState } from "#client/features/chat/core/Room.ts";

interface ListEdgesProps {
  older: RoomState["older"];
  onRetryOlder: () => void;
  /** True when the reader is further up, so that a button leads to the end. */
  isAwayFromEnd: boolean;
  /** The number of unread messages below. */
  unreadCount: number;
  onJumpToEnd: () => void;
}

/** The overlays at the two ends of the messages: the state of loading older ones, and the button to the latest. */
export function ListEdges({ older, onRetryOlder, isAwayFromEnd, unreadCount, onJumpToEnd }: ListEdgesProps) {
  return (
    <>
      {older === "loading" && (
        <Above>
          <Spinner size={22} label="Loading older messages" />
        </Above>
      )}
      {older === "failed" && (
        <Above role="alert">
          Couldn't load older messages
          <Button variant="outline" size="sm" onClick={onRetryOlder}>
            Try Again
          </Button>
        </Above>
      )}
      {isAwayFromEnd && (
        <Latest>
          <Button variant="outline" size="sm" icon={<ArrowDown aria-hidden />} onClick={onJumpToEnd}>
            Jump to latest
            <Badge count={unreadCount} label="unread" />
          </Button>
        </Latest>
      )}
    </>
  );
}

const Above = styled.div(({ theme }) => ({
  position: "absolute",
  insetBlockStart: theme.space(8),
  insetInline: 0,
  marginInline: "auto",
  width: "fit-content",
  display: "flex",
  alignItems: "center",
  gap: theme.space(8),
  padding: `${theme.space(4)} ${theme.space(12)}`,
  borderRadius: theme.radius.pill,
  background: theme.color.bg.raised,
  boxShadow: theme.shadow.menu,
  ...theme.type.meta,
}));
const Latest = styled.div(({ theme }) => ({
  position: "absolute",
  insetBlockEnd: theme.space(12),
  insetInline: 0,
  display: "flex",
  justifyContent: "center",
  pointerEvents: "none",
  "& > button": { pointerEvents: "auto", boxShadow: theme.shadow.menu, borderRadius: theme.radius.pill },
}));
