import { useQuery } from "@apollo/client/react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { GroupGrid } from "./GroupGrid.tsx";

const FeaturedGroupsQuery = graphql(`
  query FeaturedGroups {
    featuredGroups(first: 6) {
      id
      ...GroupCard_group
    }
  }
`);

/** Groups that the member is not in and may want to join. A group that they join here stays until the next visit. */
export function FeaturedGroups() {
  const { data, error, refetch } = useQuery(FeaturedGroupsQuery);
  return (
    <GroupGrid
      label="Featured groups"
      groups={data?.featuredGroups ?? null}
      failure={error && !data ? messageOf(error) : null}
      onRetry={() => void refetch().catch(() => {})}
      empty={
        <Text variant="bodySm" tone="secondary" as="p">
          You are in every group there is.
        </Text>
      }
    />
  );
}
