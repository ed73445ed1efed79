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

/** Loads from whom the member accepts messages. */
export function useMessagesFrom() {
  return useValueQuery(MessagesFromSetting, { variables: {}, value: ({ viewer }) => viewer?.settings.messagesFrom });
}

/**
 * Saves the setting. The change is rendered at once; the result is false when it could not be saved and is back at the
 * old value.
 */
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
