import type { ApolloCache, ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { setToggle } from "#client/apollo/marks/optimisticToggle.ts";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { ReachKind, ReachQuery, UpdateReachInput } from "#client/gql/graphql.ts";

/** The columns of the table, in their order. */
export const CHANNELS = [
  { channel: "app", label: "App", name: "in the app" },
  { channel: "push", label: "Push", name: "by push" },
  { channel: "mail", label: "Email", name: "by email at once" },
  { channel: "digest", label: "Digest", name: "in the digest" },
] as const;
export type Channel = (typeof CHANNELS)[number]["channel"];

/** The rows of the table, in their order. */
export const KINDS: readonly { kind: ReachKind; label: string }[] = [
  { kind: "MESSAGE", label: "Direct messages" },
  { kind: "LIKE", label: "Likes of your ideas" },
  { kind: "COMMENT", label: "Comments on your ideas" },
  { kind: "REPLY", label: "Replies to your comments" },
  { kind: "COMMENT_LIKE", label: "Likes of your comments" },
  { kind: "MENTION", label: "Mentions of you" },
  { kind: "BOND_REQUEST", label: "Friend requests" },
  { kind: "BOND_ACCEPTED", label: "Accepted friend requests" },
  { kind: "FOLLOW", label: "New followers" },
  { kind: "GROUP_REQUEST", label: "Requests to join your groups" },
  { kind: "GROUP_APPROVED", label: "Accepted requests to join groups" },
  { kind: "GROUP_DECLINED", label: "Declined requests to join groups" },
  { kind: "GROUP_INVITED", label: "Invitations into groups" },
  { kind: "GROUP_POST_REMOVED", label: "Ideas and comments of yours that group admins removed" },
  { kind: "GROUP_POST", label: "Posts in groups where you want to know each" },
  { kind: "GROUP_POST_WAITING", label: "First posts that wait in your groups" },
  { kind: "GROUP_POST_APPROVED", label: "Approved first posts of yours" },
  { kind: "GROUP_POST_DECLINED", label: "Declined first posts of yours" },
  { kind: "MESSAGE_REQUEST", label: "Message requests" },
  { kind: "REPORT_DECIDED", label: "Outcomes of your reports" },
];

const Reach = graphql(`
  query Reach {
    viewer {
      reach {
        matrix {
          kind
          app
          push
          mail
          digest
        }
        digest
        timeZone
        doNotDisturb
        quietFrom
        quietTo
        pushContent
        mail
      }
    }
  }
`);

const UpdateReach = graphql(`
  mutation UpdateReach($input: UpdateReachInput!) {
    updateReach(input: $input) {
      matrix {
        kind
        app
        push
        mail
        digest
      }
      digest
      timeZone
      doNotDisturb
      quietFrom
      quietTo
      pushContent
      mail
    }
  }
`);

/** Loads how and when the member is reached. */
export function useReach() {
  return useValueQuery(Reach, { variables: {}, value: ({ viewer }) => viewer?.reach });
}

/** How and when the member is reached. */
export type ReachValue = NonNullable<ReturnType<typeof useReach>["value"]>;

/**
 * Turns a channel of a kind on or off. The change is rendered at once and the last intent wins; the result is false when
 * it could not be saved.
 */
export function useTurnChannel() {
  const client = useApolloClient();
  return useCallback(
    (kind: ReachKind, channel: Channel, on: boolean) =>
      setToggle(
        client,
        {
          key: `KindChoice ${kind} ${channel}`,
          confirmed: (cache) => {
            const matrix = cache.readQuery({ query: Reach, optimistic: false })?.viewer?.reach.matrix;
            const known = matrix?.find((row) => row.kind === kind);
            return known ? { on: known[channel] ?? false, count: 0 } : null;
          },
          show: (cache, { on: isOn }) =>
            changeReach(cache, (reach) => ({
              ...reach,
              matrix: reach.matrix.map((row) => (row.kind === kind ? { ...row, [channel]: isOn } : row)),
            })),
          save: (wanted) => save(client, { matrix: [{ kind, [channel]: wanted }] }),
        },
        on,
      ),
    [client],
  );
}

/** Saves the other choices; the result is false when they could not be saved. */
export function useUpdateReach() {
  const client = useApolloClient();
  return useCallback(
    (input: UpdateReachInput): Promise<boolean> =>
      save(client, input).then(
        () => true,
        () => false,
      ),
    [client],
  );
}

/** The time zone of this device. */
export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Saves choices. The first change also stores the time zone: digests and quiet hours follow the clock of the member. */
async function save(client: ApolloClient, input: UpdateReachInput): Promise<void> {
  const isZoneKnown = client.cache.readQuery({ query: Reach })?.viewer?.reach.timeZone != null;
  await client.mutate({
    mutation: UpdateReach,
    variables: { input: { ...(!isZoneKnown && { timeZone: localTimeZone() }), ...input } },
    update: (cache, { data }) => {
      const reach = data?.updateReach;
      if (reach) changeReach(cache, () => reach);
    },
  });
}

type Reached = NonNullable<ReachQuery["viewer"]>["reach"];

/** The choices are part of the viewer and no entity of their own. */
function changeReach(cache: ApolloCache, change: (reach: Reached) => Reached): void {
  cache.updateQuery(
    { query: Reach },
    (known) => known?.viewer && { ...known, viewer: { ...known.viewer, reach: change(known.viewer.reach) } },
  );
}
