import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toasts/toast.ts";

const AnswerGroupInvitation = graphql(`
  mutation AnswerGroupInvitation($groupId: ID!, $accept: Boolean!) {
    answerGroupInvitation(id: $groupId, accept: $accept) {
      id
      isViewerInvited
      ...GroupStanding
    }
  }
`);

const JoinGroupByLink = graphql(`
  mutation JoinGroupByLink($code: String!) {
    joinGroupByLink(code: $code) {
      id
      isViewerInvited
      ...GroupStanding
    }
  }
`);

interface Named {
  id: string;
  name: string;
}

/** Returns what a member does with an invitation. Each returns whether it was done and reports that in a toast. */
export function useInvitation() {
  const client = useApolloClient();
  return useMemo(() => {
    const again = { refetchQueries: ["MyGroups", "RailLists", "GroupPosts", "GroupPeople"] };
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
      answer: ({ id: groupId, name }: Named, accept: boolean) =>
        reportOutcome(
          () => client.mutate({ mutation: AnswerGroupInvitation, variables: { groupId, accept }, ...again }),
          accept ? `You joined ${name}` : "Invitation declined",
          "Couldn't answer the invitation",
        ),
      joinByLink: ({ name }: Named, code: string) =>
        reportOutcome(
          () => client.mutate({ mutation: JoinGroupByLink, variables: { code }, ...again }),
          `You joined ${name}`,
          `Couldn't join ${name}`,
        ),
    };
  }, [client]);
}
