import styled from "@emotion/styled";
import { Check, CheckCheck, Ellipsis } from "lucide-react";
import { memo, useRef, useState } from "react";
import { fullDate } from "#client/lib/text/dates.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { MenuButton } from "#client/ui/overlays/MenuButton.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { Bubble, BubbleColumn, BubbleLine, BubbleNote, BubbleRow } from "./bubble.ts";
import { lineOf } from "#client/features/chat/core/chatMessage.ts";
import type { ChatMessage } from "#client/features/chat/core/chatMessage.ts";
import { messageTime } from "#client/features/chat/core/chatTime.ts";
import { LinkedText } from "#client/features/chat/core/LinkedText.tsx";
import type { MessageAction } from "./MessageMenu.tsx";
import { MessagePictures } from "./MessagePictures.tsx";
import { Quote } from "./Quote.tsx";
import { Reactions } from "./Reactions.tsx";

const loadReport = async () => (await import("#client/features/bonds/reporting/ReportDialog.tsx")).ReportDialog;
const loadMenu = async () => (await import("./MessageMenu.tsx")).MessageMenu;

/** The callbacks of a message's row. */
export interface MessageHandlers {
  onAction: (message: ChatMessage, action: MessageAction) => void;
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
  /** True for a group, where each message shows its sender. */
  isGroup: boolean;
  /** True when every other participant who shares read marks has read it. */
  isRead: boolean;
  isTarget: boolean;
  mayWrite: boolean;
}

/** The row of a sent message. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, isOwn, opens, closes, isGroup, onReact } = props;
  if (message.type === "SYSTEM") return <SystemMessage message={message} isOwn={isOwn} />;
  const name = nameOf(message);
  const isQuiet = isQuieted(message);
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
            {isQuiet ? lineOf(message) : <Content {...props} name={name} />}
          </Bubble>
          {!isQuiet && <Actions {...props} />}
        </BubbleRow>
        {!isQuiet && message.reactions && message.reactions.length > 0 && (
          <Reactions reactions={message.reactions} onReact={(emoji, on) => onReact(message, emoji, on)} />
        )}
        <Note {...props} />
      </BubbleColumn>
    </BubbleLine>
  );
});

/** An event in the conversation, as a line of its own. */
function SystemMessage({ message, isOwn }: Pick<MessageRowProps, "message" | "isOwn">) {
  return (
    <SystemLine data-message={message.seq}>
      <span dir="auto">{isOwn ? "You" : nameOf(message)}</span> {lineOf(message)}
    </SystemLine>
  );
}

const nameOf = ({ sender }: ChatMessage): string => sender?.name ?? "Somebody";

/** Checks whether a message was deleted or is hidden from the viewer: only a line about that is left. */
const isQuieted = ({ deleted, hidden }: ChatMessage): boolean => deleted || hidden;

/** The content of a message: the quoted message, its pictures and its text. */
function Content({ message, viewerId, name, onGoTo, onExpired }: MessageRowProps & { name: string }) {
  const { replyTo, media, text } = message;
  return (
    <>
      {replyTo && <Quote quoted={replyTo} isOwn={replyTo.sender?.id === viewerId} onOpen={() => onGoTo(replyTo.seq)} />}
      {media.length > 0 && <MessagePictures media={media} senderName={name} onExpired={() => onExpired(message.seq)} />}
      {text !== "" && (
        <Words>
          <LinkedText text={text} />
        </Words>
      )}
    </>
  );
}

/** The menu of a message, whose code is loaded on demand. */
function Actions({ message, isOwn, mayWrite, onAction, onReact }: MessageRowProps) {
  const [isReporting, setReporting] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const close = () => setReporting(false);
  return (
    <More data-more ref={anchor}>
      <MenuButton
        label={`More about this message: ${lineOf(message).slice(0, 40)}`}
        icon={<Ellipsis aria-hidden />}
        load={loadMenu}
      >
        {(MessageMenu, trigger) => (
          <MessageMenu
            message={message}
            isOwn={isOwn}
            mayWrite={mayWrite}
            trigger={trigger}
            onAction={(choice) => onAction(message, choice)}
            onReact={(emoji, on) => onReact(message, emoji, on)}
            onReport={() => setReporting(true)}
          />
        )}
      </MenuButton>
      {isReporting && (
        <OnDemand load={loadReport} onFailed={close}>
          {(ReportDialog) => (
            <ReportDialog
              reported={{ kind: "MESSAGE", id: message.id }}
              person={message.sender}
              onClose={close}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                anchor.current?.querySelector("button")?.focus({ preventScroll: true });
              }}
            />
          )}
        </OnDemand>
      )}
    </More>
  );
}

/**
 * The note below a message: whether it was edited; and below the last one of a group, when it was sent and who has read
 * it.
 */
function Note({ message, isOwn, closes, isRead }: MessageRowProps) {
  const isQuiet = isQuieted(message);
  const editedAt = isQuiet ? null : message.editedAt;
  if (!closes && editedAt == null) return null;
  return (
    <BubbleNote>
      {editedAt != null && <span title={fullDate(editedAt)}>edited</span>}
      {closes && <time dateTime={message.sentAt}>{messageTime(message.sentAt)}</time>}
      {closes && isOwn && !isQuiet && <Receipt isRead={isRead} />}
    </BubbleNote>
  );
}

function Receipt({ isRead }: { isRead: boolean }) {
  return (
    <Tick data-read={isRead || undefined} role="img" aria-label={isRead ? "Read" : "Sent"}>
      {isRead ? <CheckCheck aria-hidden /> : <Check aria-hidden />}
    </Tick>
  );
}

const SystemLine = styled.p(({ theme }) => ({
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
// A finger cannot hover: wherever there may be one, the button is always there, but quiet.
const More = styled.span(({ theme }) => ({
  flexShrink: 0,
  opacity: 0.75,
  "& button": { color: theme.color.text.tertiary, "& svg": { width: "1rem", height: "1rem" } },
  "@media (hover: hover) and (not (any-pointer: coarse))": { opacity: 0 },
  "[data-message]:hover &, [data-message]:focus-within &, &:has([data-state=open])": { opacity: 1 },
}));
