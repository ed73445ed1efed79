import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** A version of a text to choose from. */
interface VersionToChoose {
  title: string;
  text: string;
  /** What belongs to it besides the text. */
  more?: string;
  /** The words of its button. */
  choose: string;
  onChoose: () => void;
}

interface BothVersionsProps {
  question: ReactNode;
  versions: readonly [VersionToChoose, VersionToChoose];
}

/** Two versions of the same text, to choose from: side by side, on phones one under the other. */
export function BothVersions({ question, versions }: BothVersionsProps) {
  return (
    <Choice role="alert">
      <Text as="p" variant="bodySm">
        {question}
      </Text>
      <Versions>
        {versions.map((version, index) => (
          <Side key={version.title} role="group" aria-label={version.title}>
            <Text as="h3" variant="meta">
              {version.title}
            </Text>
            <Words tabIndex={0} role="region" aria-label={`Text of ${version.title.toLowerCase()}`} dir="auto">
              {version.text || "No text"}
            </Words>
            {version.more && (
              <Text as="p" variant="meta" dir="auto">
                {version.more}
              </Text>
            )}
            <div>
              <Button size="sm" variant={index === 0 ? "tonal" : "outline"} onClick={version.onChoose}>
                {version.choose}
              </Button>
            </div>
          </Side>
        ))}
      </Versions>
    </Choice>
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
const Versions = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(12),
  [theme.mq.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
}));
const Side = styled.div(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: theme.space(8),
  minWidth: 0,
  padding: theme.space(8),
  borderRadius: theme.radius.control,
  background: theme.color.bg.surface,
  color: theme.color.text.primary,
}));
const Words = styled.p(({ theme }) => ({
  flex: 1,
  maxHeight: 160,
  overflowY: "auto",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  ...theme.type.bodySm,
}));
