import { parseId } from "#server/core/ids";
import { parseMoment } from "#server/core/moments.rules";
import { foreignCursor, packCursor, unpackCursor } from "#server/core/pagination";
import type { ReasonedRow } from "#server/features/feed/following/following.model";

/** Top ranks at most this many posts: the newest of authors with standing, and then the newest of others. */
export const RANKED_MAX = 500;
/** Posts of authors with standing are looked for among so many, the newest: Top costs the same however much is written. */
export const WALKED_MAX = 20_000;

/** The moments of one reading of Top, which all its pages have in common. */
interface TopMoments {
  /** Posts count that were written after this moment. */
  since: string;
  /** The moment when the first page was read: posts and marks count until then, and what the viewer saw before is left out. */
  asOf: string;
}

/** The position of a post in Top. */
export interface TopPosition extends TopMoments {
  /** 0 for an author without standing or of whom the viewer wants less; otherwise one more than the members who marked it. */
  score: number;
  createdAt: string;
  id: number;
}

/** A post of Top with its position, and the number of posts in all. */
export interface TopRow extends ReasonedRow, TopPosition {
  total: number;
}

/** Packs the position of a post in Top. */
export const topCursor = ({ since, asOf, score, createdAt, id }: TopPosition): string =>
  packCursor(since, asOf, score, createdAt, id);

/** @throws DomainError BAD_USER_INPUT for a cursor that we did not make. */
export function topPosition(cursor: string): TopPosition {
  const [since = "", asOf = "", score = "", createdAt = "", id = ""] = unpackCursor(cursor);
  const position = {
    since,
    asOf,
    score: /^\d{1,9}$/.test(score) ? Number(score) : -1,
    createdAt,
    id: parseId(id),
  };
  const areMoments = [since, asOf, createdAt].every((moment) => parseMoment(moment) !== null);
  if (!areMoments || position.score < 0 || position.id === null) throw foreignCursor();
  const checked = { ...position, id: position.id };
  if (topCursor(checked) !== cursor) throw foreignCursor();
  return checked;
}
