import styled from "@emotion/styled";
import { useId } from "react";
import { Switch } from "#client/ui/controls/Switch.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { useTurnSetting } from "./memberSettings.ts";
import type { SwitchName } from "./memberSettings.ts";
import { SaveTick, useOutcome } from "./SaveTick.tsx";
import { SettingRow } from "./SettingsSection.tsx";

interface SwitchSettingProps {
  name: SwitchName;
  isOn: boolean;
  label: string;
  /** The meaning of the setting when it is on. */
  text: string;
}

/** A setting that is on or off; it is saved at once. */
export function SwitchSetting({ name, isOn, label, text }: SwitchSettingProps) {
  const turnSetting = useTurnSetting();
  const { outcome, clear, report } = useOutcome();
  const id = useId();
  const handleChange = (on: boolean) => {
    clear();
    void turnSetting(name, on).then(report);
  };
  return (
    <SwitchRow>
      <Switch
        wide
        label={label}
        aria-describedby={id}
        checked={isOn}
        onChange={(event) => handleChange(event.target.checked)}
      />
      <Text id={id} as="p" variant="meta" tone="secondary" style={{ maxWidth: "52ch" }}>
        {text}
      </Text>
      <SaveTick outcome={outcome} besideSwitch />
    </SwitchRow>
  );
}

/** A row with a wide switch and the text below it. */
export const SwitchRow = styled(SettingRow)({
  position: "relative",
  // A switch is as high as a finger needs; its label is as close to the text below as in any other row.
  "& > label": { marginBlock: -8 },
});
