import type { ApolloCache, Reference } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { toast } from "#client/ui/toasts/toast.ts";

const MarkNotificationsSeen = graphql(`
  mutation MarkNotificationsSeen($upTo: DateTime) {
    markNotificationsSeen(upTo: $upTo) {
      notifications
      bondRequests
    }
  }
`);

const MarkNotificationsRead = graphql(`
  mutation MarkNotificationsRead($upTo: DateTime) {
    markNotificationsRead(upTo: $upTo)
  }
`);

const SetNotificationRead = graphql(`
  mutation SetNotificationRead($id: ID!, $read: Boolean!) {
    setNotificationRead(id: $id, read: $read) {
      id
      read
      seen
    }
  }
`);

const NotificationRead = graphql(`
  fragment NotificationRead_notification on Notification {
    id
    read
    seen
  }
`);

/** Returns the actions on notifications. */
export function useNotificationActions() {
  const client = useApolloClient();
  return useMemo(
    () => ({
      /** Marks the notifications up to a moment as seen. It is a background action, so a failure is not reported. */
      async see(upTo: string): Promise<void> {
        await ignoreFailure(client.mutate({ mutation: MarkNotificationsSeen, variables: { upTo } }), "optional");
      },

      /** Marks one as read, or as unread again; the change is rendered at once. */
      async setRead(id: string, read: boolean): Promise<void> {
        try {
          await client.mutate({
            mutation: SetNotificationRead,
            variables: { id, read },
            optimisticResponse: {
              __typename: "Mutation",
              setNotificationRead: { __typename: "Notification", id, read, seen: true },
            },
          });
        } catch (failure) {
          toast.failure("Couldn't save this", messageOf(failure, "Please try again."));
        }
      },

      /** Marks all notifications up to a moment as read. */
      async readAll(upTo: string, ids: readonly string[]): Promise<void> {
        try {
          await client.mutate({
            mutation: MarkNotificationsRead,
            variables: { upTo },
            optimisticResponse: { __typename: "Mutation", markNotificationsRead: ids.length },
            update: (cache) => showRead(cache, ids),
          });
        } catch (failure) {
          toast.failure("Couldn't mark all as read", messageOf(failure, "Please try again."));
        }
      },

      /** Removes a notification from every list, after its request was answered. */
      remove: (id: string) => leaveLists(client.cache, id),
    }),
    [client],
  );
}

function showRead(cache: ApolloCache, ids: readonly string[]): void {
  cache.batch({
    update(inside) {
      for (const id of ids) {
        const at = { id: inside.identify({ __typename: "Notification", id }) ?? "", fragment: NotificationRead };
        inside.updateFragment(at, (known) => known && { ...known, read: true, seen: true });
      }
      inside.modify<{ unreadNotificationsCount: number }>({
        id: VIEWER,
        fields: { unreadNotificationsCount: () => 0 },
      });
    },
  });
}

const VIEWER = "Viewer:{}";

/** Removes a notification from the cached lists. */
function leaveLists(cache: ApolloCache, notificationId: string): void {
  cache.modify<Record<"notifications", { edges: { node: Reference }[] }>>({
    id: VIEWER,
    fields: {
      notifications(stored, { readField }) {
        if (!("edges" in stored)) return stored;
        const edges = stored.edges.filter(({ node }) => readField("id", node) !== notificationId);
        return edges.length === stored.edges.length ? stored : { ...stored, edges };
      },
    },
  });
}
