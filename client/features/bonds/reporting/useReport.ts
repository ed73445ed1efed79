import { useApolloClient } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import type { ReportedThing } from "./reportedThing.ts";

const ReportThing = graphql(`
  mutation ReportThing($input: ReportInput!) {
    report(input: $input) {
      id
    }
  }
`);

/** Returns the function that sends a report. It rejects when the report was refused. */
export function useReport() {
  const client = useApolloClient();
  return async ({ kind, id }: ReportedThing, rule: string, text: string): Promise<void> => {
    await client.mutate({ mutation: ReportThing, variables: { input: { kind, id, rule, text: text || null } } });
    void ignoreFailure(client.refetchQueries({ include: ["OwnReports"] }), "optional");
  };
}
