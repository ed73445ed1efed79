import { useId, useState } from "react";
import { SettingRow } from "#client/features/settings/core/SettingsSection.tsx";
import { SettingItem, SettingList, SettingWords } from "#client/features/settings/core/settingList.ts";
import { formatMoment } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { type PushDevice, useRemoveDevice } from "./usePush.ts";

/** The devices on which the member is pushed, with buttons that remove those that are not at hand. */
export function PushDevices({ devices }: { devices: readonly PushDevice[] }) {
  const remove = useRemoveDevice();
  const [outcome, setOutcome] = useState("");
  const id = useId();

  async function handleRemove(device: PushDevice): Promise<void> {
    setOutcome("");
    const isDone = await remove(device);
    setOutcome(isDone ? `${device.device} was removed` : `Couldn't remove ${device.device}. Try again.`);
  }

  return (
    <SettingRow role="group" aria-labelledby={id}>
      <Text id={id} variant="ui" as="h3">
        Devices with push
      </Text>
      <Text as="div" variant="meta" tone="secondary" role="status">
        {outcome}
      </Text>
      <SettingList aria-labelledby={id}>
        {devices.map((one) => (
          <SettingItem key={one.id}>
            <SettingWords>
              <Text variant="ui" as="div">
                {one.device}
              </Text>
              <Text variant="meta" tone="secondary" as="div">
                {one.isCurrent ? "This device" : `Added ${formatMoment(one.createdAt)}`}
              </Text>
            </SettingWords>
            {!one.isCurrent && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Remove ${one.device}`}
                onClick={() => void handleRemove(one)}
              >
                Remove
              </Button>
            )}
          </SettingItem>
        ))}
      </SettingList>
    </SettingRow>
  );
}
