import { closed } from "#server/core/words/closed.rules";
import { type OpenGraph, type OpenGraphImage, productIcon } from "#server/core/openGraph";
import { sharedPictureOf, type UrlOf } from "#server/features/media/media.model";
import type { Person } from "./people.model.ts";

/** Presents the preview of a link to a member's profile. */
export function openGraphOfPerson(person: Person, urlOf: UrlOf, publicUrl: string): OpenGraph {
  const { name, username, bio } = person;
  return {
    type: "profile",
    title: `${closed(name)} (@${username})`,
    author: null,
    description: bio || `${closed(name)} shares ideas on Commonplace.`,
    url: `${publicUrl}/profile/${username.toLowerCase()}`,
    image: faceOf(person, urlOf) ?? productIcon(publicUrl),
  };
}

/** Returns the member's picture, for previews without another picture. */
export function faceOf({ name, avatar }: Person, urlOf: UrlOf): OpenGraphImage | null {
  if (!avatar) return null;
  const { key, ...facts } = sharedPictureOf(avatar);
  return { url: urlOf(key), ...facts, alt: name, large: false };
}
