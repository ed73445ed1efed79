import { ChoiceSetting } from "#client/features/settings/core/ChoiceSetting.tsx";
import type { DigestFrequency } from "#client/gql/graphql.ts";
import { useReach, useUpdateReach } from "./reachSettings.ts";

const CHOICES: readonly { value: DigestFrequency; label: string }[] = [
  { value: "DAILY", label: "Every day" },
  { value: "WEEKLY", label: "Every Monday" },
  { value: "NEVER", label: "Never" },
];

/** The setting for how often a digest is mailed. */
export function DigestRow({ digest }: { digest: DigestFrequency }) {
  const reach = useReach();
  const update = useUpdateReach();
  return (
    <ChoiceSetting
      name="digest"
      label="Digest by email"
      text="What happened to yours, and the five best ideas of what you follow. When there is nothing to say, there is no email."
      options={CHOICES}
      setting={{ ...reach, value: digest }}
      onChoose={(value) => update({ digest: value })}
    />
  );
}
