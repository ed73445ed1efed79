import type { UpdateProfileInput } from "#client/gql/graphql.ts";
import { BIO_MAX } from "#server/features/people/people.limits.rules";
import {
  HEADLINE_MAX,
  LOCATION_MAX,
  PHONE_MAX,
  type ProfileDraft,
  WEBSITE_MAX,
} from "#server/features/profiles/profiles.rules";
import { NAME_MAX, USERNAME_MAX } from "#server/features/auth/auth.rules";

/** A field that the rule takes. Each of them has its input in the form. */
export type ProfileFieldName = keyof ProfileDraft;

/** The values of the form. The email is shown beside them and is never sent. */
export type ProfileFields = Readonly<Record<ProfileFieldName, string>>;

/** The maximum number of characters of each field, in the order of the form. */
export const FIELD_MAX: Record<ProfileFieldName, number> = {
  name: NAME_MAX,
  username: USERNAME_MAX,
  headline: HEADLINE_MAX,
  bio: BIO_MAX,
  location: LOCATION_MAX,
  website: WEBSITE_MAX,
  phone: PHONE_MAX,
};

/** The fields in the order of the form. */
export const PROFILE_FIELD_NAMES = Object.keys(FIELD_MAX).filter((name): name is ProfileFieldName => name in FIELD_MAX);

/** Returns what a member has changed; unchanged fields are not sent. */
export function changeOf(before: ProfileFields, now: ProfileFields): UpdateProfileInput {
  const changed = PROFILE_FIELD_NAMES.filter((name) => before[name].trim() !== now[name].trim());
  return Object.fromEntries(changed.map((name) => [name, now[name].trim()]));
}

export const LABELS: Record<ProfileFieldName, string> = {
  name: "Name",
  username: "Username",
  headline: "Headline",
  bio: "Bio",
  location: "Location",
  website: "Website",
  phone: "Phone",
};

/** Returns some fields with their labels, for the choice between two versions. */
export const wordsOfProfile = (fields: ProfileFields, names: readonly string[]): string =>
  PROFILE_FIELD_NAMES.filter((name) => names.includes(name))
    .map((name) => `${LABELS[name]}: ${fields[name] || "empty"}`)
    .join("\n");
