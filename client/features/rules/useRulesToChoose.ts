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

export interface RuleToChoose {
  key: string;
  title: string;
}

/** Loads the community's rules, of which a member names the one that is broken. */
export function useRulesToChoose() {
  const { value, state, refetch } = useValueQuery(RulesToChoose, {
    variables: {},
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    value: (data) => data.rules,
  });
  const rules: readonly RuleToChoose[] | null = value?.rules ?? null;
  return { rules, state, refetch };
}
