import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { SettingRow } from "#client/features/settings/core/SettingsSection.tsx";
import { Text } from "#client/ui/text/Text.tsx";

interface SettingsPeopleProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A list of people in the settings. */
export function SettingsPeople({ title, text, children }: SettingsPeopleProps) {
  return (
    <Row role="group" aria-label={title}>
      <Text variant="ui" as="h3" tabIndex={-1} style={{ outline: "none" }}>
        {title}
      </Text>
      <Text variant="meta" tone="secondary" as="p">
        {text}
      </Text>
      {children}
    </Row>
  );
}

const Row = styled(SettingRow)(({ theme }) => ({ minWidth: 0, gap: theme.space(8) }));
