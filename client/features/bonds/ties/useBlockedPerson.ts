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

/** The number of members that one request loads: those who were blocked last. */
const LIST_SIZE = 50;

/**
 * Checks whether a profile is missing because the viewer has blocked its member. It sends a request only for a name
 * that is missing.
 */
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
