import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { setToggle } from "#client/apollo/marks/optimisticToggle.ts";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { NotificationType } from "#client/gql/graphql.ts";

/** Every type, in the order of the settings. */
export const KINDS: readonly { type: NotificationType; label: string }[] = [
  { type: "LIKE", label: "Likes of your ideas" },
  { type: "COMMENT", label: "Comments on your ideas" },
  { type: "REPLY", label: "Replies to your comments" },
  { type: "COMMENT_LIKE", label: "Likes of your comments" },
  { type: "MENTION", label: "Mentions of you" },
  { type: "BOND_REQUEST", label: "Friend requests" },
  { type: "BOND_ACCEPTED", label: "Accepted friend requests" },
  { type: "GROUP_REQUEST", label: "Requests to join your groups" },
  { type: "GROUP_APPROVED", label: "Accepted requests to join groups" },
  { type: "MESSAGE_REQUEST", label: "Message requests" },
];

const NotificationSetting_setting = graphql(`
  fragment NotificationSetting_setting on NotificationSetting {
    type
    enabled
  }
`);

const NotificationSettings = graphql(`
  query NotificationSettings {
    viewer {
      notificationSettings {
        type
        enabled
      }
    }
  }
`);

const SetNotificationSetting = graphql(`
  mutation SetNotificationSetting($type: NotificationType!, $enabled: Boolean!) {
    setNotificationSetting(type: $type, enabled: $enabled) {
      ...NotificationSetting_setting
    }
  }
`);

/** Loads the member's settings of notifications, by type. */
export function useNotificationSettings() {
  return useValueQuery(NotificationSettings, {
    variables: {},
    value: ({ viewer }) => viewer && new Map(viewer.notificationSettings.map(({ type, enabled }) => [type, enabled])),
  });
}

/**
 * Turns a type on or off. The change is rendered at once and the last intent wins; the result is false when it could
 * not be saved.
 */
export function useTurnNotifications() {
  const client = useApolloClient();
  return useCallback(
    (type: NotificationType, on: boolean) => {
      const id = client.cache.identify({ __typename: "NotificationSetting", type }) ?? "";
      const at = { id, fragment: NotificationSetting_setting };
      return setToggle(
        client,
        {
          key: `NotificationSetting ${type}`,
          confirmed: (cache) => {
            const known = cache.readFragment({ ...at, optimistic: false });
            return known && { on: known.enabled, count: 0 };
          },
          show: (cache, { on: isOn }) => {
            cache.updateFragment({ ...at }, (known) => known && { ...known, enabled: isOn });
          },
          save: (enabled) => client.mutate({ mutation: SetNotificationSetting, variables: { type, enabled } }),
        },
        on,
      );
    },
    [client],
  );
}
