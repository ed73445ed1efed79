import { useMutation } from "@apollo/client/react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { PublishRulesInput, RulebookQuery } from "#client/gql/graphql.ts";

const Rulebook = graphql(`
  query Rulebook {
    rulebook {
      version
      text
      versions {
        version
        text
        material
        createdAt
        author {
          id
          name
        }
      }
    }
  }
`);

const PublishRules = graphql(`
  mutation PublishRules($input: PublishRulesInput!) {
    publishRules(input: $input) {
      version
    }
  }
`);

export type RulesVersion = NonNullable<RulebookQuery["rulebook"]>["versions"][number];

/** Loads the rules with their versions. Only admins may ask. */
export const useRulebook = () => useValueQuery(Rulebook, { variables: {}, value: ({ rulebook }) => rulebook });

/** Returns a function that publishes a version of the rules. It rejects with the server's objection. */
export function usePublishRules() {
  const [mutate] = useMutation(PublishRules, { refetchQueries: [Rulebook], awaitRefetchQueries: true });
  return async (input: PublishRulesInput): Promise<void> => {
    await mutate({ variables: { input } });
  };
}
