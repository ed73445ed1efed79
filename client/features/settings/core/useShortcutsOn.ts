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

/**
 * Checks whether single-key shortcuts act. The setting comes with the member, before anything of their page is rendered:
 * no key is lost while it loads, and a member who has switched them off never triggers one.
 */
export function useShortcutsOn(): boolean {
  const { data } = useQuery(ShortcutSettings, { fetchPolicy: "cache-first", refetchOn: false });
  return data?.viewer?.settings.keyboardShortcuts ?? false;
}
