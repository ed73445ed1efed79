import { useQuery } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";
import type { TabName } from "./connectionTabs.ts";

const ConnectionCounts = graphql(`
  query ConnectionCounts {
    viewer {
      following: connections(tab: FOLLOWING, first: 1) {
        totalCount
      }
      followers: connections(tab: FOLLOWERS, first: 1) {
        totalCount
      }
      mutual: connections(tab: MUTUAL, first: 1) {
        totalCount
      }
    }
  }
`);

/** Returns the number of people in each tab; nothing while it is loading, and never for suggestions. */
export function useConnectionCounts(): Partial<Record<TabName, number>> {
  const { data } = useQuery(ConnectionCounts, { fetchPolicy: "cache-and-network" });
  const viewer = data?.viewer;
  if (!viewer) return {};
  const { following, followers, mutual } = viewer;
  return { following: following.totalCount, followers: followers.totalCount, mutual: mutual.totalCount };
}
