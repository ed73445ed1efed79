import { useQuery } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";
import type { SearchKind } from "#client/gql/graphql.ts";

const SearchQuery = graphql(`
  query Search($query: String!, $kind: SearchKind!, $first: Int!, $after: String) {
    search(query: $query, kind: $kind, first: $first, after: $after) {
      edges {
        cursor
        node {
          kind
          title {
            text
            ranges {
              start
              end
            }
          }
          excerpt {
            text
            ranges {
              start
              end
            }
          }
          post {
            id
            ...FoundIdea_post
          }
          user {
            id
            ...FoundPersonRow_user
          }
          tag {
            name
            postsCount
          }
        }
      }
      isNear
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
const PAGE = 20;

/** Fewer characters find nothing. */
export const SEARCH_MIN = 2;

/** What a search finds of one kind, page by page, best first. */
export function useSearch(query: string, kind: SearchKind) {
  const variables = { query, kind, first: PAGE };
  const isOn = query.length >= SEARCH_MIN;
  const { data, error, refetch, fetchMore } = useQuery(SearchQuery, { variables, skip: !isOn });
  return {
    isOn,
    found: data?.search ?? null,
    error: data ? null : (error ?? null),
    retry: () => void refetch().catch(() => {}),
    fetchAfter: (after: string) => fetchMore({ variables: { ...variables, after } }),
  };
}
