import { useQuery } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";
import type { Named } from "#client/features/bonds/core/useTies.ts";

const BlockedNames = graphql(`
  query BlockedNames($first: Int!) {
    viewer {
      blocked(first: $first) {
        edges {
          node {
            id
            name
            username
          }
        }
      }
    }
  }
`);

/** As many as are asked for at once: those who were blocked last. */
const LIST_SIZE = 50;

/** Whether nobody is shown at an address because the viewer has blocked them. Asks only about a name that is missing. */
export function useBlockedPerson(missing: string | null): { person: Named | null; isAsking: boolean } {
  const { data, error } = useQuery(BlockedNames, {
    variables: { first: LIST_SIZE },
    skip: missing === null,
    fetchPolicy: "cache-and-network",
  });
  if (missing === null) return { person: null, isAsking: false };
  const people = data?.viewer?.blocked.edges.map(({ node }) => node);
  const person = people?.find(({ username }) => username.toLowerCase() === missing.toLowerCase()) ?? null;
  return { person, isAsking: !people && !error };
}
