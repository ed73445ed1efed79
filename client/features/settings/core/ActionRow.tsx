import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Text } from "#client/ui/text/Text.tsx";
import { SettingRow } from "./SettingsSection.tsx";

interface ActionRowProps {
  title: string;
  text: ReactNode;
  action: ReactNode;
}

/** A row with a state and the action that changes it. */
export function ActionRow({ title, text, action }: ActionRowProps) {
  return (
    <Row>
      <Words>
        <Text variant="ui" as="h3">
          {title}
        </Text>
        <Text variant="meta" tone="secondary" as="p">
          {text}
        </Text>
      </Words>
      {action}
    </Row>
  );
}

const Row = styled(SettingRow)(({ theme }) => ({
  flexDirection: "row",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(12),
}));
const Words = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(4),
  flex: "1 1 240px",
  maxWidth: "52ch",
}));
