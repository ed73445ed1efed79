import type { UpdateProfileInput } from "#client/gql/graphql.ts";
import { BIO_MAX } from "#server/features/people/people.limits.rules";
import { LOCATION_MAX, PHONE_MAX, WEBSITE_MAX } from "#server/features/profiles/profiles.rules";
import { NAME_MAX, USERNAME_MAX } from "#server/features/auth/auth.rules";

/** The values of the form. The email is shown beside them and is never sent. */
export interface ProfileFields {
  name: string;
  username: string;
  bio: string;
  location: string;
  website: string;
  phone: string;
}

export type ProfileFieldName = keyof ProfileFields;

/** The fields in the order of the form. */
export const PROFILE_FIELD_NAMES = ["name", "username", "bio", "location", "website", "phone"] as const;

/** The maximum number of characters of each field. */
export const FIELD_MAX: Record<ProfileFieldName, number> = {
  name: NAME_MAX,
  username: USERNAME_MAX,
  bio: BIO_MAX,
  location: LOCATION_MAX,
  website: WEBSITE_MAX,
  phone: PHONE_MAX,
};

/** Returns what a member has changed; unchanged fields are not sent. */
export function changeOf(before: ProfileFields, now: ProfileFields): UpdateProfileInput {
  const changed = PROFILE_FIELD_NAMES.filter((name) => before[name].trim() !== now[name].trim());
  return Object.fromEntries(changed.map((name) => [name, now[name].trim()]));
}
