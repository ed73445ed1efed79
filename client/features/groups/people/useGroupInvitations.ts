import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toasts/toast.ts";

const InviteToGroup = graphql(`
  mutation InviteToGroup($groupId: ID!, $userId: ID!) {
    inviteToGroup(id: $groupId, userId: $userId) {
      id
    }
  }
`);
const WithdrawGroupInvitation = graphql(`
  mutation WithdrawGroupInvitation($groupId: ID!, $userId: ID!) {
    withdrawGroupInvitation(id: $groupId, userId: $userId) {
      id
    }
  }
`);
const CreateGroupLink = graphql(`
  mutation CreateGroupLink($groupId: ID!, $days: Int!, $uses: Int!) {
    createGroupLink(groupId: $groupId, days: $days, uses: $uses) {
      code
    }
  }
`);
const RevokeGroupLink = graphql(`
  mutation RevokeGroupLink($groupId: ID!, $id: ID!) {
    revokeGroupLink(groupId: $groupId, id: $id)
  }
`);

interface Named {
  id: string;
  name: string;
}

/** Returns how owners and admins invite people into a group. Each reports its outcome in a toast. */
export function useGroupInvitations(groupId: string) {
  const client = useApolloClient();
  return useMemo(() => {
    const again = { refetchQueries: ["GroupInvited"], awaitRefetchQueries: true };
    const reportOutcome = async <T>(act: () => Promise<T>, done: string, failed: string): Promise<T | null> => {
      try {
        const result = await act();
        toast.success(done);
        return result;
      } catch (failure) {
        toast.failure(failed, messageOf(failure, "Please try again."));
        return null;
      }
    };
    return {
      invite: ({ id: userId, name }: Named) =>
        reportOutcome(
          () => client.mutate({ mutation: InviteToGroup, variables: { groupId, userId }, ...again }),
          `You invited ${name}`,
          `Couldn't invite ${name}`,
        ),
      withdraw: ({ id: userId, name }: Named) =>
        reportOutcome(
          () => client.mutate({ mutation: WithdrawGroupInvitation, variables: { groupId, userId }, ...again }),
          "Invitation withdrawn",
          `Couldn't withdraw the invitation of ${name}`,
        ),
      /** Creates a link and returns its code, which nobody can read again. */
      async createLink(days: number, uses: number): Promise<string | null> {
        const made = await reportOutcome(
          () => client.mutate({ mutation: CreateGroupLink, variables: { groupId, days, uses }, ...again }),
          "Link created",
          "Couldn't create the link",
        );
        return made?.data?.createGroupLink?.code ?? null;
      },
      revoke: (id: string) =>
        reportOutcome(
          () => client.mutate({ mutation: RevokeGroupLink, variables: { groupId, id }, ...again }),
          "Link withdrawn",
          "Couldn't withdraw the link",
        ),
    };
  }, [client, groupId]);
}
