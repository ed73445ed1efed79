import { useState } from "react";
import { Switch } from "#client/ui/controls/Switch.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import { type Settings, useSaveSettings } from "./useCommunitySettings.ts";

/** Whether visitors read a few public ideas on the sign-in page. */
export function PublicIdeasForm({ stored }: { stored: Pick<Settings, "publicIdeas"> }) {
  const [isOn, setOn] = useState(stored.publicIdeas);
  const { save, isSaving } = useSaveSettings();
  return (
    <SettingsCard
      title="Sign-in page"
      text="Visitors can read three public ideas beside the form: the most liked of the last week, or else the newest."
      isChanged={isOn !== stored.publicIdeas}
      isSaving={isSaving}
      onSave={() => void save({ publicIdeas: isOn }, "Visitors see it when they next open the page.")}
    >
      <Switch
        wide
        label="Show public ideas to visitors"
        checked={isOn}
        onChange={({ target }) => setOn(target.checked)}
      />
    </SettingsCard>
  );
}
