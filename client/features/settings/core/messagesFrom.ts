import { useApolloClient, useQuery } from "@apollo/client/react";
import { useCallback } from "react";
import { graphql } from "#client/gql/gql.ts";
import type { MessagesFrom } from "#client/gql/graphql.ts";

const MessagesFromSetting = graphql(`
  query MessagesFromSetting {
    viewer {
      settings {
        messagesFrom
      }
    }
  }
`);

const SetMessagesFrom = graphql(`
  mutation SetMessagesFrom($input: UpdateSettingsInput!) {
    updateSettings(input: $input) {
      messagesFrom
    }
  }
`);

/** From whom the member takes messages; null until that is known. */
export function useMessagesFrom() {
  const { data, error, refetch } = useQuery(MessagesFromSetting);
  const chosen = data?.viewer?.settings.messagesFrom ?? null;
  return { chosen, error: chosen ? null : (error ?? null), retry: () => void refetch().catch(() => {}) };
}

/** Changes it: shown at once; false when it could not be saved and stands as before. */
export function useSetMessagesFrom() {
  const client = useApolloClient();
  return useCallback(
    async (messagesFrom: MessagesFrom): Promise<boolean> => {
      try {
        await client.mutate({
          mutation: SetMessagesFrom,
          variables: { input: { messagesFrom } },
          optimisticResponse: { __typename: "Mutation", updateSettings: { __typename: "Settings", messagesFrom } },
        });
        return true;
      } catch {
        return false;
      }
    },
    [client],
  );
}
