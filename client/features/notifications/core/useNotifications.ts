import { useMemo } from "react";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { NotificationFilter, NotificationsPageQuery } from "#client/gql/graphql.ts";
import { withItems } from "#client/lib/loaded.ts";
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
/** A notification as far as a list needs it; its row selects the other fields. */
export type ListedNotification = Viewer["notifications"]["edges"][number]["node"];

/** Loads the member's notifications, the newest first, and updates the list: new, removed and read ones. */
export function useNotifications(filter: NotificationFilter, first: number) {
  const pages = usePagedQuery(NotificationsPage, {
    variables: { first, filter },
    // Pages further down stay when the first page is read again.
    refetchWritePolicy: "merge",
    connection: ({ viewer }) => viewer?.notifications,
  });
  const { items } = pages;
  useMoved(pages.retry);
  // A notification that has moved up since is in two pages until all are read again.
  const listed = useMemo(() => {
    const nodes = items && [...new Map(items.map((node) => [node.id, node])).values()];
    return (filter === "UNREAD" ? nodes?.filter(({ read }) => !read) : nodes) ?? null;
  }, [items, filter]);
  return { list: withItems(pages, listed), unreadCount: pages.data?.viewer?.unreadNotificationsCount ?? 0 };
}
