import styled from "@emotion/styled";
import { useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { OpenConversation } from "#client/features/chat/core/useConversation.ts";
import { useConversationActions } from "#client/features/chat/core/useConversationActions.ts";

/** A request of a member who is not a friend: the viewer accepts or declines it. */
export function RequestBar({ conversation: { id, title } }: { conversation: OpenConversation }) {
  const { accept, decline } = useConversationActions();
  const [doing, setDoing] = useState<"accept" | "decline" | null>(null);
  async function run(answer: "accept" | "decline") {
    setDoing(answer);
    await (answer === "accept" ? accept(id) : decline(id));
    setDoing(null);
  }
  return (
    <Bar role="group" aria-label="Message request">
      <Text variant="bodySm" as="p" style={{ flex: "1 1 220px" }}>
        <strong dir="auto">{title}</strong> would like to write to you. They only see that you have read the message if
        you accept.
      </Text>
      <Stack direction="row" gap={8}>
        <Button size="sm" loading={doing === "accept"} disabled={doing !== null} onClick={() => void run("accept")}>
          Accept
        </Button>
        <Button
          size="sm"
          variant="outline"
          loading={doing === "decline"}
          disabled={doing !== null}
          onClick={() => void run("decline")}
        >
          Decline
        </Button>
      </Stack>
    </Bar>
  );
}

const Bar = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(12),
  padding: `${theme.space(12)} ${theme.space(16)}`,
  borderTop: `1px solid ${theme.color.info.tintBorder}`,
  background: theme.color.info.tint,
  color: theme.color.info.tintText,
}));
