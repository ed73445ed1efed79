import styled from "@emotion/styled";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { messageOf } from "#client/apollo/errors.ts";
import { formatDate } from "#client/lib/text/dates.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { Question } from "#client/ui/overlays/Question.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { useInsightHistory } from "./useInsights.ts";

interface InsightHistoryProps {
  /** The insight that is open. */
  current: string | null;
  /** Runs after the open insight was deleted. */
  onGone: () => void;
}

/** The member's earlier questions. Nobody else sees them. */
export function InsightHistory({ current, onGone }: InsightHistoryProps) {
  const { questions, remove: removeInsight } = useInsightHistory();
  const [question, setQuestion] = useState<{ id: string; prompt: string } | null>(null);
  const items = questions.items ?? [];
  if (items.length === 0) return null;

  async function remove(id: string) {
    await removeInsight(id);
    setQuestion(null);
    if (id === current) onGone();
  }

  return (
    <Card as="section" aria-labelledby="insight-history">
      <Stack gap={8}>
        <Text as="h2" variant="h2" id="insight-history">
          Your questions
        </Text>
        <List>
          {items.map(({ id, prompt, createdAt }) => (
            <Row key={id}>
              <HistoryLink to={`/ai-insights?id=${id}`} aria-current={id === current ? "page" : undefined}>
                <span dir="auto">{prompt}</span>
                <Text variant="meta" tone="tertiary">
                  {formatDate(createdAt)}
                </Text>
              </HistoryLink>
              <IconButton
                label={`Delete “${prompt}”`}
                icon={<Trash2 aria-hidden />}
                onClick={() => setQuestion({ id, prompt })}
              />
            </Row>
          ))}
        </List>
        <ShowMore label="Show more" list={questions} />
      </Stack>
      {question && (
        <Question
          title="Delete this question?"
          text={`“${question.prompt}” and its answer go. This cannot be undone.`}
          confirm="Delete"
          confirming="Deleting..."
          cancel="Keep it"
          onConfirm={() => remove(question.id)}
          failureOf={(failure) => messageOf(failure, "Couldn't delete it. Please try again.")}
          onClose={() => setQuestion(null)}
        />
      )}
    </Card>
  );
}

const List = styled.ul({ margin: 0, padding: 0, listStyle: "none" });
const Row = styled.li(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(8),
  "& + &": { borderTop: `1px solid ${theme.color.border.subtle}` },
}));
const HistoryLink = styled(Link)(({ theme }) => ({
  display: "grid",
  flex: 1,
  minWidth: 0,
  paddingBlock: theme.space(8),
  color: theme.color.text.primary,
  textDecoration: "none",
  ...theme.type.ui,
  "& > :first-of-type": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "&:hover": { textDecoration: "underline" },
  "&[aria-current=page]": { color: theme.color.text.link },
}));
