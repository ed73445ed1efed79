import styled from "@emotion/styled";
import { useId } from "react";
import type { ReactNode } from "react";
import { Card } from "#client/ui/layout/Card.tsx";
import { Text } from "#client/ui/text/Text.tsx";

interface AudienceSectionProps {
  title: string;
  /** The explanation of what is counted. */
  meaning: string;
  /** The text in place of an empty list. */
  empty: string | null;
  children: ReactNode;
}

/** One section about a member's audience. */
export function AudienceSection({ title, meaning, empty, children }: AudienceSectionProps) {
  const titleId = useId();
  return (
    <Frame as="section" aria-labelledby={titleId}>
      <Words>
        <Text as="h2" variant="h2" id={titleId}>
          {title}
        </Text>
        <Text variant="meta" tone="secondary" as="p">
          {meaning}
        </Text>
      </Words>
      {empty === null ? (
        children
      ) : (
        <Text variant="bodySm" tone="secondary" as="p">
          {empty}
        </Text>
      )}
    </Frame>
  );
}

/** The rows of such a section. */
export const AudienceList = styled.ol(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(12),
  margin: 0,
  padding: 0,
  listStyle: "none",
}));

const Frame = styled(Card)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(16),
  [theme.mq.md]: { padding: theme.space(24) },
}));
const Words = styled.div(({ theme }) => ({ display: "grid", gap: theme.space(4) }));
