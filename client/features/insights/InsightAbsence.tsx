import styled from "@emotion/styled";
import { Card } from "#client/ui/layout/Card.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { InsightTags } from "./InsightTags.tsx";

interface InsightAbsenceProps {
  /** What there is nothing about, as a heading. */
  title: string;
  topics: readonly string[];
}

/** The one card of a question that nothing here answers: it says so, and leads to topics with ideas. */
export function InsightAbsence({ title, topics }: InsightAbsenceProps) {
  return (
    <Frame as="article" aria-labelledby="insight-absence">
      <Text as="h3" variant="postTitle" id="insight-absence" dir="auto">
        {title}
      </Text>
      <Text as="p" variant="bodySm" tone="secondary">
        {topics.length > 0
          ? "There are ideas about these topics. Try other words, or share the first idea about it."
          : "Try other words, or share the first idea about it."}
      </Text>
      <InsightTags label="Topics with ideas" tags={topics} />
    </Frame>
  );
}

const Frame = styled(Card)(({ theme }) => ({ display: "grid", gap: theme.space(12), overflowWrap: "anywhere" }));
