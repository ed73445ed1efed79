import styled from "@emotion/styled";
import type { Named } from "#client/features/bonds/core/useTies.ts";
import type { ReportKind } from "#client/gql/graphql.ts";
import { charactersLeft } from "#client/lib/text/numbers.ts";
import type { useTextForm } from "#client/lib/unsent/useTextForm.ts";
import { TextArea } from "#client/ui/forms/Field.tsx";
import { UnsentNote } from "#client/ui/states/UnsentNote.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { ReportText } from "#server/features/reports/reports.rules";
import type { Distance } from "./reportedThing.ts";

/** So near to the limit the counter shows. */
const NEAR_LIMIT = 100;

interface ReportWordsProps {
  id: string;
  form: ReturnType<typeof useTextForm<ReportText>>;
  kind: ReportKind;
  person: Named | null;
  distance: Distance;
  onDistance: (distance: Distance) => void;
}

/** The second step of a report: words, if any, and whether the reporter wants to meet the member again. */
export function ReportWords({ id, form, kind, person, distance, onDistance }: ReportWordsProps) {
  const { left } = form;
  return (
    <Form id={id} onSubmit={form.handleSubmit} noValidate>
      <Text variant="bodySm" tone="secondary" data-step tabIndex={-1} style={{ outline: "none" }}>
        {kind === "MESSAGE"
          ? "If you send this report, moderators can read this message and up to ten before it, as you see them. Nobody else is told that you reported it."
          : "Only moderators read your report. Nobody else is told that you sent it."}
      </Text>
      <TextArea
        label="Anything to add? (optional)"
        rows={4}
        dir="auto"
        value={form.text}
        error={form.error ?? (left < 0 ? charactersLeft(left) : undefined)}
        status={left >= 0 && left <= NEAR_LIMIT ? charactersLeft(left) : ""}
        onChange={(event) => form.change(event.target.value)}
        onKeyDown={form.handleKeyDown}
      />
      <UnsentNote unsent={form.unsent} />
      {person && (
        <div role="group" aria-label="What you no longer want to see">
          {CHOICES.map(({ value, label, text }) => (
            <Choice key={value}>
              <input
                type="checkbox"
                checked={distance === value}
                onChange={(event) => onDistance(event.target.checked ? value : "none")}
              />
              <span>
                <Text as="span" variant="ui" dir="auto">
                  {label(person.name)}
                </Text>
                <Text as="span" variant="meta" tone="secondary">
                  {text}
                </Text>
              </span>
            </Choice>
          ))}
        </div>
      )}
    </Form>
  );
}

const CHOICES = [
  {
    value: "mute",
    label: (name: string) => `Mute ${name}`,
    text: "Their posts leave your feed. They are not notified.",
  },
  {
    value: "block",
    label: (name: string) => `Block ${name}`,
    text: "You no longer see each other and are no longer friends. They are not notified.",
  },
] as const;

const Form = styled.form(({ theme }) => ({ display: "grid", gap: theme.space(16) }));
const Choice = styled.label(({ theme }) => ({
  display: "flex",
  alignItems: "flex-start",
  gap: theme.space(12),
  paddingBlock: theme.space(8),
  cursor: "pointer",
  overflowWrap: "anywhere",
  "& > input": {
    flexShrink: 0,
    width: 18,
    height: 18,
    margin: 0,
    marginBlockStart: 2,
    accentColor: theme.color.primary.solid,
  },
  "& > span": { display: "grid", gap: theme.space(2), minWidth: 0 },
}));
