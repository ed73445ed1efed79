import { useApolloClient } from "@apollo/client/react";
import { codeOf } from "#client/apollo/errors.ts";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { useAttemptId } from "#client/lib/state/useAttemptId.ts";

const CreateInsight = graphql(`
  mutation CreateInsight($prompt: String!, $clientId: ID!) {
    createInsight(prompt: $prompt, clientId: $clientId) {
      id
      ...InsightReport_insight
    }
  }
`);

const InsightQuery = graphql(`
  query Insight($id: ID!) {
    insight(id: $id) {
      id
      prompt
      ...InsightReport_insight
    }
  }
`);

const InsightHistory = graphql(`
  query InsightHistory($first: Int!, $after: String) {
    viewer {
      insights(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            prompt
            createdAt
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const DeleteInsight = graphql(`
  mutation DeleteInsight($id: ID!) {
    deleteInsight(id: $id)
  }
`);

const HISTORY_PAGE = 10;

/** Sends a question. A repeated attempt after a failure never asks twice. */
export function useAsk(): (prompt: string) => Promise<string> {
  const client = useApolloClient();
  const attemptId = useAttemptId();

  /** Resolves to the id of the insight. @throws an error when there is none */
  return async (prompt) => {
    const { data } = await client.mutate({
      mutation: CreateInsight,
      variables: { prompt, clientId: attemptId(prompt) },
      refetchQueries: ["InsightHistory"],
    });
    if (!data?.createInsight) throw new Error("The server did not answer with an insight");
    return data.createInsight.id;
  };
}

/** Loads one insight of the member; null once it was deleted. */
export function useInsight(id: string | null) {
  return useValueQuery(InsightQuery, { variables: { id: id ?? "" }, skip: id === null, value: (data) => data });
}

/** Loads the member's earlier questions, the newest first, with an action that deletes one. */
export function useInsightHistory() {
  const client = useApolloClient();
  const questions = usePagedQuery(InsightHistory, {
    variables: { first: HISTORY_PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    connection: ({ viewer }) => viewer?.insights,
  });
  return {
    questions,
    remove: async (id: string) => {
      await client.mutate({ mutation: DeleteInsight, variables: { id } }).catch((failure: unknown) => {
        // It was deleted in another window, or by an attempt whose answer was lost.
        if (codeOf(failure) !== "NOT_FOUND") throw failure;
      });
      client.cache.evict({ id: client.cache.identify({ __typename: "Insight", id }) ?? "" });
      client.cache.gc();
      void client.refetchQueries({ include: ["InsightHistory"] });
    },
  };
}
