import type { Autoplay } from "#client/gql/graphql.ts";
import { ChoiceSetting } from "#client/features/settings/core/ChoiceSetting.tsx";
import { useAutoplay, useSetAutoplay } from "#client/features/media/autoplay.ts";

const CHOICES: readonly { value: Autoplay; label: string }[] = [
  { value: "ALWAYS", label: "Always" },
  { value: "WIFI", label: "Only on Wi-Fi" },
  { value: "NEVER", label: "Never" },
];

/** The setting for videos and moving pictures that play automatically. A device that prefers reduced motion overrides the choice. */
export function AutoplayRow() {
  const setting = useAutoplay();
  const save = useSetAutoplay();
  return (
    <ChoiceSetting
      name="autoplay"
      label="Play videos automatically"
      text="Moving pictures too. Videos are muted, and play only while they are visible. Never if your device asks for reduced motion."
      options={CHOICES}
      setting={setting}
      onChoose={save}
    />
  );
}
