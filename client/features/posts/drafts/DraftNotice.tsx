import styled from "@emotion/styled";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { DraftKeeper } from "./DraftKeeper.ts";
import type { DraftState } from "./DraftStore.ts";

interface DraftNoticeProps {
  draft: Pick<DraftState, "isRestored" | "conflict">;
  keeper: DraftKeeper;
  onDiscard: () => void;
}

/** A notice that a draft was restored. When it was also changed elsewhere, the notice asks which version to keep. */
export function DraftNotice({ draft, keeper, onDiscard }: DraftNoticeProps) {
  if (draft.conflict) {
    return (
      <Choice role="alert">
        <Text as="p" variant="bodySm">
          This draft was also changed in another tab or on another device. Which one do you want to keep?
        </Text>
        <Stack direction="row" gap={8} wrap>
          <Button size="sm" variant="tonal" onClick={() => void keeper.keepMine()}>
            Keep mine
          </Button>
          <Button size="sm" variant="outline" onClick={() => keeper.takeTheirs()}>
            Take the other
          </Button>
        </Stack>
      </Choice>
    );
  }
  if (!draft.isRestored) return null;
  return (
    <Text as="div" variant="meta" tone="tertiary">
      <span role="status">Draft restored</span> ·{" "}
      <Discard type="button" onClick={onDiscard}>
        Discard
      </Discard>
    </Text>
  );
}

const Choice = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(8),
  padding: theme.space(12),
  borderRadius: theme.radius.control,
  border: `1px solid ${theme.color.warning.tintBorder}`,
  background: theme.color.warning.tint,
  color: theme.color.warning.tintText,
}));

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
