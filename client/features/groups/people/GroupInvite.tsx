import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { GroupLinks } from "./GroupLinks.tsx";
import { InvitePeople } from "./InvitePeople.tsx";

const GroupInvitedQuery = graphql(`
  query GroupInvited($slug: String!) {
    group(slug: $slug) {
      id
      invited {
        since
        user {
          id
          name
          ...Person_person
        }
      }
      links {
        id
        expiresAt
        usesMax
        uses
      }
    }
  }
`);

/** Where owners and admins invite people into a group, by name and by link. */
export function GroupInvite({ slug }: { slug: string }) {
  const query = useValueQuery(GroupInvitedQuery, {
    variables: { slug },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    value: (data) => data.group,
  });
  return (
    <QueryBoundary
      query={query}
      skeleton={<Skeleton height={160} radius={12} />}
      failure="Couldn't load the invitations"
      onCard
    >
      {(group) => (
        <Stack gap={16}>
          <InvitePeople groupId={group.id} invited={group.invited} />
          <GroupLinks groupId={group.id} slug={slug} links={group.links} />
        </Stack>
      )}
    </QueryBoundary>
  );
}
