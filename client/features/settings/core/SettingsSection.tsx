import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Card } from "#client/ui/layout/Card.tsx";
import { Text } from "#client/ui/text/Text.tsx";

interface SettingsSectionProps {
  /** The fragment of the address that leads here. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One section of the settings; its rows are divided by hairlines. */
export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <Frame as="section" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Text id={`${id}-title`} variant="h2">
        {title}
      </Text>
      <Rows>{children}</Rows>
    </Frame>
  );
}

/** One setting, or one action. */
export const SettingRow = styled.div(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: theme.space(4),
  paddingBlock: theme.space(16),
}));

const Frame = styled(Card)(({ theme }) => ({
  outline: "none",
  // The strip of links is above it, where there is one column.
  scrollMarginTop: 60,
  [theme.mq.xl]: { scrollMarginTop: 0 },
  paddingBottom: theme.space(4),
  [theme.mq.belowSm]: { paddingBottom: theme.space(4) },
}));
const Rows = styled.div(({ theme }) => ({
  "& > * + *": { borderTop: `1px solid ${theme.color.border.subtle}` },
}));
