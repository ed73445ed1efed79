import { numberedPage, sliceValues } from "#server/core/pages";
import type { UrlOf } from "#server/features/media/media.model";
import type { Person } from "#server/features/people/people.model";
import type { FoundPageAnswer } from "#server/features/bonds/bonds.answers";
import { type Relation, SEARCH_PAGE_SIZE } from "#server/features/bonds/bonds.model";
import { presentFound } from "#server/features/bonds/bonds.presenter";

interface FoundPeople {
  people: readonly Person[];
  /** What each of them is to the viewer, in their order. */
  relations: readonly Relation[];
  page: number;
  total: number;
}

/** Presents a page of people whom a search finds in REST, with its position in the list. */
export function presentFoundPage({ people, relations, page, total }: FoundPeople, urlOf: UrlOf): FoundPageAnswer {
  const users = people.flatMap((person, at) => {
    const relation = relations[at];
    return relation ? [presentFound(person, relation, urlOf)] : [];
  });
  const { offset: before } = sliceValues(numberedPage(page, SEARCH_PAGE_SIZE));
  const pagination = {
    total,
    per_page: SEARCH_PAGE_SIZE,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / SEARCH_PAGE_SIZE)),
    from: users.length > 0 ? before + 1 : null,
    to: users.length > 0 ? before + users.length : null,
  };
  return { users, pagination };
}
