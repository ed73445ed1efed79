import type { StoredFilter } from "#server/db/schema/moderation";

/** A filter of the queue that a moderator has stored for themself. */
export interface FilterView extends StoredFilter {
  id: number;
  name: string;
}
