import type { Slice } from "#server/core/pages";
import { foreignCursor, packCursor, toCursor, toPageRequest, toPageSize, unpackCursor } from "#server/core/pagination";
import type { CaseState, CaseView, QueueOrder } from "#server/features/moderation/moderation.model";

/** The position of a case in a list: by time and id, or with the most reports first by their number and the id. */
interface CasePosition {
  createdAt: string;
  id: number;
  count: number;
}

/** A case with its position in a list. */
export interface ListedCase {
  view: CaseView;
  position: CasePosition;
}

/** The position after which a list with the most reports first goes on. */
export type AfterMost = Pick<CasePosition, "count" | "id">;

/** The part of the queue that is wanted. */
export interface QueueSlice extends Slice {
  afterMost?: AfterMost | null;
}

interface Listing {
  state: CaseState;
  order: QueueOrder;
}

const isByReports = ({ state, order }: Listing) => state === "open" && order === "most_reported";

const MOST = "most";
const NUMBER = /^[1-9][0-9]{0,14}$/;

/** @throws DomainError BAD_USER_INPUT for a size outside 1 to 50, or a cursor of another list. */
export function queueSlice(listing: Listing, first: number, after: string | null): QueueSlice {
  if (!isByReports(listing)) return toPageRequest(first, after);
  const size = toPageSize(first);
  if (after === null) return { first: size, after: null };
  const [list, count = "", id = "", ...rest] = unpackCursor(after);
  const isOurs = list === MOST && NUMBER.test(count) && NUMBER.test(id) && rest.length === 0;
  if (!isOurs) throw foreignCursor();
  return { first: size, after: null, afterMost: { count: Number(count), id: Number(id) } };
}

/** Returns the cursor of a case in a list. */
export const queueCursor = (listing: Listing, position: CasePosition): string =>
  isByReports(listing) ? packCursor(MOST, position.count, position.id) : toCursor(position);
