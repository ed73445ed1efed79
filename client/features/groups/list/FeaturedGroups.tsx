import { useListQuery } from "#client/apollo/useListQuery.ts";
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

/** Suggested groups of which the viewer is no member. A group that they join here stays until the next visit. */
export function FeaturedGroups() {
  const groups = useListQuery(FeaturedGroupsQuery, { variables: {}, items: (data) => data.featuredGroups });
  return (
    <GroupGrid
      label="Featured groups"
      groups={groups}
      empty={
        <Text variant="bodySm" tone="secondary" as="p">
          You are a member of every group.
        </Text>
      }
    />
  );
}
