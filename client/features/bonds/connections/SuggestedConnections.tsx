import { useApolloClient, useQuery } from "@apollo/client/react";
import { useRef } from "react";
import { graphql } from "#client/gql/gql.ts";
import { leaveMembers } from "#client/features/bonds/core/bondLists.ts";
import { ConnectionGrid } from "./ConnectionGrid.tsx";
import { NOBODY } from "./connectionTabs.ts";
import { failureOf } from "#client/features/people/pagerOf.ts";
import { SuggestedCard } from "./SuggestedCard.tsx";
import { useLeaving } from "#client/features/people/useLeaving.ts";

/** At most so many people are suggested at once. */
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

/** The few people whom the member may most want to know. */
export function SuggestedConnections() {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useQuery(SuggestedConnections_people, { variables: { first: SUGGESTED } });
  const people = data?.viewer?.suggestions ?? null;
  const place = useRef<HTMLDivElement>(null);
  const { leave } = useLeaving(place, people?.map(({ user }) => user.id) ?? null);
  return (
    <div ref={place}>
      <ConnectionGrid
        people={people}
        failure={error && !people ? failureOf("Failed to load suggestions. Please try again later.", error) : null}
        onRetry={() => void refetch().catch(() => {})}
        empty={NOBODY.suggested}
        isLoading={loading}
      >
        {(suggestion) => (
          <SuggestedCard
            key={suggestion.user.id}
            suggestion={suggestion}
            onDismissed={() =>
              void leave(suggestion.user.id, () => {
                leaveMembers(client.cache, "suggestions", suggestion.user.id);
                void refetch().catch(() => {});
              })
            }
          />
        )}
      </ConnectionGrid>
    </div>
  );
}
