import { messageOf } from "#client/apollo/errors.ts";
import { SettingRow } from "#client/features/settings/core/SettingsSection.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { NotificationSwitch } from "./NotificationSwitch.tsx";
import { KINDS, useNotificationSettings } from "./notificationSettings.ts";

/** Of what the member wants to be told. What is switched off is not kept for later. */
export function NotificationSettings() {
  const { settings, error, retry } = useNotificationSettings();
  if (error) {
    return (
      <ErrorState title="Couldn't load your settings" text={messageOf(error)} onRetry={retry} retryLabel="Retry" />
    );
  }
  return (
    <SettingRow>
      <Text as="p" variant="meta" tone="secondary" style={{ maxWidth: "52ch" }}>
        Choose what you are told about. You are never told about people you muted or blocked.
      </Text>
      {KINDS.map(({ type, label }) =>
        settings ? (
          <NotificationSwitch key={type} type={type} label={label} isOn={settings.get(type) ?? true} />
        ) : (
          <Skeleton key={type} height={36} />
        ),
      )}
    </SettingRow>
  );
}
