import type { Viewer } from "#server/core/viewer";
import type { Db, DbOrTx } from "#server/db/client";
import type { StoredFacet } from "#server/db/schema/facets";
import { facetsIn, namesIn } from "./facets.rules.ts";
import { membersNamed } from "./facets.queries.ts";

/** Finds the mentions, tags and links of a text once, when it is written. */
export class FacetsService {
  constructor(private readonly db: Db) {}

  /** Returns the facets of a text. It mentions members whom the writer may see; one statement looks all of them up. */
  async resolve(viewer: Viewer, text: string, db: DbOrTx = this.db): Promise<StoredFacet[]> {
    const names = namesIn(text);
    const members = names.length === 0 ? [] : await membersNamed(db, { viewer: viewer.id, names });
    return facetsIn(text, new Map(members.map(({ id, name }) => [name, id])));
  }
}
