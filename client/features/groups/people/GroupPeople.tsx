import styled from "@emotion/styled";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { graphql } from "#client/gql/gql.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { GroupMemberRow } from "./GroupMemberRow.tsx";

const GroupPeopleQuery = graphql(`
  query GroupPeople($slug: String!, $first: Int!, $after: String) {
    group(slug: $slug) {
      id
      viewerRole
      members(first: $first, after: $after) {
        edges {
          cursor
          node {
            role
            user {
              id
              name
              ...Person_person
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);
const PAGE = 20;

/** The members of a group; owners and admins manage them here. */
export function GroupPeople({ slug, isOpen }: { slug: string; isOpen: boolean }) {
  const viewer = useViewer();
  const members = usePagedQuery(GroupPeopleQuery, {
    variables: { slug, first: PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    skip: !isOpen,
    connection: ({ group }) => group?.members,
  });
  const group = members.data?.group;
  if (!isOpen) {
    return (
      <Card>
        <Text variant="bodySm" tone="secondary" as="p">
          Only members can see the members of this group.
        </Text>
      </Card>
    );
  }
  return (
    <Card as="section" aria-label="Members">
      <PagedList list={members} skeleton={<Waiting />} failure="Couldn't load the members" empty={null}>
        {(items) => (
          <Stack gap={12}>
            <List>
              {items.map(({ user, role }) => (
                <GroupMemberRow
                  key={user.id}
                  groupId={group?.id ?? ""}
                  person={user}
                  role={role}
                  viewerRole={group?.viewerRole ?? null}
                  isViewer={user.id === viewer.id}
                />
              ))}
            </List>
            <ShowMore list={members} label="Show more members" />
          </Stack>
        )}
      </PagedList>
    </Card>
  );
}

function Waiting() {
  return (
    <Stack gap={12} role="status">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </Stack>
  );
}

const List = styled.ul(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(4),
  margin: 0,
  padding: 0,
  listStyle: "none",
}));
