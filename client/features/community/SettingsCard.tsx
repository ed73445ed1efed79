import { useId } from "react";
import type { ReactNode } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

interface SettingsCardProps {
  title: string;
  text: string;
  isChanged: boolean;
  isSaving: boolean;
  onSave: () => void;
  children: ReactNode;
}

/** Settings that belong together, with their own button. */
export function SettingsCard({ title, text, isChanged, isSaving, onSave, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged && !isSaving) onSave();
        }}
      >
        <Stack gap={16} align="stretch">
          <Stack gap={4}>
            <Text id={id} variant="h2">
              {title}
            </Text>
            <Text variant="bodySm" tone="secondary">
              {text}
            </Text>
          </Stack>
          {children}
          <Button type="submit" loading={isSaving} disabled={!isChanged} style={{ alignSelf: "flex-start" }}>
            Save
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
