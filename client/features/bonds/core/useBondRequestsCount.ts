import { useApolloClient, useQuery, useSubscription } from "@apollo/client/react";
import { useEffect } from "react";
import { reconnection } from "#client/apollo/reconnection.ts";
import { graphql } from "#client/gql/gql.ts";
import { reload } from "./bondLists.ts";

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

/** What the header counts; null while it is not known. */
export function useCounters() {
  const { data } = useQuery(ViewerCounters);
  return data?.viewer?.counters ?? null;
}

/** How many requests wait for the member's answer; null while it is not known. */
export function useBondRequestsCount(): number | null {
  return useCounters()?.bondRequests ?? null;
}

/** Keeps that number true while the page is open. Once on a page is enough. */
export function useLiveCounters(): void {
  const client = useApolloClient();
  useSubscription(CountersChanged, {
    ignoreResults: true,
    onData({ data: { data } }) {
      if (!data) return;
      client.writeQuery({
        query: ViewerCounters,
        data: { __typename: "Query", viewer: { __typename: "Viewer", counters: data.countersChanged } },
      });
    },
  });
  // What changed while the socket was away was not heard.
  useEffect(() => reconnection.subscribe(() => void reload(client, ["ViewerCounters"])), [client]);
}
