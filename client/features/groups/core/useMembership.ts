import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toasts/toast.ts";

const JoinGroup = graphql(`
  mutation JoinGroup($id: ID!, $message: String, $answers: [String!]) {
    joinGroup(id: $id, message: $message, answers: $answers) {
      id
      viewerState
      ...GroupStanding
    }
  }
`);

const LeaveGroup = graphql(`
  mutation LeaveGroup($id: ID!) {
    leaveGroup(id: $id) {
      ...GroupStanding
    }
  }
`);

/**
 * The fields of a group that change when a member joins or leaves.
 * @public Documents spread it by its name.
 */
export const GroupStanding = graphql(`
  fragment GroupStanding on Group {
    id
    viewerState
    viewerMessage
    declinedAt
    declineReason
    viewerRole
    canManage
    canLeave
    notifyLevel
    membersCount
    requestsCount
  }
`);

interface Named {
  id: string;
  name: string;
}

/** Returns the actions on a membership. The cache updates the page of the group. */
export function useMembership() {
  const client = useApolloClient();
  return useMemo(() => {
    const again = { refetchQueries: ["MyGroups", "RailLists", "GroupPosts", "GroupPeople"] };
    return {
      /** Joins a public group; for a private one it sends a request. */
      async join({ id, name }: Named): Promise<void> {
        try {
          const { data } = await client.mutate({ mutation: JoinGroup, variables: { id }, ...again });
          if (data?.joinGroup?.viewerState === "MEMBER") toast.success(`You joined ${name}`);
          else toast.success("Request sent", `The admins of ${name} will answer it.`);
        } catch (failure) {
          toast.failure(`Couldn't join ${name}`, messageOf(failure, "Please try again."));
        }
      },
      /** Sends a request to join with a message, or the message of a request. @throws an error when it was not sent. */
      async request({ id, name }: Named, message: string, isRequested: boolean): Promise<void> {
        const { data } = await client.mutate({ mutation: JoinGroup, variables: { id, message }, ...again });
        if (!data) throw new Error("The server did not answer with the group");
        toast.success(isRequested ? "Message sent" : "Request sent", `The admins of ${name} will answer it.`);
      },
      /** Sends a request to join with the answers to the group's questions. @throws an error when it was not sent. */
      async answer({ id, name }: Named, answers: string[]): Promise<void> {
        const { data } = await client.mutate({ mutation: JoinGroup, variables: { id, answers }, ...again });
        if (!data) throw new Error("The server did not answer with the group");
        toast.success("Request sent", `The admins of ${name} will answer it.`);
      },
      /** Withdraws a request. */
      async withdraw({ id, name }: Named): Promise<void> {
        try {
          await client.mutate({ mutation: LeaveGroup, variables: { id } });
          toast.success("Request withdrawn");
        } catch (failure) {
          toast.failure(`Couldn't withdraw your request to ${name}`, messageOf(failure, "Please try again."));
        }
      },
      /** Leaves a group. @throws an error when it could not be done, as for the last owner. */
      async leave({ id, name }: Named): Promise<void> {
        await client.mutate({ mutation: LeaveGroup, variables: { id }, ...again });
        toast.success(`You left ${name}`);
      },
    };
  }, [client]);
}
