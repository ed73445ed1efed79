import { useApolloClient } from "@apollo/client/react";
import { useUndoAct } from "#client/features/moderation/core/useUndoAct.ts";
import { graphql } from "#client/gql/gql.ts";
import type { AdminMail, MemberRole } from "#client/gql/graphql.ts";

const SetMemberRole = graphql(`
  mutation SetMemberRole($userId: ID!, $role: MemberRole!, $why: String!) {
    setMemberRole(id: $userId, role: $role, why: $why) {
      id
    }
  }
`);

const SuspendMember = graphql(`
  mutation SuspendMember($id: ID!, $rule: String!, $days: Int, $words: String!) {
    moderate(kind: MEMBER, id: $id, outcome: SUSPEND, rule: $rule, days: $days, words: $words) {
      act {
        id
      }
    }
  }
`);

const EndMemberSessions = graphql(`
  mutation EndMemberSessions($userId: ID!, $sessionId: ID, $why: String!) {
    endMemberSessions(id: $userId, sessionId: $sessionId, why: $why)
  }
`);

const MailMember = graphql(`
  mutation MailMember($userId: ID!, $mail: AdminMail!) {
    mailMember(id: $userId, mail: $mail) {
      id
    }
  }
`);

/** Returns what admins do for a member. Each rejects with the server's objection, and reads the member again after it. */
export function useMemberActs(id: string) {
  const client = useApolloClient();
  const undo = useUndoAct();
  const readAgain = async () => {
    await client.refetchQueries({ include: ["AdminMemberDetail", "StaffLog"] });
  };
  return {
    readAgain,
    setRole: async (role: MemberRole, why: string): Promise<void> => {
      await client.mutate({ mutation: SetMemberRole, variables: { userId: id, role, why } });
      await readAgain();
    },
    /** A suspension without a number of days has no end. */
    suspend: async (variables: { rule: string; days: number | null; words: string }): Promise<void> => {
      await client.mutate({ mutation: SuspendMember, variables: { id, ...variables } });
      await readAgain();
    },
    /** Takes back the act that suspended the member. */
    lift: async (act: string, why: string): Promise<void> => {
      await undo(act, why);
      await readAgain();
    },
    /** Ends one session, or all of them; resolves to the number of those that ended. */
    endSessions: async (sessionId: string | null, why: string): Promise<number> => {
      const { data } = await client.mutate({ mutation: EndMemberSessions, variables: { userId: id, sessionId, why } });
      await readAgain();
      return data?.endMemberSessions ?? 0;
    },
    mail: async (mail: AdminMail): Promise<void> => {
      await client.mutate({ mutation: MailMember, variables: { userId: id, mail } });
      await readAgain();
    },
  };
}
export type MemberActs = ReturnType<typeof useMemberActs>;
