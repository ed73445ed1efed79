import styled from "@emotion/styled";
import { useId } from "react";
import { useRulesToChoose } from "#client/features/rules/useRulesToChoose.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** The height of the list while it is loading: that of the rules that ship with the product. */
const HEIGHT = 8 * 40;

interface RuleChoiceProps {
  value: string | null;
  onValueChange: (key: string) => void;
}

/** The first step of a report: which of the community's rules is broken. */
export function RuleChoice({ value, onValueChange }: RuleChoiceProps) {
  const name = useId();
  const { rules, state, refetch } = useRulesToChoose();
  if (state === "failed") return <ErrorState title="Couldn't load the rules" onRetry={() => void refetch()} />;
  return (
    <Stack gap={16}>
      <Choices aria-busy={rules === null}>
        <Text as="legend" variant="ui" data-step tabIndex={-1} style={{ outline: "none" }}>
          Which rule is broken?
        </Text>
        {rules === null && <Skeleton height={HEIGHT} />}
        {rules?.map(({ key, title }) => (
          <Choice key={key}>
            <input type="radio" name={name} value={key} checked={value === key} onChange={() => onValueChange(key)} />
            <span dir="auto">{title}</span>
          </Choice>
        ))}
      </Choices>
      <Text variant="meta" tone="secondary">
        <TextLink to="/rules" target="_blank">
          Read the rules
        </TextLink>{" "}
        (opens in a new tab)
      </Text>
    </Stack>
  );
}

const Choices = styled.fieldset({ margin: 0, padding: 0, border: 0, minWidth: 0, "& > legend": { padding: 0 } });
const Choice = styled.label(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: 40,
  cursor: "pointer",
  overflowWrap: "anywhere",
  ...theme.type.bodySm,
  "& > input": { flexShrink: 0, width: 18, height: 18, margin: 0, accentColor: theme.color.primary.solid },
}));
