import styled from "@emotion/styled";
import { useId } from "react";
import type { LoadedValue } from "#client/lib/loaded.ts";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { SaveTick, useOutcome } from "./SaveTick.tsx";
import { SettingRow } from "./SettingsSection.tsx";

interface ChoiceSettingProps<T extends string> {
  /** The name of the group of fields. */
  name: string;
  label: string;
  text: string;
  options: readonly { value: T; label: string }[];
  /** The current value. */
  setting: LoadedValue<T>;
  /** Saves a value; resolves to whether that succeeded. */
  onChoose: (value: T) => Promise<boolean>;
}

/** A setting with one of a few values; it is saved at once. */
export function ChoiceSetting<T extends string>(props: ChoiceSettingProps<T>) {
  return (
    <QueryBoundary query={props.setting} skeleton={<Waiting />} failure="Couldn't load your settings">
      {(chosen) => <Choice {...props} chosen={chosen} />}
    </QueryBoundary>
  );
}

function Waiting() {
  return (
    <SettingRow>
      <Skeleton height={84} />
    </SettingRow>
  );
}

function Choice<T extends string>(props: ChoiceSettingProps<T> & { chosen: T }) {
  const { outcome, clear, report } = useOutcome();
  const id = useId();
  return (
    <SettingRow role="radiogroup" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <Head>
        <span id={id}>{props.label}</span>
        <SaveTick outcome={outcome} />
      </Head>
      <Text id={`${id}-text`} as="p" variant="meta" tone="secondary" style={{ maxWidth: "52ch" }}>
        {props.text}
      </Text>
      <Choices>
        {props.options.map(({ value, label }) => (
          <Option key={value}>
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={props.chosen === value}
              onChange={() => {
                clear();
                void props.onChoose(value).then(report);
              }}
            />
            {label}
          </Option>
        ))}
      </Choices>
    </SettingRow>
  );
}

const Head = styled.div(({ theme }) => ({ display: "flex", justifyContent: "space-between", ...theme.type.ui }));
const Choices = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  columnGap: theme.space(24),
  paddingTop: theme.space(4),
}));
const Option = styled.label(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(8),
  minHeight: 36,
  ...theme.type.ui,
  color: theme.color.text.secondary,
  cursor: "pointer",
  "&:has(:checked)": { color: theme.color.text.primary },
  "& > input": { width: 16, height: 16, margin: 0, accentColor: theme.color.primary.solid },
  "@media (pointer: coarse)": { minHeight: 44 },
}));
