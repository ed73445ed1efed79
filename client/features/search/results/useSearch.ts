import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
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
          comment {
            id
            ...FoundComment_comment
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
      hints {
        token
        suggestion
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
const PAGE = 20;

/** A shorter query has no results. */
export const SEARCH_MIN = 2;

/** Loads the results of one kind, page by page, the best first. It is null where the query is too short. */
export function useSearch(query: string, kind: SearchKind) {
  const isOn = query.length >= SEARCH_MIN;
  const results = usePagedQuery(SearchQuery, {
    variables: { query, kind, first: PAGE },
    skip: !isOn,
    connection: ({ search }) => search,
  });
  return isOn ? results : null;
}
