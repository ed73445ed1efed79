import { useState } from "react";
import { ColourField } from "./ColourField.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import { faultOf } from "./colours.ts";
import { type Settings, useSaveSettings } from "./useCommunitySettings.ts";

/** The colours of links and buttons. What cannot be read is said while one chooses, and is not saved. */
export function ColoursForm({ stored }: { stored: Pick<Settings, "accentLight" | "accentDark"> }) {
  const [light, setLight] = useState(stored.accentLight ?? "");
  const [dark, setDark] = useState(stored.accentDark ?? "");
  const { save, isSaving, errorOf } = useSaveSettings();
  const isChanged = light !== (stored.accentLight ?? "") || dark !== (stored.accentDark ?? "");
  const canRead = faultOf("light", light) === null && faultOf("dark", dark) === null;
  return (
    <SettingsCard
      title="Colours"
      text="The colour of links and buttons. Text needs a contrast of at least 4.5 to 1 with every surface of its theme."
      isChanged={isChanged && canRead}
      isSaving={isSaving}
      onSave={() =>
        void save(
          { accentLight: light || null, accentDark: dark || null },
          "Pages have them when they are next opened.",
        )
      }
    >
      <ColourField
        label="On light ground"
        theme="light"
        value={light}
        error={errorOf("accentLight")}
        onChange={setLight}
      />
      <ColourField label="On dark ground" theme="dark" value={dark} error={errorOf("accentDark")} onChange={setDark} />
    </SettingsCard>
  );
}
