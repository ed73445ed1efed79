import styled from "@emotion/styled";
import { Check, CheckCheck, Ellipsis } from "lucide-react";
import { memo } from "react";
import { fullDate } from "#client/lib/text/dates.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { MenuButton } from "#client/ui/overlays/MenuButton.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { Bubble, BubbleColumn, BubbleLine, BubbleNote, BubbleRow } from "./bubble.ts";
import { lineOf } from "#client/features/chat/core/chatMessage.ts";
import type { ChatMessage } from "#client/features/chat/core/chatMessage.ts";
import { messageTime } from "#client/features/chat/core/chatTime.ts";
import { LinkedText } from "./LinkedText.tsx";
import type { MessageWish } from "./MessageMenu.tsx";
import { MessagePictures } from "./MessagePictures.tsx";
import { Quote } from "./Quote.tsx";
import { Reactions } from "./Reactions.tsx";

const loadMenu = async () => (await import("./MessageMenu.tsx")).MessageMenu;

/** What a message's line can ask for. */
export interface MessageHandlers {
  onWish: (message: ChatMessage, wish: MessageWish) => void;
  onReact: (message: ChatMessage, emoji: string, on: boolean) => void;
  onGoTo: (seq: number) => void;
  onExpired: (seq: number) => void;
}

interface MessageRowProps extends MessageHandlers {
  message: ChatMessage;
  isOwn: boolean;
  viewerId: string;
  opens: boolean;
  closes: boolean;
  /** In groups it is said who writes. */
  isGroup: boolean;
  /** All others who show it have read it. */
  isRead: boolean;
  isTarget: boolean;
  mayWrite: boolean;
}

/** A message that was sent. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, isOwn, opens, closes, isGroup, isRead, onWish, onReact, onGoTo } = props;
  const name = message.sender?.name ?? "Somebody";
  if (message.type === "SYSTEM") {
    return (
      <Happened data-message={message.seq}>
        <span dir="auto">{isOwn ? "You" : name}</span> {lineOf(message)}
      </Happened>
    );
  }
  const isQuiet = message.deleted || message.hidden;
  return (
    <BubbleLine
      data-message={message.seq}
      data-own={isOwn || undefined}
      data-closes={closes || undefined}
      data-target={props.isTarget || undefined}
    >
      {!isOwn && (opens ? <Avatar name={name} image={message.sender?.avatar} size={32} /> : <span />)}
      <BubbleColumn>
        {!isOwn && opens && (isGroup ? <Name dir="auto">{name}</Name> : <VisuallyHidden>{name}</VisuallyHidden>)}
        <BubbleRow>
          <Bubble data-quiet={isQuiet || undefined} dir="auto" title={fullDate(message.sentAt)}>
            {isOwn && <VisuallyHidden>You: </VisuallyHidden>}
            {message.replyTo && !isQuiet && (
              <Quote
                quoted={message.replyTo}
                isOwn={message.replyTo.sender?.id === props.viewerId}
                onOpen={() => message.replyTo && onGoTo(message.replyTo.seq)}
              />
            )}
            {message.media.length > 0 && !isQuiet && (
              <MessagePictures media={message.media} senderName={name} onExpired={() => props.onExpired(message.seq)} />
            )}
            {isQuiet
              ? lineOf(message)
              : message.text !== "" && (
                  <Words>
                    <LinkedText text={message.text} />
                  </Words>
                )}
          </Bubble>
          {!isQuiet && (
            <More data-more>
              <MenuButton
                label={`More about this message: ${lineOf(message).slice(0, 40)}`}
                icon={<Ellipsis aria-hidden />}
                load={loadMenu}
              >
                {(MessageMenu, trigger) => (
                  <MessageMenu
                    message={message}
                    isOwn={isOwn}
                    mayWrite={props.mayWrite}
                    trigger={trigger}
                    onWish={(wish) => onWish(message, wish)}
                    onReact={(emoji, on) => onReact(message, emoji, on)}
                  />
                )}
              </MenuButton>
            </More>
          )}
        </BubbleRow>
        {message.reactions && message.reactions.length > 0 && !isQuiet && (
          <Reactions reactions={message.reactions} onReact={(emoji, on) => onReact(message, emoji, on)} />
        )}
        {(closes || (message.editedAt != null && !isQuiet)) && (
          <BubbleNote>
            {message.editedAt != null && !isQuiet && <span title={fullDate(message.editedAt)}>edited</span>}
            {closes && <time dateTime={message.sentAt}>{messageTime(message.sentAt)}</time>}
            {closes && isOwn && !isQuiet && <Receipt isRead={isRead} />}
          </BubbleNote>
        )}
      </BubbleColumn>
    </BubbleLine>
  );
});

function Receipt({ isRead }: { isRead: boolean }) {
  return (
    <Tick data-read={isRead || undefined} role="img" aria-label={isRead ? "Read" : "Sent"}>
      {isRead ? <CheckCheck aria-hidden /> : <Check aria-hidden />}
    </Tick>
  );
}

const Happened = styled.p(({ theme }) => ({
  padding: `${theme.space(4)} ${theme.space(16)} ${theme.space(8)}`,
  textAlign: "center",
  color: theme.color.text.tertiary,
  ...theme.type.meta,
}));
const Name = styled.span(({ theme }) => ({ ...theme.type.micro, color: theme.color.text.secondary }));
const Words = styled.span({ display: "block" });
const Tick = styled.span(({ theme }) => ({
  display: "inline-flex",
  "&[data-read]": { color: theme.color.text.link },
}));
const More = styled.span({
  flexShrink: 0,
  "@media (hover: hover)": {
    opacity: 0,
    "[data-message]:hover &, [data-message]:focus-within &, &:has([data-state=open])": { opacity: 1 },
  },
});
