import styled from "@emotion/styled";
import { useId } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import type { Autoplay } from "#client/gql/graphql.ts";
import { ErrorState } from "#client/ui/ErrorState.tsx";
import { Skeleton } from "#client/ui/Skeleton.tsx";
import { Text } from "#client/ui/Text.tsx";
import { useAutoplay, useSetAutoplay } from "./autoplay.ts";
import { SaveTick, useOutcome } from "./SaveTick.tsx";
import { SettingRow } from "./SettingsSection.tsx";

const CHOICES: readonly { value: Autoplay; label: string }[] = [
  { value: "ALWAYS", label: "Always" },
  { value: "WIFI", label: "Only on Wi-Fi" },
  { value: "NEVER", label: "Never" },
];

/** Whether videos begin by themselves. A device that asks for less motion is obeyed whatever is chosen here. */
export function AutoplayRow() {
  const { chosen, error, retry } = useAutoplay();
  const save = useSetAutoplay();
  const { outcome, clear, tell } = useOutcome();
  const id = useId();
  if (error) return <ErrorState title="Couldn’t load your settings" text={messageOf(error)} onRetry={retry} />;
  if (!chosen) {
    return (
      <SettingRow>
        <Skeleton height={84} />
      </SettingRow>
    );
  }

  function choose(value: Autoplay) {
    clear();
    void save(value).then(tell);
  }

  return (
    <SettingRow role="radiogroup" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <Head>
        <span id={id}>Play videos by themselves</span>
        <SaveTick outcome={outcome} />
      </Head>
      <Text id={`${id}-text`} as="p" variant="meta" tone="secondary" style={{ maxWidth: "52ch" }}>
        Always without sound, and only while you look at them. Never where your device asks for less motion.
      </Text>
      <Choices>
        {CHOICES.map(({ value, label }) => (
          <Choice key={value}>
            <input
              type="radio"
              name="autoplay"
              value={value}
              checked={chosen === value}
              onChange={() => choose(value)}
            />
            {label}
          </Choice>
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
const Choice = styled.label(({ theme }) => ({
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
