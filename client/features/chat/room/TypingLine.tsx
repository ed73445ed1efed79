import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import type { OpenConversation } from "#client/features/chat/core/useConversation.ts";
import { useTypists } from "./useTypists.ts";

/** The names of members who type. The line always takes its space, so that the messages do not move. */
export function TypingLine({ conversation: { id } }: { conversation: OpenConversation }) {
  const names = useTypists(id);
  return (
    <Line role="status" dir="auto">
      {names.length > 0 && (
        <>
          <Dots aria-hidden>
            <i />
            <i />
            <i />
          </Dots>
          {sentenceOf(names)}
        </>
      )}
    </Line>
  );
}

function sentenceOf(names: readonly string[]): string {
  const [first, second] = names;
  if (names.length === 1) return `${first} is typing…`;
  return names.length === 2 ? `${first} and ${second} are typing…` : `${names.length} people are typing…`;
}

const bounce = keyframes({ "0%, 60%, 100%": { opacity: 0.35 }, "30%": { opacity: 1 } });

const Line = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(6),
  minHeight: 20,
  paddingInline: theme.space(16),
  color: theme.color.text.secondary,
  ...theme.type.meta,
}));
const Dots = styled.span(({ theme }) => ({
  display: "inline-flex",
  gap: 3,
  "& > i": {
    width: 5,
    height: 5,
    borderRadius: theme.radius.pill,
    background: "currentColor",
    animation: `${bounce} 1.2s infinite`,
    "&:nth-of-type(2)": { animationDelay: "150ms" },
    "&:nth-of-type(3)": { animationDelay: "300ms" },
  },
  "@media (prefers-reduced-motion: reduce)": { "& > i": { animation: "none" } },
}));
