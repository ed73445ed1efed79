import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { graphql } from "#client/gql/gql.ts";
import type { DecideCaseMutationVariables, ModerationOutcome, ReportKind } from "#client/gql/graphql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";

const DecideCase = graphql(`
  mutation DecideCase($id: ID!, $outcome: ModerationOutcome!, $rule: String, $days: Int, $words: String!) {
    decideReports(id: $id, outcome: $outcome, rule: $rule, days: $days, words: $words) {
      act {
        id
      }
      case {
        ...ListedCase
        ...CaseRow_case
        ...CaseView_case
      }
    }
  }
`);

/** A decision that was just made here. */
export interface Decided {
  caseId: string;
  /** The act's id in the log, which takes it back. */
  actId: string;
  outcome: ModerationOutcome;
  kind: ReportKind;
}

/** Returns the function that decides all open reports of a thing. It rejects with the server's objection. */
export function useDecide() {
  const client = useApolloClient();
  return useCallback(
    async (variables: DecideCaseMutationVariables): Promise<string> => {
      const { data } = await client.mutate({ mutation: DecideCase, variables });
      const act = data?.decideReports?.act;
      if (!act) throw new Error("The server has not answered.");
      void ignoreFailure(client.refetchQueries({ include: ["ModerationCounts"] }), "optional");
      return act.id;
    },
    [client],
  );
}
