import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { graphql } from "#client/gql/gql.ts";
import type { UpdateProfileInput } from "#client/gql/graphql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { mediaPath } from "#client/lib/media/mediaPath.ts";
import type { ProfileDraft } from "#server/features/profiles/profiles.rules";
import { ProfileCompletionQuery } from "./ProfileCompletion.tsx";

/**
 * The document selects every field that a change can touch, so that each component which shows the member is updated.
 */
const UpdateProfile = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      id
      name
      username
      headline
      bio
      location
      website
      avatar {
        url
        width
        height
        placeholder
        sources {
          url
          width
          type
        }
      }
      banner {
        url
        width
        height
        placeholder
        sources {
          url
          width
          type
        }
      }
    }
  }
`);

/** Every field that others see too; the phone is the member's own. */
type SavedField = Exclude<keyof ProfileDraft, "phone">;

/** Saves the member's own profile. @throws the error of the server */
export function useUpdateProfile() {
  const client = useApolloClient();
  return useCallback((input: UpdateProfileInput) => updateProfile(client, input), [client]);
}

/** Saves the profile of the member who is signed in. Sent twice, it changes nothing more. @throws the error of the server */
export async function updateProfile(client: ApolloClient, input: UpdateProfileInput) {
  const { data } = await client.mutate({
    mutation: UpdateProfile,
    variables: { input },
    refetchQueries: [ProfileCompletionQuery],
  });
  if (!data?.updateProfile) throw new Error("The server did not answer with the profile");
  return data.updateProfile satisfies Record<SavedField, unknown>;
}

/** Waits until a picture can be rendered without a gap; a picture that cannot be loaded ends the wait too. */
export async function whenLoaded(url: string): Promise<void> {
  const image = new Image();
  image.src = mediaPath(url);
  await ignoreFailure(image.decode(), "shown");
}
