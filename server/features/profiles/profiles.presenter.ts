import type { UrlOf } from "#server/features/media/media.model";
import type { Person } from "./profiles.model.ts";

/** The person beside what they wrote, in REST. */
export function presentAuthor(person: Person, urlOf: UrlOf) {
  return {
    id: person.id,
    name: person.name,
    username: person.username,
    avatar: person.avatar && urlOf(person.avatar.key),
  };
}
