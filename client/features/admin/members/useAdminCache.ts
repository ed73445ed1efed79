import { InMemoryCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { relayStylePagination } from "@apollo/client/utilities";
import { useState } from "react";
import { useModerationCache } from "#client/features/moderation/core/useModerationCache.ts";

/** Defines how the cache stores the lists of admins. It is no part of the code that every member loads. */
export function useAdminCache(): void {
  useModerationCache();
  const { cache } = useApolloClient();
  useState(() => {
    if (!(cache instanceof InMemoryCache)) return;
    cache.policies.addTypePolicies({
      Query: { fields: { adminMembers: relayStylePagination(["query", "role", "state"]) } },
      AdminMemberDetail: { keyFields: ["member", ["id"]], fields: { sessions: { merge: false } } },
    });
  });
}
