import { graphql } from "#client/gql/gql.ts";

/** All invitations, newest first. */
export const InvitationsQuery = graphql(`
  query Invitations($first: Int!, $after: String) {
    invitations(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          uses
          used
          expiresAt
          revokedAt
          creator {
            id
            name
          }
          members {
            id
            name
            username
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
