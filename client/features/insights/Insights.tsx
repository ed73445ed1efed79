import styled from "@emotion/styled";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { useSearchParams } from "react-router-dom";
import {
  EXAMPLE_PROMPTS,
  INSIGHTS_PER_HOUR,
  PROMPT_MAX,
  PROMPT_MIN,
  PROMPT_TOO_SHORT,
} from "#server/features/insights/insights.rules";
import { messageOf } from "#client/apollo/errors.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { TextArea } from "#client/ui/forms/Field.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { InsightHistory } from "./InsightHistory.tsx";
import { InsightReport } from "./InsightReport.tsx";
import { useAsk, useInsight } from "./useInsights.ts";

/** Questions that the community's own posts answer. */
export function Insights() {
  const [params, setParams] = useSearchParams();
  const id = params.get("id");
  const { ask, isAsking } = useAsk();
  const [prompt, setPrompt] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [newest, setNewest] = useState<string | null>(null);
  const reading = useInsight(id);

  async function submit() {
    if (isAsking) return;
    const words = prompt.trim();
    if (words.length < PROMPT_MIN) {
      setError(PROMPT_TOO_SHORT);
      return;
    }
    setError(null);
    try {
      const made = await ask(words);
      setNewest(made);
      setParams({ id: made });
    } catch (failure) {
      setError(`Couldn't get insights. Your question is kept. ${messageOf(failure)}`);
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }

  return (
    <Stack gap={24}>
      <Stack as="section" gap={12}>
        <Head>
          <Text as="h1" variant="h1" tabIndex={-1}>
            AI Insights
          </Text>
          <Text as="p" variant="bodySm" tone="secondary">
            Ask a question. The answer is worked out of the posts of this community, and every statement leads to them.
          </Text>
        </Head>
        <Card>
          <form
            noValidate
            aria-busy={isAsking}
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              void submit();
            }}
          >
            <Stack gap={12}>
              <TextArea
                hideLabel
                label="Your question"
                placeholder="What would you like to know?"
                rows={3}
                maxLength={PROMPT_MAX}
                value={prompt}
                error={error ?? undefined}
                aria-keyshortcuts="Control+Enter Meta+Enter"
                onKeyDown={handleKeyDown}
                onChange={(event) => {
                  setPrompt(event.target.value);
                  setError(null);
                }}
              />
              <Examples aria-label="Examples">
                {EXAMPLE_PROMPTS.map((example) => (
                  <li key={example}>
                    <Example
                      type="button"
                      onClick={() => {
                        setPrompt(example);
                        setError(null);
                      }}
                    >
                      {example}
                    </Example>
                  </li>
                ))}
              </Examples>
              <Foot>
                <Text variant="meta" tone="tertiary">
                  {INSIGHTS_PER_HOUR} questions an hour. Only you see what you ask.
                </Text>
                <Button type="submit" icon={<Sparkles aria-hidden />} loading={isAsking}>
                  {isAsking ? "Thinking…" : "Get Insights"}
                </Button>
              </Foot>
            </Stack>
          </form>
        </Card>
      </Stack>
      {id !== null && (
        <QueryBoundary
          query={reading}
          skeleton={<Skeleton height={240} radius={12} />}
          failure="Couldn't load the insight"
          onCard
        >
          {({ insight }) =>
            insight ? (
              <InsightReport insight={insight} isNew={insight.id === newest} />
            ) : (
              <Card>
                <EmptyState title="This insight could not be found." text="It may have been deleted." />
              </Card>
            )
          }
        </QueryBoundary>
      )}
      <InsightHistory current={id} onGone={() => setParams({})} />
    </Stack>
  );
}

const Head = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(4),
  "& > p": { textWrap: "balance" },
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Examples = styled.ul(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space(8),
  margin: 0,
  padding: 0,
  listStyle: "none",
  [theme.mq.belowSm]: {
    flexWrap: "nowrap",
    marginInline: `-${theme.space(16)}`,
    paddingInline: theme.space(16),
    overflowX: "auto",
    scrollbarWidth: "none",
    "& > li": { flexShrink: 0 },
  },
}));
const Example = styled.button(({ theme }) => ({
  minHeight: 32,
  paddingInline: theme.space(12),
  border: `1px solid ${theme.color.border.control}`,
  borderRadius: theme.radius.pill,
  background: "transparent",
  color: theme.color.text.secondary,
  ...theme.type.meta,
  textAlign: "start",
  cursor: "pointer",
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary },
  "@media (pointer: coarse)": { minHeight: 44 },
}));
const Foot = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(12),
  [theme.mq.belowSm]: { flexDirection: "column-reverse", alignItems: "stretch" },
}));
