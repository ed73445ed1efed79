import styled from "@emotion/styled";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import type { Reaction } from "#client/features/chat/core/chatMessage.ts";

interface ReactionsProps {
  reactions: readonly Reaction[];
  onReact: (emoji: string, on: boolean) => void;
}

/** The reactions below a message, with their counts, and whether the member has set them too. */
export function Reactions({ reactions, onReact }: ReactionsProps) {
  return (
    <Row role="group" aria-label="Reactions">
      {reactions.map(({ emoji, count, reactedByViewer }) => (
        <Chip key={emoji} type="button" aria-pressed={reactedByViewer} onClick={() => onReact(emoji, !reactedByViewer)}>
          {emoji} {count}
          <VisuallyHidden>{count === 1 ? " reaction" : " reactions"}</VisuallyHidden>
        </Chip>
      ))}
    </Row>
  );
}

const Row = styled.div(({ theme }) => ({ display: "flex", flexWrap: "wrap", gap: theme.space(4) }));
const Chip = styled.button(({ theme }) => ({
  minHeight: 26,
  paddingInline: theme.space(8),
  border: `1px solid ${theme.color.border.default}`,
  borderRadius: theme.radius.pill,
  background: theme.color.bg.surface,
  color: theme.color.text.secondary,
  ...theme.type.meta,
  "&:hover": { background: theme.color.bg.hover },
  "&[aria-pressed=true]": {
    borderColor: theme.color.primary.solid,
    background: theme.color.primary.tint,
    color: theme.color.primary.tintText,
  },
  "@media (pointer: coarse)": { minHeight: 36 },
}));
