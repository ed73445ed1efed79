import { useId } from "react";
import { useReach, useUpdateReach } from "#client/features/reach/reachSettings.ts";
import { SaveTick, useOutcome } from "#client/features/settings/core/SaveTick.tsx";
import { SwitchRow } from "#client/features/settings/core/SwitchSetting.tsx";
import { Switch } from "#client/ui/controls/Switch.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** Whether a push says what happened. */
export function PushContentRow() {
  const { value } = useReach();
  const update = useUpdateReach();
  const { outcome, clear, report } = useOutcome();
  const id = useId();
  const handleChange = (on: boolean) => {
    clear();
    void update({ pushContent: on }).then(report);
  };
  if (!value) return null;
  return (
    <SwitchRow>
      <Switch
        wide
        label="Show what happened"
        aria-describedby={id}
        checked={value.pushContent}
        onChange={(event) => handleChange(event.target.checked)}
      />
      <Text id={id} as="p" variant="meta" tone="secondary" style={{ maxWidth: "52ch" }}>
        If you switch this off, a push only says that you have a new notification, on all of your devices.
      </Text>
      <SaveTick outcome={outcome} besideSwitch />
    </SwitchRow>
  );
}
