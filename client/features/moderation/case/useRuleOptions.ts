import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { graphql } from "#client/gql/gql.ts";

const RuleTitles = graphql(`
  query RuleTitles {
    rules {
      version
      rules {
        key
        title
      }
    }
  }
`);

interface NamedRule {
  key: string;
  title: string;
}

/** Loads the titles of the rules that hold now. */
export function useRuleTitles(): readonly NamedRule[] {
  const { data } = useQuery(RuleTitles, { fetchPolicy: "cache-first", refetchOn: false });
  return data?.rules?.rules ?? NONE;
}
const NONE: readonly NamedRule[] = [];

/** Returns the rules to choose from: those that the reports name first, then the others that hold now. */
export function useRuleOptions(named: readonly NamedRule[]): { value: string; label: string }[] {
  const all = useRuleTitles();
  return useMemo(
    () =>
      [...named, ...all.filter(({ key }) => !named.some((one) => one.key === key))].map(({ key, title }) => ({
        value: key,
        label: title,
      })),
    [all, named],
  );
}
