import type { UpdateProfileInput } from "#client/gql/graphql.ts";
import { BIO_MAX } from "#server/features/people/people.limits.rules";
import { LOCATION_MAX, PHONE_MAX, WEBSITE_MAX } from "#server/features/profiles/profiles.rules";
import { NAME_MAX, USERNAME_MAX } from "#server/features/auth/auth.rules";

/** What is typed in the edit form. The email stands beside it and is never sent. */
export interface ProfileFields {
  name: string;
  username: string;
  bio: string;
  location: string;
  website: string;
  phone: string;
}

export type ProfileFieldName = keyof ProfileFields;

/** In the order of the form. */
export const PROFILE_FIELD_NAMES = ["name", "username", "bio", "location", "website", "phone"] as const;

/** Characters that a field holds. */
export const FIELD_MAX: Record<ProfileFieldName, number> = {
  name: NAME_MAX,
  username: USERNAME_MAX,
  bio: BIO_MAX,
  location: LOCATION_MAX,
  website: WEBSITE_MAX,
  phone: PHONE_MAX,
};

/** What a member has changed; what stands as it was is not sent. */
export function changeOf(before: ProfileFields, now: ProfileFields): UpdateProfileInput {
  const changed = PROFILE_FIELD_NAMES.filter((name) => before[name].trim() !== now[name].trim());
  return Object.fromEntries(changed.map((name) => [name, now[name].trim()]));
}
