import type { UrlOf } from "#server/features/media/media.model";
import type { AuthorAnswer } from "./people.answers.ts";
import type { Person } from "./people.model.ts";

/** Presents the author of a post or comment in REST. */
export function presentAuthor(person: Person, urlOf: UrlOf): AuthorAnswer {
  return {
    id: person.id,
    name: person.name,
    username: person.username,
    avatar: person.avatar && urlOf(person.avatar.key),
  };
}
