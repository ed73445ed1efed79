import styled from "@emotion/styled";
import { lineOf } from "#client/features/chat/core/chatMessage.ts";
import type { Quoted } from "#client/features/chat/core/chatMessage.ts";

interface QuoteProps {
  quoted: Quoted;
  /** True when the member has written the quoted message. */
  isOwn: boolean;
  onOpen?: (() => void) | undefined;
}

/** The quoted message in one line; a press scrolls to it. */
export function Quote({ quoted, isOwn, onOpen }: QuoteProps) {
  const who = isOwn ? "You" : (quoted.sender?.name ?? "Somebody");
  return (
    <Block type="button" aria-label={`Answers ${who}: ${lineOf(quoted)}`} onClick={onOpen}>
      <strong dir="auto">{who}</strong>
      <span dir="auto">{lineOf(quoted)}</span>
    </Block>
  );
}

const Block = styled.button(({ theme }) => ({
  display: "grid",
  width: "100%",
  padding: `${theme.space(2)} ${theme.space(8)}`,
  border: 0,
  borderInlineStart: `3px solid ${theme.color.primary.solid}`,
  borderRadius: theme.radius.tag,
  background: theme.color.bg.surface,
  color: theme.color.text.secondary,
  textAlign: "start",
  ...theme.type.meta,
  "& > strong": { color: theme.color.text.primary, fontWeight: 600 },
  "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
}));
