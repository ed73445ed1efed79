import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import type { GroupRole } from "#client/gql/graphql.ts";
import { toast } from "#client/ui/toasts/toast.ts";

const AnswerJoinRequest = graphql(`
  mutation AnswerJoinRequest($groupId: ID!, $userId: ID!, $accept: Boolean!, $reason: String) {
    answerJoinRequest(id: $groupId, userId: $userId, accept: $accept, reason: $reason) {
      ...GroupStanding
    }
  }
`);

const SetGroupRole = graphql(`
  mutation SetGroupRole($groupId: ID!, $userId: ID!, $role: GroupRole!) {
    setGroupRole(id: $groupId, userId: $userId, role: $role) {
      ...GroupStanding
    }
  }
`);

const RemoveGroupMember = graphql(`
  mutation RemoveGroupMember($groupId: ID!, $userId: ID!) {
    removeGroupMember(id: $groupId, userId: $userId) {
      ...GroupStanding
    }
  }
`);

interface Named {
  id: string;
  name: string;
}

/**
 * Returns the actions of owners and admins on the members of a group. Each returns whether it was done and reports that
 * in a toast.
 */
export function useGroupPeople(groupId: string) {
  const client = useApolloClient();
  return useMemo(() => {
    const again = { refetchQueries: ["GroupPeople", "GroupRequests", "GroupDeclined"], awaitRefetchQueries: true };
    const reportOutcome = async (act: () => Promise<unknown>, done: string, failed: string): Promise<boolean> => {
      try {
        await act();
        toast.success(done);
        return true;
      } catch (failure) {
        toast.failure(failed, messageOf(failure, "Please try again."));
        return false;
      }
    };
    return {
      answer: ({ id: userId, name }: Named, accept: boolean, reason = "") =>
        reportOutcome(
          () =>
            client.mutate({
              mutation: AnswerJoinRequest,
              variables: { groupId, userId, accept, reason: reason || null },
              ...again,
            }),
          accept ? `${name} is now a member` : `You declined ${name}'s request`,
          `Couldn't answer ${name}`,
        ),
      setRole: ({ id: userId, name }: Named, role: GroupRole) =>
        reportOutcome(
          () => client.mutate({ mutation: SetGroupRole, variables: { groupId, userId, role }, ...again }),
          `${name} is ${ROLE_WORDS[role]} now`,
          `Couldn't change the role of ${name}`,
        ),
      remove: ({ id: userId, name }: Named) =>
        reportOutcome(
          () => client.mutate({ mutation: RemoveGroupMember, variables: { groupId, userId }, ...again }),
          `${name} is no longer a member`,
          `Couldn't remove ${name}`,
        ),
    };
  }, [client, groupId]);
}

const ROLE_WORDS: Record<GroupRole, string> = { OWNER: "an owner", ADMIN: "an admin", MEMBER: "a member" };
