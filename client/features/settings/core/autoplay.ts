import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { Autoplay } from "#client/gql/graphql.ts";

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

/** When the member wants videos to begin by themselves, on all their devices. */
export function useAutoplay() {
  return useValueQuery(AutoplaySetting, { variables: {}, value: ({ viewer }) => viewer?.settings.autoplay });
}

/** Changes it: shown at once; false when it could not be saved and stands as before. */
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

/** Whether a video may begin by itself here and now: as the member wishes, and never at the cost of mobile data. */
export function useMayAutoplay(): boolean {
  const { value: chosen } = useAutoplay();
  if (chosen === "WIFI") return !isMetered();
  return chosen === "ALWAYS";
}

/** Whether data may cost money. Browsers that do not tell are taken to be on a network that does not. */
function isMetered(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  if (typeof connection !== "object" || connection === null) return false;
  const isSaving = "saveData" in connection && connection.saveData === true;
  return isSaving || ("type" in connection && connection.type === "cellular");
}
