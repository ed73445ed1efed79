import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { AppealOutcome, AppealState } from "#client/gql/graphql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { withItems } from "#client/lib/loaded.ts";
import { QUEUE_PAGE_SIZE } from "#server/features/moderation/moderation.limits.rules";

const ModerationAppeals = graphql(`
  query ModerationAppeals($state: AppealState!, $first: Int!, $after: String) {
    moderationAppeals(state: $state, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          state
          ...AppealCard_appeal
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const DecideAppeal = graphql(`
  mutation DecideAppeal($id: ID!, $outcome: AppealOutcome!, $words: String!) {
    decideAppeal(id: $id, outcome: $outcome, words: $words) {
      id
      state
      ...AppealCard_appeal
    }
  }
`);

/** Loads the appeals in a state. One that was decided leaves the list of open ones at once. */
export function useAppeals(state: AppealState) {
  const pages = usePagedQuery(ModerationAppeals, {
    variables: { state, first: QUEUE_PAGE_SIZE },
    fetchPolicy: "cache-and-network",
    connection: (data) => data.moderationAppeals,
  });
  return withItems(pages, pages.items && pages.items.filter((one) => one.state === state));
}

/** Returns the function that decides an appeal. It rejects with the server's objection. */
export function useDecideAppeal() {
  const client = useApolloClient();
  return useCallback(
    async (id: string, outcome: AppealOutcome, words: string): Promise<void> => {
      await client.mutate({ mutation: DecideAppeal, variables: { id, outcome, words } });
      void ignoreFailure(client.refetchQueries({ include: ["ModerationCounts"] }), "optional");
    },
    [client],
  );
}
