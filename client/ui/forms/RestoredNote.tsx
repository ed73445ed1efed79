import styled from "@emotion/styled";
import { Text } from "#client/ui/text/Text.tsx";

/** A note that an unsent text is back in its box, with a button that discards it. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Text as="div" variant="meta" tone="tertiary">
      <span role="status">Draft restored</span> ·{" "}
      <Discard type="button" onClick={onDiscard}>
        Discard
      </Discard>
    </Text>
  );
}

const Discard = styled.button(({ theme }) => ({
  minHeight: 24,
  padding: `${theme.space(4)} ${theme.space(2)}`,
  border: 0,
  background: "none",
  font: "inherit",
  color: theme.color.text.link,
  cursor: "pointer",
  "&:hover": { textDecoration: "underline" },
}));
