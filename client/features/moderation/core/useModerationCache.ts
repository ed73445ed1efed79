import { InMemoryCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { relayStylePagination } from "@apollo/client/utilities";
import { useState } from "react";

/**
 * Defines how the cache stores the lists of moderators. Only their pages need that, so it is no part of the code that
 * every member loads.
 */
export function useModerationCache(): void {
  const { cache } = useApolloClient();
  useState(() => {
    if (!(cache instanceof InMemoryCache)) return;
    cache.policies.addTypePolicies({
      Query: {
        fields: {
          moderationQueue: relayStylePagination(["state", "kind", "rule", "mine", "order"]),
          moderationAppeals: relayStylePagination(["state"]),
          moderationLog: relayStylePagination(["action", "actorId", "subjectId", "subjectKind"]),
        },
      },
      ModerationCounts: { keyFields: [] },
      // Parts of a case without an id: a list reads fewer of their fields than the open case.
      ReportedContent: { merge: true },
      ModerationContent: { merge: true },
      ModerationClaim: { merge: true },
      ModerationMember: { keyFields: ["user", ["id"]], fields: { earlier: { merge: false } } },
    });
  });
}
