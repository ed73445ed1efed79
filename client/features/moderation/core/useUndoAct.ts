import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { graphql } from "#client/gql/gql.ts";

const UndoStaffAct = graphql(`
  mutation UndoStaffAct($id: ID!, $why: String!) {
    undoStaffAct(id: $id, why: $why) {
      id
    }
  }
`);

/** Returns the function that takes an act of staff back, for a reason that may be empty. It rejects when refused. */
export function useUndoAct() {
  const client = useApolloClient();
  return useCallback(
    async (id: string, why = ""): Promise<void> => {
      await client.mutate({ mutation: UndoStaffAct, variables: { id, why } });
      void ignoreFailure(client.refetchQueries({ include: ["ModerationCounts"] }), "optional");
    },
    [client],
  );
}
