import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { graphql } from "#client/gql/gql.ts";

/** What the list has to know of a case to keep it or let it go. */
graphql(`
  fragment ListedCase on ModerationCase {
    id
    kind
    subjectId
    state
    rules {
      key
    }
    claim {
      mine
    }
  }
`);

const CaseAgain = graphql(`
  query CaseAgain($id: ID!) {
    moderationCase(id: $id) {
      ...ListedCase
      ...CaseRow_case
      ...CaseView_case
    }
  }
`);

/** Returns the function that reads a case again, after which every list and the open case show it as it is now. */
export function useReadAgain() {
  const client = useApolloClient();
  return useCallback(
    (id: string) => client.query({ query: CaseAgain, variables: { id }, fetchPolicy: "network-only" }),
    [client],
  );
}
