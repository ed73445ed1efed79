import { graphql } from "#client/gql/gql.ts";

/** What the server remembers of the member's feed, on all their devices. */
export const FeedMemory = graphql(`
  query FeedMemory {
    viewer {
      feed {
        hasFollowing
        order
        following: place(scope: FOLLOWING) {
          postId
          newestId
          updatedAt
        }
        everything: place(scope: EVERYTHING) {
          postId
          newestId
          updatedAt
        }
      }
    }
  }
`);
