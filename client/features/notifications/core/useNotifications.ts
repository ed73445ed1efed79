import { useQuery } from "@apollo/client/react";
import { useCallback, useMemo } from "react";
import { graphql } from "#client/gql/gql.ts";
import type { NotificationFilter, NotificationsPageQuery } from "#client/gql/graphql.ts";
import { useMore } from "#client/lib/state/useMore.ts";
import { useMoved } from "./useMoved.ts";

const NotificationsPage = graphql(`
  query NotificationsPage($first: Int!, $after: String, $filter: NotificationFilter!) {
    viewer {
      unreadNotificationsCount
      notifications(first: $first, after: $after, filter: $filter) {
        edges {
          cursor
          node {
            id
            read
            seen
            createdAt
            ...NotificationRow_notification
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

type Viewer = NonNullable<NotificationsPageQuery["viewer"]>;
/** A notification as far as a list needs to know it; its row asks for the rest. */
export type ListedNotification = Viewer["notifications"]["edges"][number]["node"];

/** What the member is told, newest first. It stays true while it is shown: what comes, goes or is read elsewhere. */
export function useNotifications(filter: NotificationFilter, first: number) {
  const { data, error, loading, refetch, fetchMore } = useQuery(NotificationsPage, {
    variables: { first, filter },
    notifyOnNetworkStatusChange: true,
    // What was read further down stays when the top is read again.
    refetchWritePolicy: "merge",
  });
  const found = data?.viewer?.notifications ?? null;
  const reload = useCallback(() => void refetch().catch(() => {}), [refetch]);
  useMoved(reload);

  // A notification that moved up since stands in two places until all is read again.
  const listed = useMemo(() => {
    const nodes = [...new Map(found?.edges.map(({ node }) => [node.id, node])).values()];
    return filter === "UNREAD" ? nodes.filter(({ read }) => !read) : nodes;
  }, [found, filter]);

  const fetchAfter = useCallback((after: string) => fetchMore({ variables: { after } }), [fetchMore]);
  const { hasMore, state: more, loadMore } = useMore(found?.pageInfo, fetchAfter);

  return {
    /** Null while nothing is known. */
    notifications: found ? listed : null,
    unreadCount: data?.viewer?.unreadNotificationsCount ?? 0,
    hasMore,
    error: error ?? null,
    isLoading: loading,
    more,
    loadMore,
    reload,
  };
}
