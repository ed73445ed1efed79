import type { ReactNode } from "react";
import { ListSetting } from "#client/features/settings/core/settingList.ts";
import { Text } from "#client/ui/text/Text.tsx";

interface SettingsPeopleProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A list of people in the settings. */
export function SettingsPeople({ title, text, children }: SettingsPeopleProps) {
  return (
    <ListSetting role="group" aria-label={title}>
      <Text variant="ui" as="h3" tabIndex={-1} style={{ outline: "none" }}>
        {title}
      </Text>
      <Text variant="meta" tone="secondary" as="p">
        {text}
      </Text>
      {children}
    </ListSetting>
  );
}
