import styled from "@emotion/styled";
import { Sparkles } from "lucide-react";
import { INSIGHTS_PER_HOUR, PROMPT_MAX } from "#server/features/insights/insights.limits.rules";
import { messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { useTextForm } from "#client/lib/unsent/useTextForm.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextArea } from "#client/ui/forms/Field.tsx";
import { UnsentNote } from "#client/ui/states/UnsentNote.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

const loadRule = async () => (await import("#server/features/insights/insights.rules")).typedInsight;

/** Example questions for a member who has none yet. */
const EXAMPLE_PROMPTS = [
  "What are members learning about energy?",
  "Which ideas make meetings and teams work better?",
  "What do people who care for others agree on?",
  "What goes wrong when we measure things?",
] as const;

interface InsightFormProps {
  /** Sends the question. Rejects with the server's objection; the question stays in the form either way. */
  onAsk: (prompt: string) => Promise<void>;
}

/** The form of a question to the community's ideas, with examples. */
export function InsightForm({ onAsk }: InsightFormProps) {
  const { id } = useViewer();
  const form = useTextForm({
    field: "prompt",
    place: useUnsentPlace(id, "question"),
    loadRule,
    max: PROMPT_MAX,
    send: onAsk,
    reasonOf: (failure) => `Couldn't get insights. Your question is still here. ${messageOf(failure)}`,
  });

  function change(prompt: string) {
    form.change(prompt);
    form.clearError();
  }

  return (
    <form noValidate aria-busy={form.isSending} onSubmit={form.handleSubmit}>
      <Stack gap={12}>
        <TextArea
          hideLabel
          label="Your question"
          placeholder="What would you like to know?"
          rows={3}
          maxLength={PROMPT_MAX}
          value={form.text}
          error={form.error}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onKeyDown={form.handleKeyDown}
          onChange={(event) => change(event.target.value)}
        />
        <UnsentNote unsent={form.unsent} />
        <Examples aria-label="Examples">
          {EXAMPLE_PROMPTS.map((example) => (
            <li key={example}>
              <Example type="button" onClick={() => change(example)}>
                {example}
              </Example>
            </li>
          ))}
        </Examples>
        <Foot>
          <Text variant="meta" tone="tertiary">
            Up to {INSIGHTS_PER_HOUR} questions an hour. Only you can see them.
          </Text>
          <Button type="submit" icon={<Sparkles aria-hidden />} loading={form.isSending} loadingText="Thinking…">
            Get Insights
          </Button>
        </Foot>
      </Stack>
    </form>
  );
}

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
    paddingInline: `${theme.space(16)} ${theme.space(40)}`,
    paddingBlock: 4,
    overflowX: "auto",
    scrollbarWidth: "none",
    maskImage: "linear-gradient(to right, #000 calc(100% - 40px), transparent)",
    "&:dir(rtl)": { maskImage: "linear-gradient(to left, #000 calc(100% - 40px), transparent)" },
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
