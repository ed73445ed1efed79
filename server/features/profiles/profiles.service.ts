import { notFound } from "#server/core/errors";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { Person } from "./profiles.model.ts";
import { visiblePeople } from "./profiles.queries.ts";

const GUEST = 0;

/** Members as others see them. */
export class ProfilesService {
  constructor(private readonly db: Db) {}

  /** People by their ids, in that order, by one statement; not found for whom the viewer may not see. A batch of loaders. */
  readonly byIds = async (viewer: Viewer | null, ids: readonly number[]): Promise<(Person | Error)[]> => {
    const people = await visiblePeople(this.db, { ids: [...ids], viewer: viewer?.id ?? GUEST });
    const byId = new Map(people.map((person) => [person.id, person]));
    return ids.map((id) => byId.get(id) ?? notFound("This member"));
  };
}
