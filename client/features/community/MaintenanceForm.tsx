import { useState } from "react";
import { Switch } from "#client/ui/controls/Switch.tsx";
import { TextArea } from "#client/ui/forms/Field.tsx";
import { MAINTENANCE_MAX } from "#server/features/community/community.limits.rules";
import { SettingsCard } from "./SettingsCard.tsx";
import { type Settings, useSaveSettings } from "./useCommunitySettings.ts";

/** Whether members can only read, and what they read about it. */
export function MaintenanceForm({ stored }: { stored: Pick<Settings, "maintenance" | "maintenanceMessage"> }) {
  const [isOn, setOn] = useState(stored.maintenance);
  const [message, setMessage] = useState(stored.maintenanceMessage);
  const { save, isSaving, errorOf } = useSaveSettings();
  return (
    <SettingsCard
      title="Maintenance"
      text="Members can sign in and read everything, and change nothing. Moderators and admins can still write."
      isChanged={isOn !== stored.maintenance || message.trim() !== stored.maintenanceMessage}
      isSaving={isSaving}
      onSave={() =>
        void save(
          { maintenance: isOn, maintenanceMessage: message.trim() },
          isOn ? "Members can only read now." : "Members can write.",
        )
      }
    >
      <Switch wide label="Members can only read" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <TextArea
        label="Message"
        hint="What members read in a bar and when they try to change something. Leave it empty for the usual sentence."
        rows={2}
        maxLength={MAINTENANCE_MAX}
        value={message}
        error={errorOf("maintenanceMessage")}
        onChange={({ target }) => setMessage(target.value)}
      />
    </SettingsCard>
  );
}
