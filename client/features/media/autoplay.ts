import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { Autoplay } from "#client/gql/graphql.ts";
import { useMediaQuery } from "#client/lib/browser/useMediaQuery.ts";

const AutoplaySetting = graphql(`
  query AutoplaySetting {
    viewer {
      settings {
        autoplay
      }
    }
  }
`);

const SetAutoplay = graphql(`
  mutation SetAutoplay($input: UpdateSettingsInput!) {
    updateSettings(input: $input) {
      autoplay
    }
  }
`);

/** Loads when the member wants videos to play automatically, on all their devices. */
export function useAutoplay() {
  return useValueQuery(AutoplaySetting, { variables: {}, value: ({ viewer }) => viewer?.settings.autoplay });
}

/**
 * Saves the setting. The change is rendered at once; the result is false when it could not be saved and is back at the
 * old value.
 */
export function useSetAutoplay() {
  const client = useApolloClient();
  return useCallback(
    async (autoplay: Autoplay): Promise<boolean> => {
      try {
        await client.mutate({
          mutation: SetAutoplay,
          variables: { input: { autoplay } },
          optimisticResponse: { __typename: "Mutation", updateSettings: { __typename: "Settings", autoplay } },
        });
        return true;
      } catch {
        return false;
      }
    },
    [client],
  );
}

/**
 * Checks whether a video or a moving picture may start by itself on this device now: as the member has chosen, never at
 * the cost of mobile data, and never where the system asks for less motion.
 */
export function useMayAutoplay(): boolean {
  const { value: chosen } = useAutoplay();
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  if (isStill) return false;
  if (chosen === "WIFI") return !isMetered();
  return chosen === "ALWAYS";
}

/** Checks whether data may cost money. A browser without that information counts as being on a free network. */
function isMetered(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  if (typeof connection !== "object" || connection === null) return false;
  const isSaving = "saveData" in connection && connection.saveData === true;
  return isSaving || ("type" in connection && connection.type === "cellular");
}
