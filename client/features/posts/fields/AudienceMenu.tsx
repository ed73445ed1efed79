import { Lock, UsersRound } from "lucide-react";
import type { ReactElement } from "react";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { Menu, MenuItem, MenuRadioGroup, MenuSeparator } from "#client/ui/overlays/Menu.tsx";
import { AUDIENCES } from "./audience.ts";
import type { Audience } from "./audience.ts";

const AudienceGroups = graphql(`
  query AudienceGroups($first: Int!, $after: String) {
    groups(mine: true, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          name
          visibility
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
const FIRST = 20;

interface AudienceMenuProps {
  trigger: ReactElement;
  audience: Audience;
  onChange: (audience: Audience) => void;
}

/** The menu of all audiences: everybody, bonds, the author alone, and the groups of the member. It opens at once. */
export function AudienceMenu({ trigger, audience, onChange }: AudienceMenuProps) {
  const groups = usePagedQuery(AudienceGroups, {
    variables: { first: FIRST },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    connection: (data) => data.groups,
  });
  const { items, hasMore, more, loadMore } = groups;
  return (
    <Menu trigger={trigger} align="start" label="Who can see it" defaultOpen>
      <MenuRadioGroup
        closes
        label="Who can see it"
        value={audience.group ? "" : audience.visibility}
        options={OPTIONS}
        onValueChange={(visibility) => visibility !== "" && onChange({ visibility, group: null })}
      />
      {items && items.length > 0 && (
        <>
          <MenuSeparator />
          <MenuRadioGroup
            closes
            label="In a group"
            value={audience.group?.id ?? ""}
            options={items.map(({ id, name, visibility }) => ({
              value: id,
              label: name,
              icon: visibility === "PRIVATE" ? <Lock aria-hidden /> : <UsersRound aria-hidden />,
            }))}
            onValueChange={(id) => {
              const name = items.find((group) => group.id === id)?.name ?? null;
              onChange({ visibility: "PUBLIC", group: { id, name } });
            }}
          />
        </>
      )}
      {groups.state === "failed" && (
        <MenuItem
          onSelect={(event) => {
            event.preventDefault();
            groups.retry();
          }}
        >
          Couldn't load your groups. Try Again
        </MenuItem>
      )}
      {hasMore && (
        <MenuItem
          disabled={more === "loading"}
          onSelect={(event) => {
            event.preventDefault();
            void loadMore();
          }}
        >
          Show more groups
        </MenuItem>
      )}
    </Menu>
  );
}

const OPTIONS: readonly { value: Audience["visibility"] | ""; label: string; icon: ReactElement }[] = AUDIENCES.map(
  ({ value, label, icon: Icon }) => ({ value, label, icon: <Icon aria-hidden /> }),
);
