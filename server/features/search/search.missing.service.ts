import { folded } from "#server/core/words/fold.rules";
import { slipsOf } from "#server/core/words/slips";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { ProfilesService } from "#server/features/people/people.service";
import { groupOrNearest } from "#server/features/search/ideas/ideas.groups.queries";
import { type Missing, quotedNames } from "./search.hints.model.ts";
import { nearPeople } from "./search.people.queries.ts";
import { parseQuery } from "./search.rules.ts";

interface Parts {
  db: Db;
  profiles: ProfilesService;
}

/** The groups and members that a query names and that there are not, or that the viewer may not see. */
export async function missingIn(parts: Parts, viewer: Viewer, query: string): Promise<Missing[]> {
  const { group, from } = parseQuery(query);
  const found = await Promise.all([
    ...(group === null ? [] : [missingGroup(parts, group, false)]),
    ...(from === null ? [] : [missingAuthor(parts, viewer, from, false)]),
    ...quotedNames(query, "in")
      .slice(0, 1)
      .map((name) => missingGroup(parts, name, true)),
    ...quotedNames(query, "from")
      .slice(0, 1)
      .map((name) => missingAuthor(parts, viewer, name, true)),
  ]);
  return found.filter((one) => one !== null);
}

async function missingGroup({ db }: Parts, name: string, isQuoted: boolean): Promise<Missing | null> {
  const address = isQuoted
    ? folded(name)
        .trim()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
    : name;
  const [found] = await groupOrNearest(db, { address });
  const nearest = found?.isKnown ? address : (found?.nearest ?? null);
  return found?.isKnown && !isQuoted ? null : { token: `in:${name}`, nearest };
}

/** A former name of a member is not known to the search, but leads to them. */
async function missingAuthor(
  { db, profiles }: Parts,
  viewer: Viewer,
  name: string,
  isQuoted: boolean,
): Promise<Missing | null> {
  const found = await profiles.find(viewer, name);
  if (found && !isQuoted && found.username.toLowerCase() === name) return null;
  if (found) return { token: `from:${name}`, nearest: found.username };
  const [near] = await nearPeople(db, { viewer: viewer.id, name, slips: slipsOf(folded(name)), limit: 1 });
  const [person] = near ? await profiles.byIds(viewer, [near.id]) : [];
  return { token: `from:${name}`, nearest: person && !(person instanceof Error) ? person.username : null };
}
