import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";

const RailListsQuery = graphql(`
  query RailLists {
    groups(mine: true, first: 20) {
      edges {
        cursor
        node {
          id
          slug
          name
          category
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    viewer {
      followedTags {
        name
        isFollowed
      }
    }
  }
`);

/** Loads the member's groups, the last joined first, and the tags that they follow. Both are empty while they load. */
export function useOwnPlaces() {
  const { value } = useValueQuery(RailListsQuery, {
    variables: {},
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    refetchOn: false,
    value: (data) => data,
  });
  return {
    groups: value?.groups?.edges.map(({ node }) => node) ?? [],
    tags: value?.viewer?.followedTags.filter(({ isFollowed }) => isFollowed) ?? [],
  };
}
