import styled from "@emotion/styled";
import { useId } from "react";
import type { ReactNode } from "react";
import { Text } from "#client/ui/text/Text.tsx";
import { visuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

interface GroupPrivacyChoiceProps<T extends string> {
  value: T;
  options: readonly { value: T; name: string; text: string; icon: ReactNode }[];
  onValueChange: (value: T) => void;
}

/**
 * The choice of who can read the posts of a group. It cannot be changed later, so the options are explained in full.
 */
export function GroupPrivacyChoice<T extends string>({ value, options, onValueChange }: GroupPrivacyChoiceProps<T>) {
  const id = useId();
  return (
    <Frame role="radiogroup" aria-labelledby={id}>
      <Text as="span" variant="ui" id={id}>
        Who can read this group
      </Text>
      <Pair>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {option.icon}
            <span>
              <Text as="span" variant="ui">
                {option.name}
              </Text>
              <Text as="span" variant="meta" tone="secondary">
                {option.text}
              </Text>
            </span>
          </Choice>
        ))}
      </Pair>
      <Text as="p" variant="meta" tone="tertiary">
        You cannot change this later.
      </Text>
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({ display: "grid", gap: theme.space(6) }));
const Pair = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(8),
  [theme.mq.sm]: { gridTemplateColumns: "1fr 1fr" },
}));
const Choice = styled.label(({ theme }) => ({
  // The visually hidden input scrolls with its label, so that focus finds it.
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  gap: theme.space(12),
  padding: theme.space(12),
  border: `1px solid ${theme.color.border.control}`,
  borderRadius: theme.radius.control,
  color: theme.color.text.secondary,
  cursor: "pointer",
  "& > input": visuallyHidden,
  "& > svg": { width: "1.125rem", height: "1.125rem", strokeWidth: 1.75, flexShrink: 0, marginBlockStart: 1 },
  "& > span": { display: "grid", gap: theme.space(2) },
  "&:hover": { background: theme.color.bg.hover },
  "&:has(:checked)": {
    borderColor: theme.color.primary.solid,
    background: theme.color.bg.selected,
    boxShadow: `inset 0 0 0 1px ${theme.color.primary.solid}`,
  },
  "&:has(:focus-visible)": { outline: `2px solid ${theme.color.border.focus}`, outlineOffset: 2 },
  "@media (forced-colors: active)": { "&:has(:checked)": { outline: "2px solid Highlight" } },
}));
