import type { ReactNode } from "react";
import { SettingRow } from "#client/features/settings/core/SettingsSection.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { NotificationSwitch } from "./NotificationSwitch.tsx";
import { KINDS, useNotificationSettings } from "./notificationSettings.ts";

/** The settings of notifications. A type that is off creates no notifications, not even for later. */
export function NotificationSettings() {
  const settings = useNotificationSettings();
  return (
    <QueryBoundary
      query={settings}
      skeleton={
        <Choices>
          {KINDS.map(({ type }) => (
            <Skeleton key={type} height={36} />
          ))}
        </Choices>
      }
      failure="Couldn't load your settings"
    >
      {(chosen) => (
        <Choices>
          {KINDS.map(({ type, label }) => (
            <NotificationSwitch key={type} type={type} label={label} isOn={chosen.get(type) ?? true} />
          ))}
        </Choices>
      )}
    </QueryBoundary>
  );
}

function Choices({ children }: { children: ReactNode }) {
  return (
    <SettingRow>
      <Text as="p" variant="meta" tone="secondary" style={{ maxWidth: "52ch" }}>
        Choose what you are notified about. You are never notified about people you have muted or blocked.
      </Text>
      {children}
    </SettingRow>
  );
}
