import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { codeOf, messageOf } from "#client/apollo/errors.ts";
import { session } from "#client/apollo/session.ts";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { reload } from "./bondLists.ts";

const SendBondRequest = graphql(`
  mutation SendBondRequest($userId: ID!) {
    sendBondRequest(id: $userId) {
      id
      bondState
      ...BondTies_user
    }
  }
`);

const WithdrawBondRequest = graphql(`
  mutation WithdrawBondRequest($userId: ID!) {
    withdrawBondRequest(id: $userId) {
      id
      ...BondTies_user
    }
  }
`);

const AcceptBondRequest = graphql(`
  mutation AcceptBondRequest($id: ID!) {
    acceptBondRequest(id: $id) {
      id
      ...BondTies_user
    }
  }
`);

const RejectBondRequest = graphql(`
  mutation RejectBondRequest($id: ID!) {
    rejectBondRequest(id: $id)
  }
`);

const RemoveBond = graphql(`
  mutation RemoveBond($userId: ID!) {
    removeBond(id: $userId) {
      id
      ...BondTies_user
    }
  }
`);

/**
 * The fields of a member that change when a bond with them begins or ends.
 * @public Documents spread it by its name.
 */
export const BondTies_user = graphql(`
  fragment BondTies_user on User {
    id
    bondState
    bondRequestId
    bondsCount
    mutualBondsCount
    isFollowedByViewer
    followersCount
    followingCount
  }
`);

const LOGIN_TO_REQUEST = "You must be logged in to send friend requests";

/** The screen from which the request is sent: the texts of the toasts differ. */
export type Asking = "profile" | "list";
/** A member as far as the texts need them. */
interface Member {
  id: string;
  name: string;
}

/** Returns the actions on a bond. Each reports its outcome in a toast and returns whether it was done. */
export function useBondActions() {
  const client = useApolloClient();
  return useMemo(() => bondActions(client), [client]);
}

function bondActions(client: ApolloClient) {
  return {
    async send({ id, name }: Member, from: Asking): Promise<boolean> {
      const otherwise =
        from === "profile" ? "Failed to send friend request" : "Failed to send friend request. Please try again.";
      if (session.token() === null || session.isEnded()) return fail("Request failed", LOGIN_TO_REQUEST);
      try {
        const { data } = await client.mutate({ mutation: SendBondRequest, variables: { userId: id } });
        // The person had sent a request as well: then this accepts it.
        if (data?.sendBondRequest?.bondState === "BONDED") toast.success("Friend request accepted");
        else if (from === "profile") toast.success("Request sent", `Friend request sent to ${name}`);
        else toast.success("Friend request sent", `Friend request sent to ${name}`);
      } catch (failure) {
        const isOut = codeOf(failure) === "UNAUTHENTICATED";
        return fail("Request failed", isOut ? LOGIN_TO_REQUEST : messageOf(failure, otherwise));
      }
      void reload(client, ["SentRequests", "Friends", "BondRequests"]);
      return true;
    },

    accept: (requestId: string) =>
      attempt("Friend request accepted", "Failed to accept friend request. Please try again.", async () => {
        await client.mutate({ mutation: AcceptBondRequest, variables: { id: requestId } });
        void reload(client, ["Friends", "ViewerCounters"]);
      }),

    reject: (requestId: string, userId: string) =>
      attempt("Friend request rejected", "Failed to reject friend request. Please try again.", async () => {
        await client.mutate({
          mutation: RejectBondRequest,
          variables: { id: requestId },
          update: (cache) =>
            void cache.modify({
              id: cache.identify({ __typename: "User", id: userId }) ?? "",
              fields: { bondState: () => "NONE", bondRequestId: () => null },
            }),
        });
        void reload(client, ["ViewerCounters"]);
      }),

    withdraw: ({ id, name }: Member) =>
      attempt(
        "Request withdrawn",
        "Failed to withdraw the friend request. Please try again.",
        async () => void (await client.mutate({ mutation: WithdrawBondRequest, variables: { userId: id } })),
        `${name}'s request was withdrawn`,
      ),

    remove: (userId: string) =>
      attempt(
        "Friend removed",
        "Failed to remove friend. Please try again.",
        async () => void (await client.mutate({ mutation: RemoveBond, variables: { userId } })),
      ),
  };
}

/** Runs an action and reports it in a toast; a failure shows the server's reason where there is one. */
async function attempt(done: string, failed: string, act: () => Promise<void>, more?: string): Promise<boolean> {
  try {
    await act();
  } catch (failure) {
    const reason = messageOf(failure, "");
    return fail(failed, reason === "" ? undefined : reason);
  }
  toast.success(done, more);
  return true;
}

function fail(title: string, reason: string | undefined): false {
  toast.failure(title, reason);
  return false;
}
