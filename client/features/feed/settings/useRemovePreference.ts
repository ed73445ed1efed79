import type { ApolloClient, Reference } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { hidingRulesOf } from "#client/features/feed/reasons/hiddenPosts.ts";
import { RemoveFeedPreference } from "#client/features/feed/reasons/preferencesCache.ts";
import { toast } from "#client/ui/toasts/toast.ts";

interface StoredList {
  edges: { node: Reference }[];
}

/** Returns the two steps of removing a preference: on the server, and from the list once its row has collapsed. */
export function useRemovePreference() {
  const client = useApolloClient();
  return useMemo(
    () => ({
      /** Removes it and reports a failure. Returns whether it was done. */
      async remove(id: string): Promise<boolean> {
        try {
          await client.mutate({ mutation: RemoveFeedPreference, variables: { id } });
          return true;
        } catch (failure) {
          toast.failure("Couldn't remove that", messageOf(failure, "Please try again."));
          return false;
        }
      },
      takeOut(id: string): void {
        client.cache.modify<Record<"feedPreferences", StoredList>>({
          id: "Viewer:{}",
          fields: {
            feedPreferences: (stored, { readField }) =>
              "edges" in stored
                ? { ...stored, edges: stored.edges.filter(({ node }) => readField("id", node) !== id) }
                : stored,
          },
        });
        readFollowingAgain(client);
      },
    }),
    [client],
  );
}

/** Drops what is known of the posts of those whom the member follows: those that were kept away belong there again. */
function readFollowingAgain(client: ApolloClient): void {
  hidingRulesOf(client).set([]);
  client.cache.modify({
    id: "ROOT_QUERY",
    fields: {
      feed: (stored: unknown, { storeFieldName, DELETE }) => (storeFieldName.includes('"FOLLOWING"') ? DELETE : stored),
    },
  });
}
