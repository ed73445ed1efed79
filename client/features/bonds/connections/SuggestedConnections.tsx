import { useApolloClient } from "@apollo/client/react";
import { useListQuery } from "#client/apollo/useListQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { leaveMembers } from "#client/features/bonds/core/bondLists.ts";
import { ConnectionGrid } from "./ConnectionGrid.tsx";
import { NOBODY } from "./connectionTabs.ts";
import { SuggestedCard } from "./SuggestedCard.tsx";
import { useLeaving } from "#client/features/people/useLeaving.ts";

/** The maximum number of people who are suggested at once. */
const SUGGESTED = 6;

const SuggestedConnections_people = graphql(`
  query SuggestedConnections($first: Int!) {
    viewer {
      suggestions(first: $first) {
        user {
          id
        }
        ...SuggestedCard_suggestion
      }
    }
  }
`);

/** The people whom the member is most likely to know. */
export function SuggestedConnections() {
  const client = useApolloClient();
  const people = useListQuery(SuggestedConnections_people, {
    variables: { first: SUGGESTED },
    items: ({ viewer }) => viewer?.suggestions,
  });
  const { leave } = useLeaving();
  return (
    <ConnectionGrid
      people={people}
      failure="Failed to load suggestions. Please try again later."
      empty={NOBODY.suggested}
    >
      {(suggestion) => (
        <SuggestedCard
          key={suggestion.user.id}
          suggestion={suggestion}
          onDismissed={() =>
            void leave(suggestion.user.id, () => {
              leaveMembers(client.cache, "suggestions", suggestion.user.id);
              people.retry();
            })
          }
        />
      )}
    </ConnectionGrid>
  );
}
