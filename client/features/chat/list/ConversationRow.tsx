import styled from "@emotion/styled";
import { BellOff } from "lucide-react";
import { Link } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { graphql } from "#client/gql/gql.ts";
import type { ConversationRow_ConversationFragment } from "#client/gql/graphql.ts";
import { fullDate } from "#client/lib/text/dates.ts";
import { useUnsentText } from "#client/lib/unsent/useUnsent.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { Badge } from "#client/ui/text/Badge.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { lineOf } from "#client/features/chat/core/chatMessage.ts";
import { messagePlace } from "#client/features/chat/core/messagePlaces.ts";
import { chatPath } from "#client/features/chat/core/chatPath.ts";
import { listTime } from "#client/features/chat/core/chatTime.ts";

const ConversationRow_conversation = graphql(`
  fragment ConversationRow_conversation on Conversation {
    id
    kind
    title
    isMuted
    unreadCount
    lastMessageAt
    lastMessage {
      id
      type
      text
      deleted
      hidden
      sender {
        id
        name
      }
    }
    other {
      id
      isOnline
      avatar {
        url
        placeholder
      }
    }
  }
`);

interface ConversationRowProps {
  conversation: FragmentType<typeof ConversationRow_conversation>;
  isOpen: boolean;
}

/** A conversation in the list: its participants, the last message with its time, or the unsent text, and the number of unread messages. */
export function ConversationRow({ conversation: reference, isOpen }: ConversationRowProps) {
  const conversation = useFragmentData(ConversationRow_conversation, reference);
  const viewer = useViewer();
  const { id, title, other, unreadCount, lastMessageAt, isMuted } = conversation;
  const draft = useUnsentText(viewer.id, messagePlace(id)).trim();
  return (
    <Row
      to={chatPath(id)}
      replace={isOpen}
      preventScrollReset
      aria-current={isOpen ? "true" : undefined}
      data-unread={unreadCount > 0 || undefined}
    >
      <Avatar name={title} image={other?.avatar} size={44} online={other?.isOnline ?? false} />
      <Words>
        <Line>
          <Name dir="auto">{title}</Name>
          {isMuted && (
            <>
              <BellOff aria-hidden />
              <VisuallyHidden>, muted</VisuallyHidden>
            </>
          )}
          <Text
            variant="meta"
            tone="tertiary"
            as="time"
            dateTime={lastMessageAt}
            title={fullDate(lastMessageAt)}
            style={{ marginInlineStart: "auto", flexShrink: 0 }}
          >
            {listTime(lastMessageAt)}
          </Text>
        </Line>
        <Line>
          <Last as="span" variant="meta" tone="secondary" truncate dir="auto">
            {draft !== "" && !isOpen ? (
              <>
                <Draft>Draft:</Draft> {draft}
              </>
            ) : (
              lastLine(conversation, viewer.id)
            )}
          </Last>
          {!isOpen && <Badge count={unreadCount} label={unreadCount === 1 ? "unread message" : "unread messages"} />}
        </Line>
      </Words>
    </Row>
  );
}

/** Formats "You: hello", in a group "Bo: hello". */
function lastLine({ kind, lastMessage }: ConversationRow_ConversationFragment, viewerId: string): string {
  if (!lastMessage) return "No messages yet";
  const { sender, type } = lastMessage;
  const line = lineOf(lastMessage);
  const isOwn = sender?.id === viewerId;
  if (type === "SYSTEM") return `${isOwn ? "You" : (sender?.name ?? "Somebody")} ${line}`;
  if (isOwn) return `You: ${line}`;
  return kind === "GROUP" && sender ? `${sender.name}: ${line}` : line;
}

const Row = styled(Link)(({ theme }) => ({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: theme.space(12),
  padding: `${theme.space(8)} ${theme.space(16)}`,
  minHeight: 68,
  color: theme.color.text.primary,
  textDecoration: "none",
  "&:hover": { background: theme.color.bg.hover },
  "&:focus-visible": { outlineOffset: -2 },
  "&[aria-current=true]": { background: theme.color.bg.selected },
  "&[aria-current=true]::before": {
    content: '""',
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    width: 3,
    background: theme.color.primary.solid,
  },
  "@media (forced-colors: active)": { "&[aria-current=true]": { outline: "2px solid Highlight", outlineOffset: -2 } },
}));
const Words = styled.div(({ theme }) => ({ display: "grid", gap: theme.space(2), minWidth: 0 }));
const Line = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(6),
  minWidth: 0,
  minHeight: 20,
  "& > svg": { width: "0.875rem", height: "0.875rem", flexShrink: 0, color: theme.color.text.tertiary },
}));
const Name = styled.span(({ theme }) => ({
  ...theme.type.bodySm,
  fontWeight: 600,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "[data-unread] &": { fontWeight: 700 },
}));
const Draft = styled.span(({ theme }) => ({ color: theme.color.danger.text, fontWeight: 550 }));
const Last = styled(Text)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  "[data-unread] &": { color: theme.color.text.primary, fontWeight: 550 },
}));
