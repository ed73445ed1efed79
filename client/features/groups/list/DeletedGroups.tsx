import styled from "@emotion/styled";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { formatDate } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";

const DeletedGroupsQuery = graphql(`
  query DeletedGroups {
    deletedGroups {
      id
      name
      removedAt
    }
  }
`);

const RestoreGroup = graphql(`
  mutation RestoreGroup($id: ID!) {
    restoreGroup(id: $id) {
      id
    }
  }
`);

/** The groups that the member has deleted and can restore; nothing for members without any. */
export function DeletedGroups() {
  const client = useApolloClient();
  const [busyId, setBusyId] = useState<string | null>(null);
  const query = useValueQuery(DeletedGroupsQuery, {
    variables: {},
    fetchPolicy: "cache-and-network",
    value: (data) => data.deletedGroups,
  });
  const groups = query.value ?? [];
  if (groups.length === 0) return null;

  async function restore({ id, name }: { id: string; name: string }) {
    setBusyId(id);
    try {
      const again = {
        refetchQueries: ["DeletedGroups", "MyGroups", "RailLists", "GroupFigures"],
        awaitRefetchQueries: true,
      };
      await client.mutate({ mutation: RestoreGroup, variables: { id }, ...again });
      toast.success(`${name} is back`);
    } catch (failure) {
      toast.failure(`Couldn't restore ${name}`, messageOf(failure, "Please try again."));
    }
    setBusyId(null);
  }

  return (
    <Card as="section" aria-labelledby="deleted-groups">
      <Stack gap={12}>
        <Text as="h2" variant="h2" id="deleted-groups">
          Deleted groups
        </Text>
        <List>
          {groups.map((group) => (
            <Row key={group.id}>
              <div>
                <Text as="p" variant="ui" dir="auto">
                  {group.name}
                </Text>
                <Text as="p" variant="meta" tone="secondary">
                  Can be restored until {formatDate(group.removedAt)}
                </Text>
              </div>
              <Button
                size="sm"
                variant="outline"
                aria-label={`Restore ${group.name}`}
                loading={busyId === group.id}
                onClick={() => void restore(group)}
              >
                Restore
              </Button>
            </Row>
          ))}
        </List>
      </Stack>
    </Card>
  );
}

const List = styled.ul(({ theme }) => ({
  display: "grid",
  gap: theme.space(12),
  margin: 0,
  padding: 0,
  listStyle: "none",
}));
const Row = styled.li(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(12),
  overflowWrap: "anywhere",
}));
