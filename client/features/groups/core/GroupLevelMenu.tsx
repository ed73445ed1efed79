import { useApolloClient } from "@apollo/client/react";
import type { ReactElement } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import type { GroupLevel } from "#client/gql/graphql.ts";
import { Menu, MenuRadioGroup } from "#client/ui/overlays/Menu.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { LEVELS } from "./groupLevels.ts";

const SetGroupLevel = graphql(`
  mutation SetGroupLevel($groupId: ID!, $level: GroupLevel!) {
    setGroupLevel(id: $groupId, level: $level) {
      id
      notifyLevel
    }
  }
`);

interface GroupLevelMenuProps {
  group: { id: string; name: string; notifyLevel: GroupLevel };
  trigger: ReactElement;
}

/** The choice of what a member is notified of in a group. The menu is open when it mounts, and a choice closes it. */
export function GroupLevelMenu({ group, trigger }: GroupLevelMenuProps) {
  const client = useApolloClient();

  async function choose(level: GroupLevel): Promise<void> {
    try {
      await client.mutate({
        mutation: SetGroupLevel,
        variables: { groupId: group.id, level },
      });
    } catch (failure) {
      toast.failure("Couldn't change your notifications", messageOf(failure, "Please try again."));
    }
  }

  return (
    <Menu trigger={trigger} label={`Notifications of ${group.name}`} defaultOpen>
      <MenuRadioGroup
        label="Notify me of"
        value={group.notifyLevel}
        options={LEVELS}
        onValueChange={(level) => void choose(level)}
        closes
      />
    </Menu>
  );
}
