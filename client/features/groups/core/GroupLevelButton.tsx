import { Bell, BellOff, BellRing } from "lucide-react";
import type { GroupLevel } from "#client/gql/graphql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { MenuOnDemand } from "#client/ui/overlays/MenuOnDemand.tsx";
import { LEVELS } from "./groupLevels.ts";

const load = async () => (await import("./GroupLevelMenu.tsx")).GroupLevelMenu;

const ICONS = { ALL: BellRing, HIGHLIGHTS: Bell, NONE: BellOff } as const;

interface GroupLevelButtonProps {
  group: { id: string; name: string; notifyLevel: GroupLevel };
}

/** The button that says what a member is notified of in a group, and opens the choice. */
export function GroupLevelButton({ group }: GroupLevelButtonProps) {
  const Icon = ICONS[group.notifyLevel];
  const word = LEVELS.find(({ value }) => value === group.notifyLevel)?.label ?? "";
  return (
    <MenuOnDemand
      load={load}
      trigger={
        <Button
          variant="outline"
          size="sm"
          icon={<Icon aria-hidden />}
          aria-label={`Notifications: ${word}, change`}
          title={`Notifications: ${word}`}
        >
          Notify
        </Button>
      }
    >
      {(GroupLevelMenu, trigger) => <GroupLevelMenu group={group} trigger={trigger} />}
    </MenuOnDemand>
  );
}
