import { useQuery } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";

const ShortcutSettings = graphql(`
  query ShortcutSettings {
    viewer {
      settings {
        keyboardShortcuts
      }
    }
  }
`);

/** Whether single keys act. Until it is known they do not: nobody who has switched them off is surprised by one. */
export function useShortcutsOn(): boolean {
  const { data } = useQuery(ShortcutSettings, { fetchPolicy: "cache-first", refetchOn: false });
  return data?.viewer?.settings.keyboardShortcuts ?? false;
}
