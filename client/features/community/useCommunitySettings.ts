import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { fieldErrorsIn, messageOf } from "#client/apollo/errors.ts";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { CommunitySettingsQuery, UpdateCommunitySettingsInput } from "#client/gql/graphql.ts";
import { toast } from "#client/ui/toasts/toast.ts";

const CommunitySettings = graphql(`
  query CommunitySettings {
    communitySettings {
      name
      contact
      logo {
        url
      }
      accentLight
      accentDark
      announcement
      announcementUntil
      auditDays
      sightingsDays
      maintenance
      maintenanceMessage
      publicIdeas
    }
  }
`);

const UpdateCommunitySettings = graphql(`
  mutation UpdateCommunitySettings($input: UpdateCommunitySettingsInput!) {
    updateCommunitySettings(input: $input) {
      name
    }
  }
`);

export type Settings = NonNullable<CommunitySettingsQuery["communitySettings"]>;
export type SettingsInput = UpdateCommunitySettingsInput;

/** Loads the settings of the community. Only admins may ask. */
export const useCommunitySettings = () =>
  useValueQuery(CommunitySettings, { variables: {}, value: ({ communitySettings }) => communitySettings });

/** Saves some of the settings; what the server refuses is at the fields, by their names, or in a toast. */
export function useSaveSettings() {
  const [mutate, { loading: isSaving }] = useMutation(UpdateCommunitySettings, {
    refetchQueries: [CommunitySettings],
    awaitRefetchQueries: true,
  });
  const [errors, setErrors] = useState<ReturnType<typeof fieldErrorsIn>>({});

  async function save(input: SettingsInput, saved: string): Promise<boolean> {
    try {
      await mutate({ variables: { input } });
      setErrors({});
      toast.success("Saved", saved);
      return true;
    } catch (failure) {
      const faults = fieldErrorsIn(failure);
      setErrors(faults);
      if (Object.keys(faults).length === 0)
        toast.failure("Couldn't save that", messageOf(failure, "Please try again."));
      return false;
    }
  }
  return { save, isSaving, errorOf: (field: keyof SettingsInput) => errors[field]?.[0] };
}
