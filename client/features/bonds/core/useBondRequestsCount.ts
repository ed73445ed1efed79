import type { ApolloClient } from "@apollo/client";
import { useApolloClient, useQuery, useSubscription } from "@apollo/client/react";
import { useMemo } from "react";
import { graphql } from "#client/gql/gql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";

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

/**
 * Updates those counts by live events while the page is open, and reads them once more when the events begin: what
 * happened after the page was read was no event yet. One call on a page is enough.
 */
export function useLiveCounters(): void {
  const client = useApolloClient();
  const context = useMemo(() => ({ onBegun: () => readAgain(client) }), [client]);
  useSubscription(CountersChanged, {
    context,
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

function readAgain(client: ApolloClient): void {
  // An earlier request that is still under way may bring the counts from before the beginning.
  const context = { queryDeduplication: false };
  const again = client.query({ query: ViewerCounters, fetchPolicy: "network-only", context });
  void ignoreFailure(again, "repeated");
}
