import styled from "@emotion/styled";
import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import type { MuteDuration } from "#client/gql/graphql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { MenuPerson } from "./PersonMenuItems.tsx";
import { useTies } from "#client/features/bonds/core/useTies.ts";

const DURATIONS: readonly { value: MuteDuration; label: string }[] = [
  { value: "HOUR", label: "An hour" },
  { value: "DAY", label: "A day" },
  { value: "WEEK", label: "A week" },
  { value: "MONTH", label: "A month" },
  { value: "FOREVER", label: "Until I unmute them" },
];

interface MuteDialogProps {
  person: MenuPerson;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** A dialog with the duration for which a member is muted. */
export function MuteDialog({ person, onClose, onCloseAutoFocus }: MuteDialogProps) {
  const { mute } = useTies();
  const [duration, setDuration] = useState<MuteDuration>("DAY");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState("");

  async function handleMute() {
    setBusy(true);
    setError("");
    try {
      await mute(person, duration);
      onClose();
    } catch (failure) {
      setError(messageOf(failure, "Failed to mute this person. Please try again."));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={`Mute ${person.name}?`}
      onCloseAutoFocus={onCloseAutoFocus}
      footer={
        <Stack direction="row" gap={8} justify="flex-end">
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isBusy} onClick={() => void handleMute()}>
            Mute
          </Button>
        </Stack>
      }
    >
      <Stack gap={16}>
        <Text variant="bodySm">{`Posts by @${person.username} are hidden from your feed. They are not notified.`}</Text>
        <Choices>
          <Text as="legend" variant="ui">
            For how long?
          </Text>
          {DURATIONS.map(({ value, label }) => (
            <Choice key={value}>
              <input
                type="radio"
                name="duration"
                value={value}
                checked={duration === value}
                onChange={() => setDuration(value)}
              />
              {label}
            </Choice>
          ))}
        </Choices>
        {error && (
          <Text variant="bodySm" tone="danger" role="alert">
            {error}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

const Choices = styled.fieldset({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const Choice = styled.label(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: 40,
  cursor: "pointer",
  ...theme.type.bodySm,
  "& > input": { width: 18, height: 18, margin: 0, accentColor: theme.color.primary.solid },
}));
