import { SettingRow } from "#client/features/settings/core/SettingsSection.tsx";
import { isPushSupported } from "#client/lib/browser/pushSupport.ts";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { PushContentRow } from "./PushContentRow.tsx";
import { PushDevices } from "./PushDevices.tsx";
import { ThisDeviceRow } from "./ThisDeviceRow.tsx";
import { usePushDevices } from "./usePush.ts";

/** The settings of push: this device, what it shows, and all devices of the member. */
export function PushSettings() {
  const push = usePushDevices();
  return (
    <QueryBoundary
      query={push}
      skeleton={
        <SettingRow>
          <Skeleton height={58} />
        </SettingRow>
      }
      failure="Couldn't load your devices"
    >
      {(known) => (
        <>
          {isPushSupported() ? <ThisDeviceRow push={known} onAdded={push.refetch} /> : <Unsupported />}
          {known.pushSubscriptions.length > 0 && (
            <>
              <PushContentRow />
              <PushDevices devices={known.pushSubscriptions} />
            </>
          )}
        </>
      )}
    </QueryBoundary>
  );
}

function Unsupported() {
  return (
    <SettingRow>
      <Text as="p" variant="meta" tone="secondary" style={{ maxWidth: "52ch" }}>
        This browser cannot receive push notifications. On an iPhone or iPad, add Commonplace to the home screen first.
      </Text>
    </SettingRow>
  );
}
