import { useId, useState } from "react";
import { SaveTick, useOutcome } from "#client/features/settings/core/SaveTick.tsx";
import { SwitchRow } from "#client/features/settings/core/SwitchSetting.tsx";
import { Switch } from "#client/ui/controls/Switch.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { type PushValue, useThisDevice } from "./usePush.ts";

const TEXTS = {
  default: "Shows what reaches you by push, also while Commonplace is closed. Your browser asks you first.",
  granted: "Shows what reaches you by push, also while Commonplace is closed.",
  denied:
    "Your browser blocks notifications of Commonplace. Allow them in the browser's settings for this site, then load the page again.",
};

interface ThisDeviceRowProps {
  push: PushValue;
  onAdded: () => Promise<unknown>;
}

/** Turns push on or off in this browser, and says what stands in the way. */
export function ThisDeviceRow({ push, onAdded }: ThisDeviceRowProps) {
  const { allowed, isOn, turn } = useThisDevice(push, onAdded);
  const { outcome, clear, report } = useOutcome();
  const [isTurning, setTurning] = useState(false);
  const id = useId();

  async function handleTurn(on: boolean): Promise<void> {
    clear();
    setTurning(true);
    const isDone = await turn(on);
    setTurning(false);
    // Whoever answers no to their browser sees the reason in the text, and nothing has failed.
    if (isDone || Notification.permission === "granted") report(isDone);
  }

  return (
    <SwitchRow>
      <Switch
        wide
        label="Push on this device"
        aria-describedby={id}
        checked={isOn}
        disabled={isTurning || allowed === "denied"}
        onChange={(event) => void handleTurn(event.target.checked)}
      />
      <Text id={id} as="p" variant="meta" tone="secondary" role="status" style={{ maxWidth: "52ch" }}>
        {TEXTS[allowed]}
      </Text>
      <SaveTick outcome={outcome} besideSwitch />
    </SwitchRow>
  );
}
