import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { setToggle } from "#client/apollo/marks/optimisticToggle.ts";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";

const MemberSettings_settings = graphql(`
  fragment MemberSettings_settings on Settings {
    altReminder
    keyboardShortcuts
    showOnline
    showVisits
    readReceipts
  }
`);

const MemberSettings = graphql(`
  query MemberSettings {
    viewer {
      settings {
        altReminder
        keyboardShortcuts
        showOnline
        showVisits
        readReceipts
      }
    }
  }
`);

const UpdateSettings = graphql(`
  mutation UpdateSettings($input: UpdateSettingsInput!) {
    updateSettings(input: $input) {
      ...MemberSettings_settings
    }
  }
`);

/** A setting that is on or off. */
export type SwitchName = "altReminder" | "keyboardShortcuts" | "showOnline" | "showVisits" | "readReceipts";

/** Loads the member's settings for all their devices. */
export function useMemberSettings() {
  return useValueQuery(MemberSettings, { variables: {}, value: ({ viewer }) => viewer?.settings });
}

/**
 * Turns a setting on or off. The change is rendered at once and the last intent wins; the result is false when it could
 * not be saved.
 */
export function useTurnSetting() {
  const client = useApolloClient();
  return useCallback(
    (name: SwitchName, on: boolean) => {
      const at = { id: "Settings:{}", fragment: MemberSettings_settings };
      return setToggle(
        client,
        {
          key: `Settings ${name}`,
          confirmed: (cache) => {
            const known = cache.readFragment({ ...at, optimistic: false });
            return known && { on: known[name], count: 0 };
          },
          show: (cache, { on: isOn }) => {
            cache.updateFragment({ ...at }, (known) => known && { ...known, [name]: isOn });
          },
          save: (wanted) => client.mutate({ mutation: UpdateSettings, variables: { input: { [name]: wanted } } }),
        },
        on,
      );
    },
    [client],
  );
}
