import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { CaseSkeleton } from "./CaseSkeleton.tsx";
import { CaseView } from "./CaseView.tsx";
import type { Decided } from "./useDecide.ts";

const CasePaneDocument = graphql(`
  query CasePane($id: ID!) {
    moderationCase(id: $id) {
      id
      ...CaseView_case
    }
  }
`);

interface CasePaneProps {
  id: string;
  /** Runs after the case was decided here. */
  onDecided: (decided: Decided) => void;
}

/** One case with everything that a decision needs. */
export function CasePane({ id, onDecided }: CasePaneProps) {
  const query = useValueQuery(CasePaneDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
    value: (data) => data.moderationCase,
  });
  return (
    <QueryBoundary query={query} skeleton={<CaseSkeleton />} failure="Couldn't load this case">
      {(one) => <CaseView case={one} onDecided={onDecided} />}
    </QueryBoundary>
  );
}
