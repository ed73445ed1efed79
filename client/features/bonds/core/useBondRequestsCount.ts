import { useApolloClient, useQuery, useSubscription } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";

const ViewerCounters = graphql(`
  query ViewerCounters {
    viewer {
      counters {
        bondRequests
        notifications
        messages
      }
    }
  }
`);

const CountersChanged = graphql(`
  subscription CountersChanged {
    countersChanged {
      bondRequests
      notifications
      messages
    }
  }
`);

/** Loads the counts of the header; null while they are loading. */
export function useCounters() {
  const { data } = useQuery(ViewerCounters);
  return data?.viewer?.counters ?? null;
}

/** Returns the number of requests that wait for the member's answer; null while it is loading. */
export function useBondRequestsCount(): number | null {
  return useCounters()?.bondRequests ?? null;
}

/** Updates those counts by live events while the page is open. One call on a page is enough. */
export function useLiveCounters(): void {
  const client = useApolloClient();
  useSubscription(CountersChanged, {
    ignoreResults: true,
    onData({ data: { data } }) {
      if (!data?.countersChanged) return;
      client.writeQuery({
        query: ViewerCounters,
        data: { __typename: "Query", viewer: { __typename: "Viewer", counters: data.countersChanged } },
      });
    },
  });
}
