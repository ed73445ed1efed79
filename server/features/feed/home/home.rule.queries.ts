import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { hiddenLately } from "#server/db/hiddenCounts";
import { posts } from "#server/db/schema/posts";
import {
  isForViewer,
  isNotBlocked,
  isNotHidden,
  isNotHiddenBy,
  isNotMuted,
  isOutsideGroups,
  peopleHiddenFrom,
  peopleMutedBy,
} from "#server/db/visibility";
import { type Clause, CLAUSES, clausesAbout } from "./home.rule.model.ts";

type Viewer = SQLWrapper | number;

interface Form {
  /** Checks that the clause does not leave a person or post out: a lookup by a primary key. */
  keeps(viewer: Viewer, id: SQLWrapper): SQL;
  /** The people whom it leaves out, for totals: few. A clause about posts looks them up one by one. */
  people?(viewer: Viewer): SQL;
}

const FORMS: Record<Clause, Form> = {
  blocked: { keeps: isNotBlocked, people: peopleHiddenFrom },
  gone: { keeps: isNotHidden, people: () => hiddenLately },
  muted: { keeps: isNotMuted, people: peopleMutedBy },
  putAway: { keeps: isNotHiddenBy },
};

const all = (what: "author" | "post", viewer: Viewer, id: SQLWrapper): SQL =>
  sql.join(
    clausesAbout(what).map((name) => FORMS[name].keeps(viewer, id)),
    sql` and `,
  );

/** Checks that no clause leaves an author out. */
export const keepsAuthor = (viewer: Viewer, person: SQLWrapper): SQL => all("author", viewer, person);

/** Checks that a post of `posts` is in the viewer's home feed; those of private groups are only in the group. */
export const isAtHome = (viewer: Viewer): SQL =>
  sql`${isForViewer(viewer, posts)} and ${isOutsideGroups(posts.visibility)}
    and ${keepsAuthor(viewer, posts.authorId)} and ${all("post", viewer, posts.id)}`;

/** The authors whom the clauses leave out. */
export const authorsLeftOut = (viewer: Viewer): SQL =>
  sql.join(
    clausesAbout("author").flatMap((name) => FORMS[name].people?.(viewer) ?? []),
    sql` union `,
  );

/** The people and posts of a page that each clause leaves out: rows of a `kind` and an `id`. */
export const factsLeftOut = (viewer: Viewer, ids: Record<"author" | "post", SQL>): SQL[] =>
  (Object.keys(CLAUSES) as Clause[]).map(
    (name) => sql`select ${sql.raw(`'${name}'`)} as kind, one.id from unnest(${ids[CLAUSES[name]]}) as one (id)
      where not (${FORMS[name].keeps(viewer, sql`one.id`)})`,
  );
