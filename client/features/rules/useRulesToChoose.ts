import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";

const RulesToChoose = graphql(`
  query RulesToChoose {
    rules {
      version
      rules {
        key
        title
      }
    }
  }
`);

/** Loads the community's rules, of which a member names the one that is broken. */
export function useRulesToChoose() {
  const { value, state, refetch } = useValueQuery(RulesToChoose, {
    variables: {},
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    value: (data) => data.rules,
  });
  return { rules: value?.rules ?? null, state, refetch };
}
