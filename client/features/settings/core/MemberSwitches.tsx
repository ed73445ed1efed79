import { messageOf } from "#client/apollo/errors.ts";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { useMemberSettings } from "./memberSettings.ts";
import type { SwitchName } from "./memberSettings.ts";
import { SettingRow } from "./SettingsSection.tsx";
import { SwitchSetting } from "./SwitchSetting.tsx";

interface MemberSwitchesProps {
  switches: readonly { name: SwitchName; label: string; text: string }[];
}

/** Settings that are on or off and go with the member to every device. */
export function MemberSwitches({ switches }: MemberSwitchesProps) {
  const { settings, error, retry } = useMemberSettings();
  if (error) return <ErrorState title="Couldn’t load your settings" text={messageOf(error)} onRetry={retry} />;
  return switches.map((one) =>
    settings ? (
      <SwitchSetting key={one.name} {...one} isOn={settings[one.name]} />
    ) : (
      <SettingRow key={one.name}>
        <Skeleton height={58} />
      </SettingRow>
    ),
  );
}
