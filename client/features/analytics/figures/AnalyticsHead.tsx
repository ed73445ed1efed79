import styled from "@emotion/styled";
import { ChevronDown } from "lucide-react";
import { QuietBadge } from "#client/ui/text/QuietBadge.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

interface AnalyticsHeadProps {
  titleId: string;
  /** The figures in a line, for the closed card. */
  words: string;
  isOpen: boolean;
  /** Opens and closes the card; null where it is always open. */
  onToggle: (() => void) | null;
}

/** The head of the statistics of a member: their title, which opens and closes them on phones. */
export function AnalyticsHead({ titleId, words, isOpen, onToggle }: AnalyticsHeadProps) {
  if (!onToggle)
    return (
      <Stack direction="row" gap={8} align="center" justify="space-between">
        <Text as="h2" variant="h2" id={titleId}>
          Analytics
        </Text>
        <QuietBadge>Premium</QuietBadge>
      </Stack>
    );
  return (
    <Text as="h2" variant="h2">
      <Opener type="button" aria-expanded={isOpen} onClick={onToggle}>
        <span id={titleId}>Analytics</span>
        {!isOpen && (
          <Text variant="meta" tone="secondary">
            {words}
          </Text>
        )}
        <ChevronDown aria-hidden />
      </Opener>
    </Text>
  );
}

const Opener = styled.button(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(12),
  width: "100%",
  minHeight: 44,
  padding: 0,
  border: 0,
  background: "transparent",
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "& > svg": { width: "1.25rem", height: "1.25rem", marginInlineStart: "auto" },
  "&[aria-expanded=true] > svg": { transform: "rotate(180deg)" },
}));
