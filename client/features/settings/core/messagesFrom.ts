import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
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

/** From whom the member takes messages. */
export function useMessagesFrom() {
  return useValueQuery(MessagesFromSetting, { variables: {}, value: ({ viewer }) => viewer?.settings.messagesFrom });
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
