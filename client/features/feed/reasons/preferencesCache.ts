import type { ApolloCache } from "@apollo/client";
import { graphql } from "#client/gql/gql.ts";

export const RemoveFeedPreference = graphql(`
  mutation RemoveFeedPreference($id: ID!) {
    removeFeedPreference(id: $id)
  }
`);

/** Makes the list of the settings read again what the member asked of their feed. */
export function forgetPreferences(cache: ApolloCache): void {
  cache.evict({ id: "Viewer:{}", fieldName: "feedPreferences" });
}
