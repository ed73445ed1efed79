import type { NamedGroup } from "#server/db/postColumns";
import type { Person } from "#server/features/people/people.model";

/** What a member asked of their feed: less of a person, or for a week nothing of a person, by a tag or from a group. */
export const PREFERENCE_KINDS = ["less", "person", "tag", "group"] as const;
export type PreferenceKind = (typeof PREFERENCE_KINDS)[number];

/** What a preference is about: one of the three. */
export interface PreferenceTarget {
  personId: number | null;
  tag: string | null;
  groupId: number | null;
}

/** Something that a member asked of their feed, as long as it counts. */
export interface PreferenceView extends PreferenceTarget {
  id: number;
  kind: PreferenceKind;
  group: NamedGroup | null;
  /** When it ends; null for one without end. */
  until: string | null;
  createdAt: string;
}

/** A preference with the person whom it names, as REST answers it. */
export interface NamedPreference extends PreferenceView {
  person: Person | null;
}

export const THIS = "This preference";
export const POST = "This post";
export const GROUP = "This group";
export const OWN_POST = "This is your own post.";
export const ONESELF = "You cannot mute yourself.";
