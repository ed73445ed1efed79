import styled from "@emotion/styled";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

interface AltReminderProps {
  onDescribe: () => void;
  onDecline: () => void;
}

/** A single reminder of a picture's description; the member may publish without one, and can turn the reminder off. */
export function AltReminder({ onDescribe, onDecline }: AltReminderProps) {
  return (
    <Frame role="status">
      <Text as="p" variant="bodySm">
        Some readers cannot see this picture. A short description helps them.
      </Text>
      <Stack direction="row" gap={8} wrap>
        <Button size="sm" variant="tonal" onClick={onDescribe}>
          Describe it
        </Button>
        <Button size="sm" variant="ghost" onClick={onDecline}>
          Not this time
        </Button>
      </Stack>
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(8),
  padding: theme.space(12),
  borderRadius: theme.radius.control,
  border: `1px solid ${theme.color.border.default}`,
  background: theme.color.bg.sunken,
  "& > p": { flex: "1 1 260px" },
}));
