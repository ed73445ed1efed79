import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { AdminMemberDetailQuery } from "#client/gql/graphql.ts";

const AdminMemberDetailDocument = graphql(`
  query AdminMemberDetail($username: String!) {
    adminMember(username: $username) {
      member {
        id
        user {
          id
          name
          username
        }
        email
        emailVerifiedAt
        emailRefusedAt
        role
        lastActiveAt
        suspended
        suspendedUntil
        leavesAt
      }
      record {
        user {
          id
        }
        ...MemberRecord_member
      }
      invitedBy {
        id
        name
        username
      }
      suspendedBy
      sessions {
        id
        device
        ip
        createdAt
        lastUsedAt
        isCurrent
      }
    }
  }
`);

/** What admins know of a member. */
export type MemberKnown = NonNullable<AdminMemberDetailQuery["adminMember"]>;

/** Loads what admins know of a member. */
export const useMemberPage = (username: string) =>
  useValueQuery(AdminMemberDetailDocument, {
    variables: { username },
    fetchPolicy: "cache-and-network",
    value: ({ adminMember }) => adminMember,
  });
