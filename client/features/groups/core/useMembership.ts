import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toasts/toast.ts";

const JoinGroup = graphql(`
  mutation JoinGroup($id: ID!) {
    joinGroup(id: $id) {
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
 * What changes of a group when somebody comes or goes.
 * @public Documents spread it by its name.
 */
export const GroupStanding = graphql(`
  fragment GroupStanding on Group {
    id
    viewerState
    viewerRole
    canManage
    canLeave
    membersCount
    requestsCount
  }
`);

interface Named {
  id: string;
  name: string;
}

/** Coming into groups and going out. What a page shows of the group follows by itself. */
export function useMembership() {
  const client = useApolloClient();
  return useMemo(() => {
    const again = { refetchQueries: ["MyGroups", "GroupPosts", "GroupPeople"] };
    return {
      /** Into a public group at once; before the door of a private one. */
      async join({ id, name }: Named): Promise<void> {
        try {
          const { data } = await client.mutate({ mutation: JoinGroup, variables: { id }, ...again });
          if (data?.joinGroup.viewerState === "MEMBER") toast.success(`You joined ${name}`);
          else toast.success("Request sent", `The admins of ${name} will answer it.`);
        } catch (failure) {
          toast.failure(`Couldn't join ${name}`, messageOf(failure, "Please try again."));
        }
      },
      /** Takes a request back. */
      async withdraw({ id, name }: Named): Promise<void> {
        try {
          await client.mutate({ mutation: LeaveGroup, variables: { id } });
          toast.success("Request withdrawn");
        } catch (failure) {
          toast.failure(`Couldn't withdraw your request to ${name}`, messageOf(failure, "Please try again."));
        }
      },
      /** Out of the group. @throws when it could not be done, as for the last owner. */
      async leave({ id, name }: Named): Promise<void> {
        await client.mutate({ mutation: LeaveGroup, variables: { id }, ...again });
        toast.success(`You left ${name}`);
      },
    };
  }, [client]);
}
