import { useMutation } from "@apollo/client/react";
import { useListQuery } from "#client/apollo/useListQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { MemberSessionsQuery } from "#client/gql/graphql.ts";

const MemberSessions = graphql(`
  query MemberSessions {
    viewer {
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

const RevokeSession = graphql(`
  mutation RevokeSession($id: ID!) {
    revokeSession(id: $id)
  }
`);

const EndOtherSessions = graphql(`
  mutation EndOtherSessions {
    endOtherSessions
  }
`);

/** A session of the member. */
export type MemberSession = NonNullable<MemberSessionsQuery["viewer"]>["sessions"][number];

/** Loads the sessions of the member, this device first, with the actions that end them. */
export function useSessions() {
  const sessions = useListQuery(MemberSessions, {
    variables: {},
    items: ({ viewer }) => viewer?.sessions.toSorted(byUse),
  });
  const [revoke] = useMutation(RevokeSession);
  const [endOthers] = useMutation(EndOtherSessions);
  return {
    sessions,
    /** Ends one session. @throws an error when the server could not do it. */
    revoke: async (id: string): Promise<void> => {
      await revoke({
        variables: { id },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: "Session", id }) ?? "" }),
      });
    },
    /** Ends all sessions but this one; resolves to their number. @throws an error when the server could not do it. */
    endOthers: async (): Promise<number> => {
      const others = sessions.items?.filter(({ isCurrent }) => !isCurrent) ?? [];
      const answer = await endOthers({
        update: (cache) => {
          for (const { id } of others) cache.evict({ id: cache.identify({ __typename: "Session", id }) ?? "" });
        },
      });
      return answer.data?.endOtherSessions ?? 0;
    },
  };
}

function byUse(one: MemberSession, other: MemberSession): number {
  if (one.isCurrent !== other.isCurrent) return one.isCurrent ? -1 : 1;
  return other.lastUsedAt.localeCompare(one.lastUsedAt);
}
