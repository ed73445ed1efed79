import { useQuery } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";
import type { MemberRole } from "#client/gql/graphql.ts";

const StaffRole = graphql(`
  query StaffRole {
    viewer {
      staffRole
    }
  }
`);

const ModerationCounts = graphql(`
  query ModerationCounts {
    moderationCounts {
      cases
      appeals
    }
  }
`);

/** Returns the viewer's role in the community; null while it is loading, and "MEMBER" where it cannot be loaded. */
export function useStaffRole(): MemberRole | null {
  const { data, loading } = useQuery(StaffRole, { fetchPolicy: "cache-first", refetchOn: false });
  return data?.viewer?.staffRole ?? (loading ? null : "MEMBER");
}

/** Returns whether a role may moderate. */
export const isStaff = (role: MemberRole | null): boolean => role === "MODERATOR" || role === "ADMIN";

/** Loads how many cases and appeals are open, up to 100 each; null while that is loading. Only staff may ask. */
export function useModerationCounts() {
  const { data } = useQuery(ModerationCounts, { fetchPolicy: "cache-and-network" });
  return data?.moderationCounts ?? null;
}
