import type { Autoplay } from "#client/gql/graphql.ts";
import { ChoiceSetting } from "#client/features/settings/core/ChoiceSetting.tsx";
import { useAutoplay, useSetAutoplay } from "#client/features/settings/core/autoplay.ts";

const CHOICES: readonly { value: Autoplay; label: string }[] = [
  { value: "ALWAYS", label: "Always" },
  { value: "WIFI", label: "Only on Wi-Fi" },
  { value: "NEVER", label: "Never" },
];

/** The setting for videos that play automatically. A device that prefers reduced motion overrides the choice. */
export function AutoplayRow() {
  const setting = useAutoplay();
  const save = useSetAutoplay();
  return (
    <ChoiceSetting
      name="autoplay"
      label="Play videos by themselves"
      text="Always without sound, and only while you look at them. Never where your device asks for less motion."
      options={CHOICES}
      setting={setting}
      onChoose={save}
    />
  );
}
