import styled from "@emotion/styled";
import { formatTime, fullDate } from "#client/lib/text/dates.ts";
import { Text } from "#client/ui/text/Text.tsx";

interface MessagesBeforeProps {
  messages: readonly { authorName?: string | null; text: string; createdAt: string }[];
}

/** The messages before a reported one, which alone say what it answers. */
export function MessagesBefore({ messages }: MessagesBeforeProps) {
  return (
    <List aria-label="Messages before it">
      {messages.map(({ authorName, text, createdAt }, index) => (
        <li key={index}>
          <Text variant="meta" tone="tertiary" as="div">
            <bdi>{authorName ?? "A deleted account"}</bdi> ·{" "}
            <time dateTime={createdAt} title={fullDate(createdAt)}>
              {formatTime(createdAt)}
            </time>
          </Text>
          <Text variant="bodySm" as="p" dir="auto" style={{ whiteSpace: "pre-wrap" }}>
            {text}
          </Text>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(8),
  paddingInlineStart: theme.space(12),
  borderInlineStart: `3px solid ${theme.color.border.default}`,
}));
