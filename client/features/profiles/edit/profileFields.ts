import type { UpdateProfileInput } from "#client/gql/graphql.ts";
import { BIO_MAX } from "#server/features/people/people.limits.rules";
import { LOCATION_MAX, PHONE_MAX, profileChange, WEBSITE_MAX } from "#server/features/profiles/profiles.rules";
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
export type ProfileFaults = Partial<Record<ProfileFieldName, string>>;

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

/** What is wrong with the fields, by the rules that the server has too. */
export function faultsOf(fields: ProfileFields): ProfileFaults {
  const checked = profileChange.safeParse(fields);
  const faults: ProfileFaults = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const name = PROFILE_FIELD_NAMES.find((candidate) => candidate === path[0]);
    if (name) faults[name] ??= message;
  }
  return faults;
}

/** What a member has changed; what stands as it was is not sent. */
export function changeOf(before: ProfileFields, now: ProfileFields): UpdateProfileInput {
  const changed = PROFILE_FIELD_NAMES.filter((name) => before[name].trim() !== now[name].trim());
  return Object.fromEntries(changed.map((name) => [name, now[name].trim()]));
}
