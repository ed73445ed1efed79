import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";

/** The news are loaded again after this time, in milliseconds, while the page is visible. */
const EVERY = 10 * 60_000;

const NewsOfTheDay = graphql(`
  query NewsOfTheDay {
    news {
      links {
        url
        host
        membersCount
        lastSharedAt
        post {
          id
          title
          content
        }
      }
      ideas {
        id
        title
        content
        likesCount
        commentsCount
        author {
          id
          name
        }
      }
    }
  }
`);

/** Loads what the community shares and likes most today. */
export function useNews() {
  return useValueQuery(NewsOfTheDay, {
    variables: {},
    fetchPolicy: "cache-and-network",
    refetchOn: false,
    pollInterval: EVERY,
    skipPollAttempt: () => document.visibilityState === "hidden",
    value: ({ news }) => news,
  });
}
