import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { useMemberSettings } from "./memberSettings.ts";
import type { SwitchName } from "./memberSettings.ts";
import { SettingRow } from "./SettingsSection.tsx";
import { SwitchSetting } from "./SwitchSetting.tsx";

interface MemberSwitchesProps {
  switches: readonly { name: SwitchName; label: string; text: string }[];
}

/** Settings that are on or off, for all devices of the member. */
export function MemberSwitches({ switches }: MemberSwitchesProps) {
  const settings = useMemberSettings();
  return (
    <QueryBoundary
      query={settings}
      skeleton={switches.map(({ name }) => (
        <SettingRow key={name}>
          <Skeleton height={58} />
        </SettingRow>
      ))}
      failure="Couldn't load your settings"
    >
      {(known) => switches.map((one) => <SwitchSetting key={one.name} {...one} isOn={known[one.name]} />)}
    </QueryBoundary>
  );
}
